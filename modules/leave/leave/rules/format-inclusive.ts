import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { LeaveDate } from './parts.ts';
import { formatDates } from './particulars.ts';

const HALVES = { AM: 'morning', PM: 'afternoon' } as const;

/**
 * The inclusive dates with their year, and what of them is a half: `5–6 Feb 2026`, `7 Dec 2026, morning`, `3–4 Dec 2026 (4 Dec morning)`. The card alone
 * has halves within the date (`7 AM Dec`), which reads as an hour elsewhere.
 */
export function formatInclusive(dates: readonly LeaveDate[]): string {
  const parts = Map.groupBy(dates, ({ date }) => date);
  const whole = [...parts.keys()].map((date) => ({ date, part: 'DAY' as const }));
  const halves = [...parts].flatMap(([date, [first, ...others]]) =>
    first!.part === 'DAY' || others.length > 0 ? [] : { date, half: HALVES[first!.part] },
  );
  const years = new Set(dates.map(({ date }) => date.slice(0, 4)));
  return `${formatDates(whole)}${years.size === 1 ? ` ${[...years][0]}` : ''}${formatHalves(halves, whole.length)}`;
}

function formatHalves(halves: readonly { date: string; half: string }[], dates: number): string {
  const [first] = halves;
  if (!first) return '';
  if (halves.length === dates && halves.every(({ half }) => half === first.half))
    return `, ${say(dates === 1 ? first.half : `${first.half}s`)}`;
  return ` (${halves.map(({ date, half }) => `${longDate(date).slice(0, -5)} ${say(half)}`).join(', ')})`;
}
