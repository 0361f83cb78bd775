import { createHash } from 'node:crypto';
import type { Figures } from '../../rules/figures/rates.ts';
import type { MonthFacts } from '../../rules/month-facts.ts';

/** What the pay of a month follows from, as a short text: alike where nothing changed that is paid again. Deductions within the floor are not. */
export function fingerprintOf(facts: MonthFacts | undefined, figures: Figures): string {
  const { segments = [], unpaid = [], has_paid_day: has = false, allowances = [], work_days: days = 0, extras = [] } = facts ?? {};
  const rates = segments.map(({ from, to, monthly }) => [from, to, monthly]);
  return hashOf([rates, unpaid, has, allowances, days, extras], figures);
}

/** A short text of what a month follows from, with the figures of law that apply to it. */
export function hashOf(facts: readonly unknown[], figures: Figures): string {
  const tables = Object.values(figures).map((one) => one && `${one.kind} ${one.effective_on}`);
  return createHash('sha256')
    .update(JSON.stringify([...facts, tables]))
    .digest('base64url')
    .slice(0, 22);
}
