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
