import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { SlipRow } from '../../contract/pass-slips.ts';

const CLOCK = new Intl.DateTimeFormat('en-PH', { hour: 'numeric', minute: '2-digit', timeZone: ZONE });

/** `10:00 AM to 11:00 AM`, as asked for. */
export function formatHours({ from_minute, to_minute }: Pick<SlipRow, 'from_minute' | 'to_minute'>): string {
  return say('{time} to {until}', { time: clockTime(from_minute), until: clockTime(to_minute) });
}

/** `10:04 AM to 10:51 AM`, by the clock; `10:04 AM` while the person is out. */
export function formatOut({ left_at, returned_at }: Pick<SlipRow, 'left_at' | 'returned_at'>): string {
  if (left_at === null) return '';
  const left = CLOCK.format(new Date(left_at));
  return returned_at === null ? left : say('{left} to {clock}', { left, clock: CLOCK.format(new Date(returned_at)) });
}
