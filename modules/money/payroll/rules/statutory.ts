import type { PayLine } from './pay-line.ts';
import type { Figures } from './figures/rates.ts';
import { sumLines } from './totals.ts';
import { withholdingLine } from './tax/withholding.ts';

/**
 * Earnings of a month with tax and contributions, which are due in full. Where the pay is smaller it bears tax, GSIS, PhilHealth and Pag-IBIG in
 * this order as far as it goes (domain page, part C5b.4); what is missing is in the line. The government bears its share in any case.
 */
export function withStatutory(
  month: string,
  earnings: readonly PayLine[],
  shares: readonly PayLine[],
  figures: Figures,
  dues: number,
): PayLine[] {
  const tax = withholdingLine(month, [...earnings, ...shares], dues, figures);
  const ofEmployee = [...(tax.why.parts!.length > 0 ? [tax] : []), ...shares.filter(({ side }) => side === 'DEDUCTION')];
  let left = sumLines(earnings).gross;
  const borne = ofEmployee.map((line) => {
    const taken = takeOf(line, left);
    left -= taken.amount;
    return taken;
  });
  return [...earnings, ...borne, ...shares.filter(({ side }) => side === 'GOVERNMENT')];
}

/** A deduction as far as pay goes; one that is not taken whole says what was due, and what there was. */
export function takeOf(line: PayLine, left: number): PayLine {
  if (line.amount <= left) return line;
  return { ...line, amount: left, why: { ...line.why, figures: { ...line.why.figures, due: line.amount, left } } };
}
