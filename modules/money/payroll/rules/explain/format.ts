import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { Why } from '../pay-line.ts';
import { partOf } from '../round.ts';

export type Numbers = Readonly<Record<string, number>>;

/** What lines of a rule say; `amount` is that of the line in centavos. */
export interface Said {
  /** The computation as a clerk does it by hand, the last one ending in the amount. */
  sentences: string[];
  /** What it comes from, one by one. */
  rows?: ExplainedRow[];
}

export interface ExplainedRow {
  of: string;
  says: string;
}

export type Explain = (why: Why, amount: number, nameOf: (code: string) => string) => Said;

/** A figure of a line that is older than the rule, or of another rule, counts as nothing. */
export function numberOf(figures: Numbers, name: string): number {
  return figures[name] ?? 0;
}

/** `31,705.00`, and `−3,602.84` below zero. */
export function money(centavos: number): string {
  return formatMoney(centavos).replace('-', '−');
}

/** `2.5 days`, of thousandths of a day. */
export function days(thousandths: number): string {
  return `${dayNumber(thousandths)} ${thousandths === 1000 ? 'day' : 'days'}`;
}

/** `2.5`, of thousandths of a day. */
export function dayNumber(thousandths: number): string {
  return (thousandths / 1000).toLocaleString('en-PH', { maximumFractionDigits: 3 });
}

/** `9%`, of ten-thousandths. */
export function percent(per10000: number): string {
  return `${(per10000 / 100).toLocaleString('en-PH', { maximumFractionDigits: 2 })}%`;
}

/** An amount by a rate: `31,705.00 × 9% = 2,853.45.` */
export function byRate(amount: number, per10000: number): string {
  return `${money(amount)} × ${percent(per10000)} = ${money(partOf(amount, per10000))}.`;
}

/** `(31,705.00 × 10 + 32,100.00 × 12) ÷ 22`, or without brackets of one. */
export function weighted(parts: readonly { amount: number; times: string }[], divisor: string): string {
  const sum = parts.map(({ amount, times }) => `${money(amount)} × ${times}`).join(' + ');
  return `${parts.length > 1 ? `(${sum})` : sum} ÷ ${divisor}`;
}
