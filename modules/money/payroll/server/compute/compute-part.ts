import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { RunKind } from '../../contract/fields.ts';
import { stillDue } from '../../rules/differences.ts';
import { payExtras } from '../../rules/extras.ts';
import type { YearFacts } from '../../rules/month-facts.ts';
import { monthPay } from '../../rules/month-pay.ts';
import type { PayLine } from '../../rules/pay-line.ts';
import { payOfMonth } from '../../rules/pay-of-month.ts';
import { payslipOf } from '../../rules/payslip.ts';
import type { FiguresOf } from '../figures/load-figures.ts';
import { fingerprintOf } from './fingerprint-of.ts';
import { gatherFacts, type GatheredMonth } from './gather-facts.ts';
import { readPaid, type PaidMonth } from './read-paid.ts';
import { readYears } from './read-years.ts';
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

interface Ground {
  months: readonly GatheredMonth[];
  paid: ReadonlyMap<string, PaidMonth>;
  year: YearFacts | null;
}

type Computed = Pick<ComputedPayslip, 'facts' | 'lines'>;

/** Computes what a run pays these people, and writes their payslips. A constant number of statements. */
export async function computePart(db: Database, run: RunTerms, people: readonly number[], figuresOf: FiguresOf): Promise<void> {
  const from = firstMonth(run);
  const facts = Map.groupBy(await gatherFacts(db, { people, from, to: run.month, today: run.today }), (one) => one.personnel_id);
  const paid = await readPaid(db, run, people, from);
  const years = await readYears(db, run, people);
  const computed = people.flatMap((id) => {
    const ground = { months: facts.get(id) ?? [], paid: paid.get(id) ?? new Map<string, PaidMonth>(), year: years.get(id) ?? null };
    const slip = run.kind === 'OVERTIME' ? computeExtras(run, ground, figuresOf) : computeMonth(run, ground, figuresOf);
    return slip ? [{ ...slip, personnel_id: id }] : [];
  });
  await writePayslips(db, run, computed);
}

/** The regular pay of the month with what was learned late of earlier ones; in an adjustment that alone. */
function computeMonth(run: RunTerms, { months, paid, year }: Ground, figuresOf: FiguresOf): Computed | null {
  const { earlier, lines } = learnedLate(run, { months, paid }, figuresOf);
  const own = run.kind === 'REGULAR' ? months.find(({ month }) => month === run.month) : undefined;
  if (!own && lines.length === 0) return null;
  const figures = figuresOf(run.month);
  if (!own)
    return {
      facts: { segments: [], earlier },
      lines: payslipOf({ month: run.month, own: [], earlier: lines, deductions: [], year: null }, figures),
    };
  return {
    facts: { ...own, fingerprint: fingerprintOf(own, figures), earlier },
    lines: payOfMonth({ ...own, year }, figures, { paid: paid.get(run.month)?.lines ?? [], earlier: lines }),
  };
}

/** What is still due of earlier months where what they follow from has changed since they were computed. */
function learnedLate(run: RunTerms, { months, paid }: Pick<Ground, 'months' | 'paid'>, figuresOf: FiguresOf) {
  const earlier: { month: string; fingerprint: string }[] = [];
  const lines: PayLine[] = [];
  const before = new Set([...paid.keys(), ...months.map(({ month }) => month)].filter((month) => month < run.month).toSorted());
  for (const month of before) {
    const facts = months.find((one) => one.month === month);
    const figures = figuresOf(month);
    const fingerprint = fingerprintOf(facts, figures);
    const known = paid.get(month);
    if (known?.fingerprint === fingerprint) continue;
    earlier.push({ month, fingerprint });
    lines.push(...stillDue(facts ? monthPay(facts, figures, known?.dues ?? 0) : [], known?.lines ?? []));
  }
  return { earlier, lines };
}

/** Overtime and the like of the month alone, with the tax that they bring. */
function computeExtras(run: RunTerms, { months, paid }: Ground, figuresOf: FiguresOf): Computed | null {
  const facts = months.find(({ month }) => month === run.month);
  if (!facts || facts.extras.length === 0) return null;
  const known = paid.get(run.month);
  const lines = payExtras(facts, figuresOf(run.month), known?.lines ?? [], known?.dues ?? 0);
  return lines.length === 0 ? null : { facts: { ...facts, earlier: [] }, lines };
}
