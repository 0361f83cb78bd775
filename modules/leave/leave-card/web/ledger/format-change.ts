import { formatThousandths } from '@talaan/leave/rules/format-days.ts';

export type Unit = 'thousandth of a day' | 'second';

/** A figure of a book in its unit, as a column has it: `42.500`, `−0.125`, `4.5 h`. */
export function figureOf(amount: number, unit: Unit): string {
  if (unit === 'thousandth of a day') return formatThousandths(amount);
  return `${amount < 0 ? '−' : ''}${Math.round((Math.abs(amount) / 3600) * 100) / 100} h`;
}

/** The same with its sign: `+1.250`, `−0.077`. */
export function formatChange(amount: number, unit: Unit): string {
  return `${amount > 0 ? '+' : ''}${figureOf(amount, unit)}`;
}

/** With its unit, as a sentence has it: `42.500 days`, `1.000 day`, `4.5 h`. */
export function formatWithUnit(amount: number, unit: Unit): string {
  if (unit === 'second') return figureOf(amount, unit);
  return `${formatThousandths(amount)} ${Math.abs(amount) === 1000 ? 'day' : 'days'}`;
}
