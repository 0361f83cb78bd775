import type { Read } from '@talaan/imports/rules/readers.ts';

/** Classes do not begin before: an earlier hour without AM or PM is of the afternoon. */
const EARLIEST = 7 * 60;
const NOON = 720;

/** `9:00`, `9:00 AM`, `1:30`, `13:30`, `1:30 PM` or Excel's part of a day as minutes from midnight. */
export function readClock(cell: string): Read<number> {
  const error = `“${cell.slice(0, 40)}” is not a time. Enter it as 7:30 AM or 13:30.`;
  if (/^0?\.\d+$/.test(cell)) return { value: Math.round(Number(cell) * 1440) };
  const found = /^(\d{1,2})(?::?([0-5]\d))?(?::00)? ?(?:([ap])\.? ?m\.?|(nn|noon))?$/i.exec(cell);
  if (!found) return { error };
  const hour = Number(found[1]);
  const minutes = hour * 60 + Number(found[2] ?? 0);
  if (found[4]) return hour === 12 ? { value: minutes } : { error };
  if (found[3]) {
    if (hour < 1 || hour > 12) return { error };
    return { value: (minutes % NOON) + (found[3].toLowerCase() === 'p' ? NOON : 0) };
  }
  if (minutes > 1440) return { error };
  return { value: minutes < EARLIEST ? minutes + NOON : minutes };
}
