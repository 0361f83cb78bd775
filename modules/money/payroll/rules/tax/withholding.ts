import { lineOf, type PayLine, type Why } from '../pay-line.ts';
import { named, type Bracket, type Figures } from '../figures/rates.ts';
import { partOf } from '../round.ts';

/** The tax of a table on an amount, and the bracket that it follows. An amount below zero is not taxed. */
export function taxBy(brackets: readonly Bracket[], amount: number): { tax: number; bracket: Bracket } {
  const bracket = brackets.findLast(({ over }) => amount > over) ?? brackets[0]!;
  return { tax: bracket.base + partOf(Math.max(amount - bracket.over, 0), bracket.per10000), bracket };
}

/** What a bracket says, for what explains a tax. */
export function bracketFigures({ over, base, per10000 }: Bracket) {
  return { over, base, per10000 };
}

/**
 * Tax of a month on its own pay: what is taxed less contributions and dues to a union (RR 11-2018 Annex E; domain page, part C2). `dues` are
 * those that are taken, in centavos.
 */
export function withholdingLine(month: string, lines: readonly PayLine[], dues: number, { WITHHOLDING: figure }: Figures): PayLine {
  const parts = [
    ...lines.flatMap((line) => {
      const amount = taxedAmount(line);
      return amount === 0 ? [] : [{ of: line.code, figures: { amount } }];
    }),
    ...(dues > 0 ? [{ of: 'UNION', figures: { amount: -dues } }] : []),
  ];
  const taxable = Math.max(
    0,
    parts.reduce((sum, { figures }) => sum + figures.amount, 0),
  );
  const { tax, bracket } = taxBy(figure.content.brackets, taxable);
  const why: Why = { rule: 'withholding', figures: { taxable, ...bracketFigures(bracket) }, table: named(figure), parts };
  return lineOf(month, { code: 'WTAX', side: 'DEDUCTION', amount: tax, tax: 'TAX', why });
}

/** What a line adds to what is taxed, or takes from it. */
export function taxedAmount({ side, tax, amount }: Pick<PayLine, 'side' | 'tax' | 'amount'>): number {
  if (side === 'EARNING') return tax === 'BASIC' || tax === 'TAXED' ? amount : 0;
  return tax === 'LOWERS' ? -amount : 0;
}
