import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { RevisionWords } from './revision.ts';

/** What an item says that does not apply: CSC guide to the form, 'Indicate N/A if not applicable'. */
export const NA = 'N/A';

/** In block letters on one line, as the form wants it. */
export function block(text: string): string {
  return oneLine(text).toUpperCase() || NA;
}

/** What every sheet has to say, in block letters; it stays open until it is said. */
export function asked(text: string): string {
  return text.trim() === '' ? '' : block(text);
}

/** The same of what is written in some other way: a date, a height. */
export function askedAs<T>(kept: T | null, write: (kept: T) => string): string {
  return kept === null ? '' : write(kept);
}

export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

export function writeDate(date: string | null, { dates }: Pick<RevisionWords, 'dates'>): string {
  if (date === null) return NA;
  const [year, month, day] = date.split('-');
  return dates === 'mm/dd/yyyy' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

/** Hundredths with two places, `1.65`. */
export function writeHundredths(hundredths: number | null): string {
  return hundredths === null ? NA : (hundredths / 100).toFixed(2);
}

/** Hours and kilograms: places only where there are some. */
export function writeShortHundredths(hundredths: number | null): string {
  return hundredths === null ? NA : String(hundredths / 100);
}

/** Centavos as `31,705.00`. */
export function writeMoney(centavos: number | null): string {
  return centavos === null ? NA : formatMoney(centavos);
}

export function writeYear(year: number | null): string {
  return year === null ? NA : String(year);
}

/** The digits of an identity number in the groups of its card; another length is left as it is. */
const GROUPS: Record<string, readonly (readonly number[])[]> = {
  umid: [[4, 7, 1]],
  pagibig: [[4, 4, 4]],
  philhealth: [[2, 9, 1]],
  sss: [[2, 7, 1]],
  tin: [
    [3, 3, 3],
    [3, 3, 3, 3],
    [3, 3, 3, 4],
    [3, 3, 3, 5],
  ],
  philsys: [
    [4, 4, 4, 4],
    [4, 4, 4],
  ],
};

export function writeNumber(kind: string, digits: string): string {
  const groups = /^\d+$/.test(digits) && GROUPS[kind]?.find((sizes) => sizes.reduce((sum, size) => sum + size) === digits.length);
  if (!groups) return block(digits);
  let at = 0;
  return groups.map((size) => digits.slice(at, (at += size))).join('-');
}
