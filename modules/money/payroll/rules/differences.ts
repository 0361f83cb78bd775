import { lineOf, type PaidLine, type PayLine, type Why } from './pay-line.ts';

/**
 * What of a month is still to be paid or taken: what is expected of it less what all runs have paid for it, by item and record (domain page, part
 * C5b.3). Both hold what `monthPay` and its like compute, kinds of the catalogue that are compared, all extras of the month too: what was paid
 * and is no longer expected is taken back. Where nothing was paid of a line, it is the line itself.
 */
export function stillDue(expected: readonly PayLine[], paid: readonly PaidLine[]): PayLine[] {
  const paidBy = Map.groupBy(paid, keyOf);
  const dueBy = Map.groupBy(expected, keyOf);
  const differing = [...dueBy].flatMap(([key, lines]) => {
    const own = paidBy.get(key);
    return own ? difference(lines[0]!, sum(lines), sum(own), lines[0]!.why) : lines;
  });
  const gone = [...paidBy].flatMap(([key, lines]) => (dueBy.has(key) ? [] : difference(lines[0]!, 0, sum(lines))));
  return [...differing, ...gone];
}

/** What is taken of dues that lower what is taxed: with them a month is computed again. */
export function duesIn(lines: readonly PaidLine[]): number {
  return sum(lines.filter(({ side, tax, reference }) => side === 'DEDUCTION' && tax === 'LOWERS' && reference !== null));
}

/** `of` explains what is expected; of what is no longer expected there is none. */
function difference({ for_month: month, code, side, reference, tax }: PaidLine, expected: number, paid: number, of?: Why): PayLine[] {
  if (expected === paid) return [];
  const why: Why = { rule: 'difference', figures: { expected, paid }, ...(of && { of }) };
  return [lineOf(month, { code, side, amount: expected - paid, reference, tax, why })];
}

function keyOf({ code, side, reference, for_month: month }: PaidLine): string {
  return `${month} ${side} ${code} ${reference}`;
}

function sum(lines: readonly PaidLine[]): number {
  return lines.reduce((all, { amount }) => all + amount, 0);
}
