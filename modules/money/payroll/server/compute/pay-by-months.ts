import type { Database } from '@talaan/kernel/server/database/database.ts';
import { stillDue } from '../../rules/differences.ts';
import type { YearFacts } from '../../rules/month-facts.ts';
import type { PayLine } from '../../rules/pay-line.ts';
import type { OtherRuns } from '../../rules/pay-of-month.ts';
import type { Figures } from '../../rules/figures/rates.ts';
import type { FiguresOf } from '../figures/load-figures.ts';
import type { KindOfRun, RunTerms } from './run-terms.ts';
import { readPaid, type PaidMonth } from './read-paid.ts';
import { readYears } from './read-years.ts';
import { firstMonth } from './who-is-paid.ts';
import type { ComputedPayslip, KeptFacts } from './write-payslips.ts';

interface OfMonth {
  personnel_id: number;
  month: string;
}

/** How people of a kind of service are paid by months. `F` is a month of a person as it is on record now. */
export interface PayBasis<F extends OfMonth> {
  gather(db: Database, span: { people: readonly number[]; from: string; to: string; today: string; run: number }): Promise<F[]>;
  /** What the pay of a month follows from, as a short text: alike where nothing changed that is paid again. */
  fingerprint(facts: F | undefined, figures: Figures): string;
  /** Whether the month can be paid; what is not ready is left as it was paid. */
  isReady(facts: F): boolean;
  /** What the month gives before what is taken by authority or order. */
  expected(facts: F, figures: Figures, dues: number): PayLine[];
  /** The payslip of the month. */
  compose(facts: F, year: YearFacts | null, figures: Figures, others: OtherRuns): PayLine[];
  /** The payslip of a run that pays earlier months alone. */
  composeLate(month: string, earlier: PayLine[], facts: F | undefined, figures: Figures): PayLine[];
  kept(facts: F): Omit<KeptFacts, 'earlier' | 'fingerprint'>;
}

/** Pays a month with what was learned late of earlier ones (domain page, part C5b.3); in an adjustment that alone. */
export function payByMonths<F extends OfMonth>(basis: PayBasis<F>): Required<Omit<KindOfRun, 'people'>> {
  return {
    async compute(db, run, people, figuresOf) {
      const from = firstMonth(run);
      const { id, month: to, today } = run;
      const facts = Map.groupBy(await basis.gather(db, { people, from, to, today, run: id }), (one) => one.personnel_id);
      const paid = await readPaid(db, run, people, from);
      const years = await readYears(db, run, people, figuresOf(run.month));
      return people.flatMap((id) => {
        const ground = { months: facts.get(id) ?? [], paid: paid.get(id) ?? new Map<string, PaidMonth>(), year: years.get(id) ?? null };
        const slip = computeMonth(basis, run, ground, figuresOf);
        return slip ? [{ ...slip, personnel_id: id }] : [];
      });
    },
    async fingerprints(db, { id, month, today }, people, figuresOf) {
      const now = new Map(
        (await basis.gather(db, { people, from: month, to: month, today, run: id })).map((one) => [one.personnel_id, one]),
      );
      return new Map(people.map((person) => [person, basis.fingerprint(now.get(person), figuresOf(month))]));
    },
  };
}

interface Ground<F> {
  months: readonly F[];
  paid: ReadonlyMap<string, PaidMonth>;
  year: YearFacts | null;
}

function computeMonth<F extends OfMonth>(
  basis: PayBasis<F>,
  run: RunTerms,
  { months, paid, year }: Ground<F>,
  figuresOf: FiguresOf,
): Pick<ComputedPayslip, 'facts' | 'lines'> | null {
  const { earlier, lines } = learnedLate(basis, run, { months, paid }, figuresOf);
  const own = run.kind === 'ADJUSTMENT' ? undefined : months.find(({ month }) => month === run.month);
  if (!own && lines.length === 0) return null;
  const figures = figuresOf(run.month);
  if (!own) return { facts: { segments: [], earlier }, lines: basis.composeLate(run.month, lines, months.at(-1), figures) };
  return {
    facts: { ...basis.kept(own), fingerprint: basis.fingerprint(own, figures), earlier },
    lines: basis.compose(own, year, figures, { paid: paid.get(run.month)?.lines ?? [], earlier: lines }),
  };
}

/** What is still due of earlier months where what they follow from has changed since they were computed. */
function learnedLate<F extends OfMonth>(
  basis: PayBasis<F>,
  run: RunTerms,
  { months, paid }: Pick<Ground<F>, 'months' | 'paid'>,
  figuresOf: FiguresOf,
) {
  const earlier: { month: string; fingerprint: string }[] = [];
  const lines: PayLine[] = [];
  const before = new Set([...paid.keys(), ...months.map(({ month }) => month)].filter((month) => month < run.month).toSorted());
  for (const month of before) {
    const facts = months.find((one) => one.month === month);
    if (facts && !basis.isReady(facts)) continue;
    const figures = figuresOf(month);
    const fingerprint = basis.fingerprint(facts, figures);
    const known = paid.get(month);
    if (known?.fingerprint === fingerprint) continue;
    earlier.push({ month, fingerprint });
    lines.push(...stillDue(facts ? basis.expected(facts, figures, known?.dues ?? 0) : [], known?.lines ?? []));
  }
  return { earlier, lines };
}
