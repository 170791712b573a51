import { t } from '../i18n/words.svelte';
import type { ClockPlan } from '../table/types';

const DAY = 86400; // seconds

/** A clock in words. */
export function clockText(plan: ClockPlan | null): string {
  if (!plan) return t('clock-none');
  const { seconds, increment = 0 } = plan;
  if (!plan.each_turn) return t('clock-minutes', { minutes: Math.round(seconds / 60), increment });
  if (seconds >= DAY) return t('clock-days', { days: Math.round(seconds / DAY) });
  return t('clock-each-turn', { minutes: Math.round(seconds / 60) });
}
