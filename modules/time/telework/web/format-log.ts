import { ZONE } from '@talaan/kernel/contract/zone.ts';

const CLOCK = new Intl.DateTimeFormat('en-PH', { hour: 'numeric', minute: '2-digit', timeZone: ZONE });

/** `8:01 AM to 5:03 PM`, `8:01 AM`, or nothing. */
export function formatLog({
  logged_in_at: from,
  logged_out_at: to,
}: {
  logged_in_at: string | null;
  logged_out_at: string | null;
}): string {
  if (from === null) return '';
  return to === null ? formatClock(from) : `${formatClock(from)} to ${formatClock(to)}`;
}

/** An instant by the clock of the university. */
export function formatClock(at: string): string {
  return CLOCK.format(new Date(at));
}
