/** Give an address away. */
import { t } from '../i18n/words.svelte';
import { say } from './notice.svelte';

export async function share(address = location.href): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    say(t('link-copied'));
  } catch {
    say(address); // browsers that keep the clipboard to themselves
  }
}

/** Invite someone to this page: by the device's own way to send things, where fingers are used. */
export async function send(title: string): Promise<void> {
  if (matchMedia('(pointer: coarse)').matches && navigator.share) {
    try {
      await navigator.share({ title, text: t('come-and-play', { game: title }), url: location.href });
      say(t('invitation-sent'));
      return;
    } catch {
      // Not sent after all: the link can still be copied.
    }
  }
  await share();
}
