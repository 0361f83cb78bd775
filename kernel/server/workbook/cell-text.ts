import { visibleText } from '../../contract/visible-text.ts';

const LONGEST_CELL = 2000;
/** Excel computes with 15 digits and shows no more of them. */
const DIGITS = 15;
const DECIMALS = 9;

/** A cell of a workbook as a person sees it; a date with its time of the day where `withTimes`. */
export function cellText(cell: unknown, withTimes: boolean): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '#DATE' : dateText(cell, withTimes);
  if (typeof cell === 'number') return numberText(cell);
  return typeof cell === 'string' || typeof cell === 'boolean' ? cleanCell(String(cell)) : '';
}

/** A number without what the arithmetic of computers adds: 42.49999999999999 is 42.5, and 2.8e-17 is 0. */
export function numberText(value: number): string {
  if (!Number.isFinite(value) || Number.isInteger(value)) return String(value);
  const shown = Number(value.toPrecision(DIGITS))
    .toFixed(DECIMALS)
    .replace(/\.?0+$/, '');
  return shown === '-0' ? '0' : shown;
}

/** What a cell holds, without invisible signs and cut where it is too long. PostgreSQL keeps no zero bytes. */
export function cleanCell(cell: string): string {
  return visibleText(cell.slice(0, LONGEST_CELL)).replaceAll('\u0000', '');
}

/** A time of the day is a fraction of it, which comes back some milliseconds off. */
function dateText(cell: Date, withTimes: boolean): string {
  const [day, time] = new Date(Math.round(cell.getTime() / 60_000) * 60_000).toISOString().slice(0, 16).split('T');
  return withTimes && time !== '00:00' ? `${day} ${time}` : day!;
}
