import type { Read } from '@talaan/imports/rules/readers.ts';

/** `42.5`, `1,042.500` or `.077` days as thousandths; a dash is nothing. */
export function readCredits(cell: string): Read<number> {
  if (/^[-–—]$/.test(cell)) return { value: 0 };
  const found = /^(\d{0,4})(?:\.(\d{0,3})0*)?$/.exec(cell.replaceAll(',', ''));
  if (!found || (found[1] === '' && !found[2])) return { error: `“${cell.slice(0, 40)}” is not a number of days, such as 42.500.` };
  return { value: Number(found[1]) * 1000 + Number((found[2] ?? '').padEnd(3, '0')) };
}
