import { readMoney } from '@talaan/kernel/contract/money.ts';
import { readDate, type OrderOfFile } from './read-date.ts';

/** What a cell says, or why it cannot be read. */
export type Read<T> = { value: T } | { error: string };

/** Reads a cell. One that reads dates is told the order of day and month in the file. */
export interface CellReader<T> {
  (cell: string, order: OrderOfFile): Read<T>;
  isDated?: true;
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
  const value = readMoney(cell) ?? 0;
  return value > 0 ? { value } : { error: `“${cell.slice(0, 60)}” is not an amount in pesos, such as 42,178.00.` };
}

/** `2.5` days as thousandths of a day. */
export function readDays(cell: string): Read<number> {
  const found = /^(\d{1,4})(?:\.(\d{1,3})0*)?$/.exec(cell);
  const value = found ? Number(found[1]) * 1000 + Number((found[2] ?? '').padEnd(3, '0')) : 0;
  return value > 0 ? { value } : { error: `“${cell.slice(0, 60)}” is not a number of days, such as 3 or 2.5.` };
}

const YES = /^(yes|y|true|1|x|oo|with rata|✓)$/i;
const NO = /^(no|n|false|0|hindi|none|without rata)$/i;

export function readYesNo(cell: string): Read<boolean> {
  if (YES.test(cell)) return { value: true };
  return NO.test(cell) ? { value: false } : { error: `“${cell.slice(0, 60)}” is neither Yes nor No.` };
}
