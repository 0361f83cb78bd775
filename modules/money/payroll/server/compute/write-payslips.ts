import { sql } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { causesOf } from '../../rules/explain/causes.ts';
import { halvesOf, type Stay } from '../../rules/halves.ts';
import type { MonthFacts, Segment } from '../../rules/month-facts.ts';
import type { PayLine } from '../../rules/pay-line.ts';
import { sumLines } from '../../rules/totals.ts';
import type { RunTerms } from './run-terms.ts';

/** What a payslip was computed from: the month as it is on record, and which earlier months were looked at again. */
export type KeptFacts = Partial<Omit<MonthFacts, 'segments'>> & {
  segments: readonly (Stay & Partial<Segment>)[];
  fingerprint?: string;
  earlier: readonly { month: string; fingerprint: string }[];
  /** Of those who are paid by time records: whether the records of the month were locked. */
  is_locked?: boolean;
  contracts?: readonly unknown[];
};

export interface ComputedPayslip {
  personnel_id: number;
  facts: KeptFacts;
  lines: readonly PayLine[];
}

interface Place {
  personnel_id: number;
  office_id: number | null;
  position_id: number | null;
  status_code: string;
  fund_code: string | null;
  held_because: string;
}

/** Writes payslips with their lines, charged to office and fund at the cut-off. A constant number of statements for any number of people. */
export async function writePayslips(db: Database, run: RunTerms, slips: readonly ComputedPayslip[]): Promise<void> {
  if (slips.length === 0) return;
  const people = slips.map(({ personnel_id: id }) => id);
  const places = await readPlaces(db, run, people);
  const before = await readBefore(db, run, people);
  const rows = slips.map((slip) => {
    const place = places.get(slip.personnel_id)!;
    const last = slip.facts.segments.at(-1);
    const sums = sumLines(slip.lines);
    const [first, second] = halvesOf(sums.net, slip.facts.segments);
    const earlier = before.get(slip.personnel_id) ?? null;
    return {
      personnel_id: slip.personnel_id,
      office_id: place.office_id,
      position_id: place.position_id,
      status_code: place.status_code,
      fund_code: place.fund_code,
      held_because: place.held_because || null,
      salary_grade: last?.salary_grade ?? null,
      step: last?.step ?? null,
      monthly: last?.monthly ?? null,
      facts: slip.facts,
      ...sums,
      first_half: first,
      second_half: second,
      before: earlier && sumLines(earlier).net,
      causes: run.kind === 'REGULAR' ? causesOf(run.month, slip.lines, earlier) : [],
    };
  });
  await sql`
    insert into payroll.payslip (run_id, kind, month, personnel_id, office_id, position_id, status_code, fund_code, salary_grade, step, monthly, facts,
      gross, deductions, government, net, first_half, second_half, before, causes, held_because)
    select ${run.id}, ${run.kind}, ${run.month}, personnel_id, office_id, position_id, status_code, fund_code, salary_grade, step, monthly, facts,
      gross, deductions, government, net, first_half, second_half, before, causes, held_because
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (personnel_id integer, office_id integer, position_id integer, status_code text,
      fund_code text, salary_grade smallint, step smallint, monthly bigint, facts jsonb, gross bigint, deductions bigint, government bigint, net bigint,
      first_half bigint, second_half bigint, before bigint, causes jsonb, held_because text)`.execute(db);
  const lines = slips.flatMap(({ personnel_id: id, lines: own }) => own.map((line, no) => ({ ...line, personnel_id: id, no: no + 1 })));
  await sql`
    insert into payroll.line (run_id, personnel_id, no, code, side, amount, for_month, reference, tax, why)
    select ${run.id}, personnel_id, no, code, side, amount, for_month, reference, tax, why
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (personnel_id integer, no smallint, code text, side text, amount bigint, for_month text,
      reference integer, tax text, why jsonb)`.execute(db);
}

/** Where people serve at the end of the month, or served last in it, and from which fund they are paid. */
async function readPlaces(db: Database, { month }: RunTerms, people: readonly number[]): Promise<Map<number, Place>> {
  const { to } = monthBounds(month);
  const { rows } = await sql<Place>`
    select a.personnel_id, a.office_id, a.position_id, a.status_code, coalesce(f.fund_code, '01') as fund_code, coalesce(f.held_because, '') as held_because
    from (
      select distinct on (personnel_id) personnel_id, office_id, position_id, status_code from personnel.appointment_view
      where personnel_id = any(${[...people]}::integer[]) and lower(during) <= ${to}::date order by personnel_id, during desc) a
    left join payroll.profile f using (personnel_id)`.execute(db);
  return new Map(rows.map((row) => [row.personnel_id, row]));
}

export type LineBefore = Pick<PayLine, 'code' | 'side' | 'amount' | 'for_month'>;

/** The lines of the regular payslips of the month before. */
async function readBefore(db: Database, { month, kind }: RunTerms, people: readonly number[]): Promise<Map<number, LineBefore[]>> {
  if (kind !== 'REGULAR') return new Map();
  const last = Temporal.PlainYearMonth.from(month).subtract({ months: 1 }).toString();
  const { rows } = await sql<LineBefore & { personnel_id: number }>`
    select s.personnel_id, l.code, l.side, l.amount, l.for_month from payroll.payslip s
    join payroll.line l on l.personnel_id = s.personnel_id and l.run_id = s.run_id
    where s.personnel_id = any(${[...people]}::integer[]) and s.kind = 'REGULAR' and s.month = ${last} and s.held_because is null`.execute(
    db,
  );
  return Map.groupBy(rows, (row) => row.personnel_id);
}
