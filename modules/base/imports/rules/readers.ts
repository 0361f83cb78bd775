import { readDecimal, isUnclearNumber } from './read-decimal.ts';
import { readDate, type OrderOfFile } from './read-date.ts';

/** What a cell says, or why it cannot be read. */
export type Read<T> = { value: T; note?: string } | { error: string };

/** Reads a cell. One that reads dates is told the order of day and month in the file. */
export interface CellReader<T> {
  (cell: string, order: OrderOfFile): Read<T>;
  isDated?: true;
  /** Whether a dash or `None` says something here, such as No. */
  knowsNothing?: true;
}

/** A reader for which a dash or `None` says something; for all others such a cell is empty. */
export function knowingNothing<T>(read: (cell: string) => Read<T>): ((cell: string) => Read<T>) & { knowsNothing: true } {
  return Object.assign(read, { knowsNothing: true as const });
}

/** A reader of dates, whose cells say together in which order the file writes them. */
export function dated<T>(read: (cell: string, order: OrderOfFile) => Read<T>): CellReader<T> {
  return Object.assign(read, { isDated: true as const });
}

export function readText(most: number): (cell: string) => Read<string> {
  return (cell) => (cell.length <= most ? { value: cell } : { error: `This is longer than ${most} letters.` });
}

export const readDay = dated((cell, order): Read<string> => {
  const read = readDate(cell, order);
  return 'date' in read ? { value: read.date } : read;
});

/** The day after the last one; `Present` for what is in force until further notice. */
export const readLastDay = dated((cell, order): Read<string> => {
  if (/^(to )?(present|date|current|until further notice)$/i.test(cell)) return { value: UNTIL_FURTHER_NOTICE };
  const read = readDate(cell, order);
  return 'date' in read ? { value: Temporal.PlainDate.from(read.date).add({ days: 1 }).toString() } : read;
});

export const UNTIL_FURTHER_NOTICE = 'until further notice';

/** A whole number within bounds; `SG 12` and `Step 3` are numbers too. */
export function readWhole(least: number, most: number, refusal: string): (cell: string) => Read<number> {
  return (cell) => {
    const found = /^(?:sg|step|salary grade)?[\s-]*(\d{1,6})(?:\.0+)?$/i.exec(cell);
    const value = Number(found?.[1]);
    return found && value >= least && value <= most ? { value } : { error: refusal };
  };
}

/** `₱42,178.00` as centavos. */
export function readPesos(cell: string): Read<number> {
  const read = readDecimal(cell.replace(/^(?:php|₱|p)\s*/i, ''), 2);
  return read && read.value > 0 ? read : { error: `“${cell.slice(0, 60)}” is not an amount in pesos, such as 42,178.00.` };
}

const MOST_DAYS = 2000;

/** `42.5`, `1,042.500` or `.077` days as thousandths of a day, 2,000 days at most; 0 is a number of days, too. */
export function readThousandths(cell: string): Read<number> {
  if (isUnclearNumber(cell))
    return { error: `“${cell}” may be ${cell.replace(',', '.')} or ${cell.replace(',', '')} days. Write it without the comma.` };
  const read = readDecimal(cell, 3);
  if (!read) return { error: `“${cell.slice(0, 60)}” is not a number of days, such as 42.500.` };
  return read.value <= MOST_DAYS * 1000 ? read : { error: 'At most 2,000 days.' };
}

const YES = /^(yes|y|true|1|x|oo|with rata|✓)$/i;
const NO = /^(no|n|false|0|hindi|none|wala|[-–—]|without rata)$/i;

export const readYesNo = knowingNothing((cell): Read<boolean> => {
  if (YES.test(cell)) return { value: true };
  return NO.test(cell) ? { value: false } : { error: `“${cell.slice(0, 60)}” is neither Yes nor No.` };
});
