import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Period } from '../rules/periods.ts';

/** The days of a row over time within the period: of a day itself, of a month what of it the period has. `id` is its first day, 20261001. */
export function placeOfTime(id: number, name: string, { from, to }: Period): { from: string; to: string } {
  const text = String(id);
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  if (/^\d/.test(name)) return { from: date, to: date };
  const month = monthBounds(date.slice(0, 7));
  return { from: month.from < from ? from : month.from, to: month.to > to ? to : month.to };
}
