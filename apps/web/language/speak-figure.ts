import { monthName } from '@talaan/kernel/contract/dates.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DATE = /^(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})$/;
const MONTH = /^([A-Z][a-z]+) (\d{4})$/;
const COUNT = /^(\d[\d,.]*) ([a-z]+)$/;

/** A date, a month or a count as the server writes it within a message: `20 Nov 2026`, `November 2026`, `3 days`. */
export function speakFigure(text: string, word: (english: string) => string | undefined): string | undefined {
  const [, day, short, year] = DATE.exec(text) ?? [];
  const month = short && word(short);
  if (month) return `${day} ${month} ${year}`;
  const [, amount, noun] = COUNT.exec(text) ?? [];
  const counted = noun && word(noun);
  if (counted) return `${amount} ${counted}`;
  const [, name, ofYear] = MONTH.exec(text) ?? [];
  const at = name ? MONTHS.indexOf(name) : -1;
  return at < 0 ? undefined : monthName(`${ofYear}-${String(at + 1).padStart(2, '0')}`);
}
