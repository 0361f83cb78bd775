import type { TargetLine } from './form/form-line.ts';

/** `20`, `97.5 %`; empty for a target by a day or in words. Amounts are thousandths. */
export function formatTarget({ measure, target }: Pick<TargetLine, 'measure' | 'target'>): string {
  return formatAmount(measure, target);
}

export function formatAmount(measure: TargetLine['measure'], amount: number | null): string {
  if (amount === null || (measure !== 'COUNT' && measure !== 'PERCENT')) return '';
  const number = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 3 }).format(amount / 1000);
  return measure === 'PERCENT' ? `${number} %` : number;
}
