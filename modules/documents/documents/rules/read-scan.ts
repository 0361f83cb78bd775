import { cleanScan } from '@talaan/kernel/contract/clean-scan.ts';
import { DIGITS, OUTGOING_DIGITS } from './tracking-number.ts';

const NUMBER = /^[A-Z0-9]+(?:-[A-Z0-9]+){2,4}$/;
/** Campus and office, the year, and what may stand after it: the number in the year and that of a copy. */
const PARTS = /^(?<of>[A-Z0-9]+-[A-Z0-9]+(?<out>-OUT)?-\d{4})-(?<no>\d+)(?<copy>-\d+)?$/;

/**
 * The tracking number that the code of a slip says, or that a person writes: the number itself, or the address of a page with it as the last part
 * of its path or as `term`. What a scanner or a person adds is taken off, and zeros that they leave out are put in; null for any other code.
 */
export function readScan(text: string): string | null {
  const said = text.trim();
  const number = cleanScan((/^https?:\/\//i.test(said) ? numberOfAddress(said) : said) ?? '').toUpperCase();
  return NUMBER.test(number) ? withZeros(number) : null;
}

/** A number as `readScan` reads it, and any other text as it was written, without signs around it: for finders that say what they did not find. */
export function asNumber(text: string): string {
  return readScan(text) ?? (cleanScan(text).toUpperCase() || text.trim().toUpperCase());
}

function withZeros(number: string): string {
  const { of, out, no, copy } = PARTS.exec(number)?.groups ?? {};
  if (of === undefined || no === undefined) return number;
  const digits = no.replace(/^0+(?=\d)/, '').padStart(out === undefined ? DIGITS : OUTGOING_DIGITS, '0');
  return `${of}-${digits}${copy ?? ''}`;
}

function numberOfAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  return address.searchParams.get('term') ?? address.pathname.split('/').findLast((part) => part !== '') ?? null;
}
