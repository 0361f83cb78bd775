import { knowingNothing, readThousandths, type Read } from '@talaan/imports/rules/readers.ts';

/** `42.5`, `1,042.500` or `.077` days as thousandths; a dash is none. */
export const readCredits = knowingNothing((cell): Read<number> => (/^[-–—]$/.test(cell) ? { value: 0 } : readThousandths(cell)));
