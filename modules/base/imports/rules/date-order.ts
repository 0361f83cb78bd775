/** How a file writes dates with the year last: 05/10/2026 is 5 October, or 10 May. */
export type DateOrder = 'day-first' | 'month-first';

/** The year, day and month of a date that is written with the year last, at the beginning of a cell. */
const YEAR_LAST = /^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/;

/**
 * In which order a file writes day and month: a property of the whole file, never of a row. A date that exists in one order alone decides;
 * `contradictory` where two such dates decide differently; `open` where none decides though some date is another day in the other order,
 * so that the user is asked. Where no date depends on the order it is `month-first`.
 *
 * `texts` are the cells of all columns of dates; what is written otherwise (2026-10-05, 5 October 2026) says nothing.
 */
export function dateOrderOf(texts: Iterable<string>): DateOrder | 'open' | 'contradictory' {
  let [dayFirst, monthFirst, open] = [false, false, false];
  for (const text of texts) {
    const found = YEAR_LAST.exec(text);
    if (!found) continue;
    const [first, second] = [Number(found[1]), Number(found[2])];
    const asDayFirst = exists(second, first);
    const asMonthFirst = exists(first, second);
    if (asDayFirst && asMonthFirst) open ||= first !== second;
    else if (asDayFirst) dayFirst = true;
    else if (asMonthFirst) monthFirst = true;
  }
  if (dayFirst && monthFirst) return 'contradictory';
  if (dayFirst) return 'day-first';
  return monthFirst || !open ? 'month-first' : 'open';
}

/** 29 February counts: whether the year has it is a matter of its row. */
function exists(month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= (month === 2 ? 29 : [4, 6, 9, 11].includes(month) ? 30 : 31);
}
