import { dateOrderOf, type DateOrder } from './date-order.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Day 0 of Excel's calendar; its 29 February 1900 never was, so that serials hold from March 1900. */
const EXCEL_DAY_0 = '1899-12-30';
const HOW = 'Enter it as YYYY-MM-DD.';
/** A time of the day after a date, as Excel and other programs add it. */
const TIME = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[AP]\.?M\.?|Z)?$/i;
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? /i;

/** The order of day and month in a file: `open` where the user must say it, `contradictory` where dates decide differently. */
export type OrderOfFile = DateOrder | 'open' | 'contradictory';

export type ReadDate = { date: string } | { error: string };

/**
 * Reads a date as people type it and as Excel shows it, without a time of the day: 2019-05-01, 05/01/2019, May 1, 2019, 1 May 2019,
 * 1-May-19, or an Excel day number. `order` is that of the whole file.
 */
export function readDate(text: string, order: OrderOfFile): ReadDate {
  const day = text.replace(TIME, '').replace(WEEKDAY, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(day);
  if (iso) return dateOf(text, iso[1], iso[2], iso[3]);
  const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(day);
  if (yearLast) return readYearLast(text, yearLast[1]!, yearLast[2]!, yearLast[3]!, order);
  const words = day.replace(/-/g, ' ');
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i.exec(words);
  if (monthFirst) return dateOf(text, monthFirst[3], monthNumber(monthFirst[1]!), monthFirst[2]);
  const dayFirst = /^(\d{1,2}) ([a-z]{3,9})\.?,? (\d{4}|\d{2})$/i.exec(words);
  if (dayFirst) return readNamed(text, dayFirst[1]!, dayFirst[2]!, dayFirst[3]!);
  if (/^\d{5}(\.\d+)?$/.test(day))
    return {
      date: Temporal.PlainDate.from(EXCEL_DAY_0)
        .add({ days: Math.floor(Number(day)) })
        .toString(),
    };
  if (/^\d{1,2}[-/.]\d{1,2}[-/.]\d{2}$/.test(day)) return { error: `“${text}” has a year of two digits. ${HOW}` };
  return { error: `“${text}” is not a date. ${HOW}` };
}

function readYearLast(text: string, first: string, second: string, year: string, order: OrderOfFile): ReadDate {
  if (order === 'day-first') return dateOf(text, year, second, first);
  if (order === 'month-first') return dateOf(text, year, first, second);
  if (dateOrderOf([text]) !== 'open') return Number(first) > 12 ? dateOf(text, year, second, first) : dateOf(text, year, first, second);
  const [one, other] = [dateOf(text, year, first, second), dateOf(text, year, second, first)].map((read) =>
    'date' in read ? read.date : '',
  );
  if (order === 'open') return { error: `“${text}” is ${one} or ${other}. Say whether the day or the month comes first in this file.` };
  return { error: `“${text}” is ${one} or ${other}: in this file some dates begin with the day, others with the month. ${HOW}` };
}

/** `5-Jan-88`: two digits are a year from 1950 to 2029; the years between could be of either century. */
function readNamed(text: string, day: string, month: string, year: string): ReadDate {
  if (year.length === 4) return dateOf(text, year, monthNumber(month), day);
  const short = Number(year);
  if (short >= 30 && short < 50) return { error: `“${text}” may be of 19${year} or 20${year}. Write the year with four digits.` };
  return dateOf(text, short < 30 ? 2000 + short : 1900 + short, monthNumber(month), day);
}

function dateOf(text: string, year: string | number | undefined, month: string | number | undefined, day: string | undefined): ReadDate {
  try {
    const date = Temporal.PlainDate.from({ year: Number(year), month: Number(month), day: Number(day) }, { overflow: 'reject' });
    if (date.year < 1900 || date.year > 2200) return { error: `“${text}” lies too far away. ${HOW}` };
    return { date: date.toString() };
  } catch {
    return { error: `“${text}” does not exist in the calendar.` };
  }
}

function monthNumber(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}
