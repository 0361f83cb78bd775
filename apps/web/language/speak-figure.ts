import { monthName } from '@talaan/kernel/contract/dates.ts';

const DATE = /^(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})$/;
const MONTH = /^[A-Z][a-z]{2,} \d{4}$/;
const COUNT = /^(\d[\d,.]*) ([a-z]+)$/;

/** A date, a month or a count as the server writes it within a message: `20 Nov 2026`, `November 2026`, `3 days`. */
export function speakFigure(text: string, word: (english: string) => string | undefined): string | undefined {
  const [, day, short, year] = DATE.exec(text) ?? [];
  const month = short && word(short);
  if (month) return `${day} ${month} ${year}`;
  const [, amount, noun] = COUNT.exec(text) ?? [];
  const counted = noun && word(noun);
  if (counted) return `${amount} ${counted}`;
  const first = MONTH.test(text) ? Date.parse(`1 ${text} UTC`) : Number.NaN;
  return Number.isNaN(first) ? undefined : monthName(new Date(first).toISOString().slice(0, 7));
}
