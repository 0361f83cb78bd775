import { longDate } from '@talaan/kernel/contract/dates.ts';

/** `20 Nov 2026`, `25–27 Nov 2026`, `30 Nov – 2 Dec 2026`: as short as the days allow. */
export function formatDays(first: string, last: string): string {
  if (first === last) return longDate(first);
  if (first.slice(0, 7) === last.slice(0, 7)) return `${Number(first.slice(8))}–${longDate(last)}`;
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isOneYear ? longDate(first).slice(0, -5) : longDate(first)} – ${longDate(last)}`;
}
