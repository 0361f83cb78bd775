import type { Deduction } from './month-facts.ts';
import { lineOf, type PayLine } from './pay-line.ts';
import { named, type Figures } from './figures/rates.ts';

/**
 * Fits deductions by authority or order into what is left after the statutory ones: by class, then by date of authority and entry, each as far as
 * the net take-home pay stays above its floor (general provision of the General Appropriations Act). One that does not fit is taken in part or
 * left out whole; what is missing is in its line, and the next ones get what it leaves.
 */
export function fitDeductions(month: string, deductions: readonly Deduction[], pay: number, { FLOOR: figure }: Figures): PayLine[] {
  const { net: floor, order, through } = figure.content;
  let left = pay;
  return deductions.toSorted(inOrder(order)).map(({ id, code, class: of, amount: due, in_part: isInPart, lowers_tax: lowersTax }) => {
    const stays = through.includes(of) ? 0 : floor;
    const room = Math.max(left - stays, 0);
    const amount = due <= room ? due : isInPart ? room : 0;
    const figures = { due, left, floor: stays, in_part: isInPart ? 1 : 0 };
    left -= amount;
    return lineOf(month, {
      code,
      side: 'DEDUCTION',
      amount,
      reference: id,
      tax: lowersTax ? 'LOWERS' : 'NONE',
      why: { rule: 'deduction', figures, table: named(figure) },
    });
  });
}

function inOrder(order: readonly string[]) {
  return (one: Deduction, other: Deduction) =>
    order.indexOf(one.class) - order.indexOf(other.class) ||
    one.authorized_on.localeCompare(other.authorized_on) ||
    one.entered - other.entered;
}
