import type { PaidLine } from './pay-line.ts';

/** What lines come to, in centavos; `net` is what is paid out. */
export interface Totals {
  gross: number;
  deductions: number;
  net: number;
  /** By the government besides. */
  government: number;
}

export function sumLines(lines: readonly Pick<PaidLine, 'side' | 'amount'>[]): Totals {
  const of = (side: PaidLine['side']) => lines.reduce((sum, line) => (line.side === side ? sum + line.amount : sum), 0);
  const [gross, deductions] = [of('EARNING'), of('DEDUCTION')];
  return { gross, deductions, net: gross - deductions, government: of('GOVERNMENT') };
}
