const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Day 0 of Excel's calendar; its 29 February 1900 never was, so that serials hold from March 1900. */
const EXCEL_DAY_0 = '1899-12-30';
const HOW = 'Enter it as YYYY-MM-DD or MM/DD/YYYY.';

export type ReadDate = { date: string } | { error: string };

/** Reads a date as people type it, without the time that a workbook may add: 2019-05-01, 05/01/2019, May 1, 2019, 1 May 2019, or an Excel day number. */
export function readDate(text: string): ReadDate {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?$/.exec(text);
  if (iso) return dateOf(text, iso[1], iso[2], iso[3]);
  const american = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  if (american) return readAmerican(text, american[1]!, american[2]!, american[3]!);
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i.exec(text.replace(/-/g, ' '));
  if (monthFirst) return dateOf(text, monthFirst[3], monthNumber(monthFirst[1]!), monthFirst[2]);
  const dayFirst = /^(\d{1,2}) ([a-z]{3,9})\.?,? (\d{4})$/i.exec(text.replace(/-/g, ' '));
  if (dayFirst) return dateOf(text, dayFirst[3], monthNumber(dayFirst[2]!), dayFirst[1]);
  if (/^\d{5}(\.0+)?$/.test(text))
    return {
      date: Temporal.PlainDate.from(EXCEL_DAY_0)
        .add({ days: Number(text) })
        .toString(),
    };
  if (/^\d{1,2}[-/.]\d{1,2}[-/.]\d{2}$/.test(text)) return { error: `“${text}” has a year of two digits. ${HOW}` };
  return { error: `“${text}” is not a date. ${HOW}` };
}

function readAmerican(text: string, month: string, day: string, year: string): ReadDate {
  if (Number(month) > 12 && Number(day) <= 12)
    return { error: `“${text}” has no month ${Number(month)}: the month comes first, as MM/DD/YYYY.` };
  return dateOf(text, year, month, day);
}

function dateOf(text: string, year: string | undefined, month: string | number | undefined, day: string | undefined): ReadDate {
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
