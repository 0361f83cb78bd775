import { createHash } from 'node:crypto';
import type { Figures } from '../../rules/rates.ts';
import type { MonthFacts } from '../../rules/month-facts.ts';

/** What the pay of a month follows from, as a short text: alike where nothing changed that is paid again. Deductions within the floor are not. */
export function fingerprintOf(facts: MonthFacts | undefined, figures: Figures): string {
  const { segments = [], unpaid = [], has_paid_day: has = false, allowances = [], work_days: days = 0, extras = [] } = facts ?? {};
  const tables = Object.values(figures).map((one) => one && `${one.kind} ${one.effective_on}`);
  const text = JSON.stringify([
    segments.map(({ from, to, monthly }) => [from, to, monthly]),
    unpaid,
    has,
    allowances,
    days,
    extras,
    tables,
  ]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
