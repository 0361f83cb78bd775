import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { RunKind } from '../../contract/fields.ts';
import { stillDue } from '../../rules/differences.ts';
import type { PayLine } from '../../rules/pay-line.ts';
import { payOfMonth } from '../../rules/pay-of-month.ts';
import type { FiguresOf } from '../figures/load-figures.ts';
import { fingerprintOf } from './fingerprint-of.ts';
import { gatherFacts, type GatheredMonth } from './gather-facts.ts';
import { readPaid, type PaidMonth } from './read-paid.ts';
import { firstMonth } from './who-is-paid.ts';
import { writePayslips, type ComputedPayslip } from './write-payslips.ts';

export interface RunTerms {
  id: number;
  kind: RunKind;
  month: string;
  campus_id: number | null;
  fund_code: string | null;
  /** The first month that was ever released; null before that. */
  first_month: string | null;
  today: string;
}

/** What a run pays of a month: a regular one all, the others what was learned late or is extra. */
const PAYS: Partial<Record<RunKind, (line: PayLine, month: string) => boolean>> = {
  ADJUSTMENT: (line, month) => line.for_month < month,
  OVERTIME: (line) => line.code === 'OVERTIME' || line.code === 'WTAX',
};

/** Computes what a run pays these people, and writes their payslips. A constant number of statements. */
export async function computePart(db: Database, run: RunTerms, people: readonly number[], figuresOf: FiguresOf): Promise<void> {
  const from = firstMonth(run);
  const facts = Map.groupBy(await gatherFacts(db, { people, from, to: run.month, today: run.today }), (one) => one.personnel_id);
  const paid = await readPaid(db, run, people, from);
  const computed = people.flatMap((id) => {
    const slip = computeOne(run, facts.get(id) ?? [], paid.get(id) ?? new Map(), figuresOf);
    return slip ? [{ ...slip, personnel_id: id }] : [];
  });
  await writePayslips(db, run, computed);
}

function computeOne(
  run: RunTerms,
  months: readonly GatheredMonth[],
  paid: ReadonlyMap<string, PaidMonth>,
  figuresOf: FiguresOf,
): Omit<ComputedPayslip, 'personnel_id'> | null {
  const lines: PayLine[] = [];
  const earlier: { month: string; fingerprint: string }[] = [];
  let own: Omit<ComputedPayslip['facts'], 'earlier'> | null = null;
  for (const month of new Set([...paid.keys(), ...months.map((one) => one.month)])) {
    const facts = months.find((one) => one.month === month);
    const figures = figuresOf(month);
    const fingerprint = fingerprintOf(facts, figures);
    const before = paid.get(month);
    const isOwn = month === run.month;
    if (isOwn && facts) own = { ...facts, fingerprint };
    if (!isOwn && before?.fingerprint === fingerprint) continue;
    if (!isOwn) earlier.push({ month, fingerprint });
    lines.push(...stillDue(facts ? payOfMonth(isOwn ? facts : { ...facts, deductions: [] }, figures) : [], before?.lines ?? []));
  }
  const pays = PAYS[run.kind] ?? (() => true);
  const due = lines.filter((line) => pays(line, run.month)).toSorted((one, other) => (one.for_month < other.for_month ? 1 : 0));
  if (due.length === 0 && (run.kind !== 'REGULAR' || !own)) return null;
  return { facts: { ...(own ?? { segments: [] }), earlier }, lines: due };
}
