import type { TargetLine } from './form/form-line.ts';

type Done = Pick<TargetLine, 'measure'> & { done: number | null; accomplishment: string };

/** What was done as one sentence after the other: `26. The last on 30 June`; the number is not repeated where the words have it. */
export function formatDone({ measure, done, accomplishment }: Done): string {
  const amount = formatAmount(measure, done);
  return [hasAmount(accomplishment, amount) ? '' : amount, accomplishment].filter(Boolean).join('. ');
}

/** Whether words have an amount already, and not as a part of another number. */
export function hasAmount(words: string, amount: string): boolean {
  const at = amount === '' ? -1 : words.indexOf(amount);
  return at >= 0 && !/[\d.,]$/.test(words.slice(0, at)) && !/^[.,]?\d/.test(words.slice(at + amount.length));
}

/** `20`, `97.5 %`; empty for a target by a day or in words. Amounts are thousandths. */
export function formatTarget({ measure, target }: Pick<TargetLine, 'measure' | 'target'>): string {
  return formatAmount(measure, target);
}

export function formatAmount(measure: TargetLine['measure'], amount: number | null): string {
  if (amount === null || (measure !== 'COUNT' && measure !== 'PERCENT')) return '';
  const number = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 3 }).format(amount / 1000);
  return measure === 'PERCENT' ? `${number} %` : number;
}
