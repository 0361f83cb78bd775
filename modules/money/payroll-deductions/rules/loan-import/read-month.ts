import { dated, readDay, type Read } from '@talaan/imports/rules/readers.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const BY_NUMBER = /^(\d{4})[-/](\d{1,2})$/;
const NUMBER_FIRST = /^(\d{1,2})[-/](\d{4})$/;
const BY_NAME = /^([a-z]{3})[a-z]*\.?[\s,-]+(\d{4})$/i;

/** `2026-12`, `12/2026`, `December 2026`, or a day of the month. */
export const readMonth = dated((cell, order): Read<string> => {
  const numbers = BY_NUMBER.exec(cell);
  const turned = NUMBER_FIRST.exec(cell);
  const named = BY_NAME.exec(cell);
  const [year, of] = numbers
    ? [numbers[1], Number(numbers[2])]
    : turned
      ? [turned[2], Number(turned[1])]
      : [named?.[2], MONTHS.indexOf(named?.[1]?.toLowerCase() ?? '') + 1];
  if (year !== undefined && of >= 1 && of <= 12) return { value: `${year}-${String(of).padStart(2, '0')}` };
  const read = readDay(cell, order);
  return 'value' in read ? { value: read.value.slice(0, 7) } : { error: `“${cell.slice(0, 60)}” is not a month, such as 2026-12.` };
});
