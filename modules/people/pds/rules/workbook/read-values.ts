import { showHundredths } from '../../contract/number-fields.ts';

/** How a workbook writes its dates, as a whole: the form of 2017 begins with the month, the later ones with the day, unless its dates say otherwise. */
export type DateOrder = 'month first' | 'day first';

/** A date as `2026-11-20`, however it is written; null where it is none. A workbook’s own dates come as they are. */
export function readDate(text: string, order: DateOrder): string | null {
  const iso = /^(\d{4})[-/](\d{2})[-/](\d{2})/.exec(text);
  if (iso) return exists(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(text.trim());
  if (parts) {
    const [first, second, year] = parts.slice(1).map(Number) as [number, number, number];
    const [month, day] = order === 'month first' ? [first, second] : [second, first];
    return exists(year, month, day);
  }
  const named = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i.exec(text.trim()) ?? null;
  const turned = /^(\d{1,2}) ([a-z]{3,9})\.? (\d{4})$/i.exec(text.trim());
  if (named) return exists(Number(named[3]), monthNamed(named[1]!), Number(named[2]));
  return turned ? exists(Number(turned[3]), monthNamed(turned[2]!), Number(turned[1])) : null;
}

/** A date as a form takes it; what is none stays as it was written, to be corrected by its owner. */
export function typedDate(text: string, order: DateOrder): string {
  return readDate(text, order) ?? text;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function monthNamed(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function exists(year: number, month: number, day: number): string | null {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}

/** A number in hundredths, such as hours, metres, ratings or pesos with centavos; null where it is none. */
export function readHundredths(text: string): number | null {
  const plain = text.replaceAll(/[,\s₱%]|php|hours?|hrs?\.?|kilos?|kgs?\.?|met(er|re)s?|m\.?$/gi, '');
  return /^\d{1,9}(\.\d+)?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

/** `1.65` as a form takes it; what is no number stays as it was written. */
export function typedNumber(text: string): string {
  return typedHundredths(readHundredths(text), text);
}

export function typedHeight(text: string): string {
  return typedHundredths(readHeight(text), text);
}

function typedHundredths(read: number | null, text: string): string {
  return read === null ? text : String(showHundredths(read));
}

/** A height in hundredths of a metre, also where centimetres or feet and inches were given. */
export function readHeight(text: string): number | null {
  const feet = /^([3-7])\s*(?:'|’|ft\.?|feet)\s*(\d{1,2})?\s*(?:"|”|''|in\.?|inches)?$/i.exec(text.trim());
  if (feet) return Math.round((Number(feet[1]) * 12 + Number(feet[2] ?? 0)) * 2.54);
  const hundredths = readHundredths(text.replaceAll(/cms?\.?|centimet(er|re)s?/gi, ''));
  if (hundredths === null) return null;
  return hundredths > 1000 ? Math.round(hundredths / 100) : hundredths;
}

/** The year of whatever was written: a year, a date, `March 2008`. */
export function typedYear(text: string): string {
  return /(?<!\d)(19|20)\d{2}(?!\d)/.exec(text)?.[0] ?? text;
}

export function typedDigits(text: string): string {
  return text.replaceAll(/\D/g, '') || text;
}

/** `11-1` however grade and step were written; anything else stays. */
export function typedStep(text: string): string {
  const read = /^(?:sg)?[\s-]*(\d{1,2})\s*[-/,]?\s*(?:step)?\s*(?<![\d])([1-8])$/i.exec(text.trim());
  return read ? `${read[1]!.padStart(2, '0')}-${read[2]}` : text;
}

/** YES, Y, ☑ YES as true. */
export function readYes(text: string): boolean {
  return /^(☑|☒|✓|✔|x|\/)?\s*(y|yes)$/i.test(text.trim());
}

/** Whether a box is ticked, by whatever mark. */
export function isTicked(text: string): boolean {
  return /^\s*(☑|☒|✓|✔|\[\s*[x/✓]\s*\]|\(\s*[x/✓]\s*\)|[x/]\s)/i.test(text);
}

export function isPresent(text: string): boolean {
  return /^(up )?(to )?(the )?(present|date|current|now|ongoing|on-going)(ly)?$/i.test(text.trim());
}
