import { SL, VL } from '@talaan/leave/rules/books.ts';
import type { Line } from '@talaan/ledger/contract.ts';

/** The charges of a payment on a day. */
export function linesOf({ vl, sl }: { vl: number; sl: number }, on: string): Line[] {
  return [
    { book: VL, amount: -vl, on },
    { book: SL, amount: -sl, on },
  ].filter(({ amount }) => amount !== 0);
}
