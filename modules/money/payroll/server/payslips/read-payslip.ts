import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type * as contract from '../../contract/payslips.ts';
import type { Payslip, PayslipFinding } from '../../contract/payslips.ts';
import { describeChanges } from '../../rules/explain/describe-changes.ts';
import { findRun } from '../find-run.ts';
import { forecastTax } from './forecast-tax.ts';

type Found = Omit<Payslip, 'changes'> & { causes: Parameters<typeof describeChanges>[0] };

/** A payslip with its lines and the year to date. Needs the open records of the person. Undefined where the run has none of them. */
export async function findPayslip(db: Call['db'], run: number, person: number, onlyReleased: boolean): Promise<Payslip | undefined> {
  const [found] = await findPayslips(db, run, [person], onlyReleased);
  return found;
}

/** Those of several people, by office and name; people of whom the run has none are left out. */
export async function findPayslips(db: Call['db'], run: number, people: readonly number[], onlyReleased: boolean): Promise<Payslip[]> {
  const { rows } = await sql<Found>`
    select s.run_id, s.kind, s.month, s.number, r.title, s.personnel_id, p.idno, p.fullname, o.fullname as office, t.name as position, s.salary_grade,
      s.step, s.gross, s.deductions, s.government, s.net, s.first_half, s.second_half, s.before, s.causes, s.held_because,
      (select coalesce(jsonb_agg(jsonb_build_object('code', l.code, 'name', i.name, 'side', l.side, 'amount', l.amount, 'for_month', l.for_month,
        'reference', l.reference, 'why', l.why) order by array_position(array['EARNING', 'DEDUCTION', 'GOVERNMENT'], l.side), l.for_month desc, i.sort, l.no), '[]')
        from payroll.line l join payroll.item i on i.code = l.code where l.personnel_id = s.personnel_id and l.run_id = s.run_id) as lines,
      (select jsonb_build_object('basic', coalesce(sum(l.amount) filter (where l.code in ('BASIC', 'LWOP', 'WAGES')), 0),
        'taxable', coalesce(sum(case when l.side = 'EARNING' and i.tax in ('BASIC', 'TAXED') then l.amount when l.side = 'DEDUCTION' and i.tax = 'LOWERS'
          then -l.amount else 0 end), 0),
        'tax', coalesce(sum(l.amount) filter (where l.code in ('WTAX', 'TAX_YEAR')), 0),
        'gsis', coalesce(sum(l.amount) filter (where l.code = 'GSIS' and l.side = 'DEDUCTION'), 0),
        'philhealth', coalesce(sum(l.amount) filter (where l.code = 'PHILHEALTH' and l.side = 'DEDUCTION'), 0),
        'pagibig', coalesce(sum(l.amount) filter (where l.code = 'PAGIBIG' and l.side = 'DEDUCTION'), 0),
        'net', coalesce(sum(case l.side when 'EARNING' then l.amount when 'DEDUCTION' then -l.amount else 0 end), 0))
        from payroll.payslip y join payroll.line l on l.personnel_id = y.personnel_id and l.run_id = y.run_id join payroll.item i on i.code = l.code
        where y.personnel_id = s.personnel_id and left(y.month, 4) = left(s.month, 4) and (y.is_released or y.run_id = s.run_id)
          and (y.month, y.run_id) <= (s.month, s.run_id)) as year,
      (select coalesce(jsonb_agg(jsonb_build_object('date', v.date, 'late_minutes', coalesce(v.late_minutes, 0), 'undertime_minutes',
        coalesce(v.undertime_minutes, 0)) order by v.date), '[]')
        from attendance.day_view v where v.personnel_id = s.personnel_id and coalesce(v.late_minutes, 0) + coalesce(v.undertime_minutes, 0) > 0
          and to_char(v.date, 'YYYY-MM') in (select l.for_month from payroll.line l where l.personnel_id = s.personnel_id and l.run_id = s.run_id
            and jsonb_path_exists(l.why, 'lax $.**.cause ? (@ == "LATE")'))
          and v.date between (select (min(l.for_month) || '-01')::date from payroll.line l where l.personnel_id = s.personnel_id and l.run_id = s.run_id)
            and (s.month || '-01')::date + 31) as late_days,
      (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'reference_no', d.reference_no, 'principal', d.principal, 'paid', d.paid_before + (
        select coalesce(sum(t.amount), 0) from payroll.line t join payroll.payslip y on y.personnel_id = t.personnel_id and y.run_id = t.run_id
        where t.personnel_id = d.personnel_id and t.code = d.code and t.reference = d.id and (y.is_released or y.run_id = s.run_id)
          and (y.month, y.run_id) <= (s.month, s.run_id))) order by d.id), '[]')
        from payroll.deduction d where d.personnel_id = s.personnel_id and d.principal is not null and exists (
          select from payroll.line l where l.personnel_id = s.personnel_id and l.run_id = s.run_id and l.code = d.code and l.reference = d.id)) as loans,
      (select coalesce(jsonb_agg(jsonb_build_object('from', x.first, 'tranche', t.tranche, 'law', t.law, 'effective_on', lower(t.during)) order by x.first), '[]')
        from (
          select distinct split_part(part ->> 'of', '/', 1)::date as first, part -> 'figures' as figures
          from payroll.line l cross join jsonb_path_query(l.why, 'strict $.**.parts[*]') part
          where l.personnel_id = s.personnel_id and l.run_id = s.run_id and l.code = 'BASIC') x
        join organization.salary_table_view t on t.during @> x.first
        join organization.salary_step_view e on e.table_id = t.id and e.salary_grade = (x.figures ->> 'salary_grade')::integer
          and e.step = (x.figures ->> 'step')::integer and e.amount = (x.figures ->> 'monthly')::bigint) as salary_tables
    from payroll.payslip s join payroll.run r on r.id = s.run_id join personnel.person_view p on p.id = s.personnel_id
    left join organization.office_view o on o.id = s.office_id left join organization.position_view t on t.id = s.position_id
    where s.run_id = ${run} and s.personnel_id = any(${[...people]}::integer[]) and (${!onlyReleased} or s.is_released)
    order by o.tree_from nulls last, p.plain_name, s.personnel_id`.execute(db);
  return rows.map(({ causes, ...payslip }) => ({ ...payslip, changes: describeChanges(causes) }));
}

const NONE = 'There is no such payslip.';

/** A payslip for those who have a seat in its run; the reading is noted, and shown to its owner. Error: 404. */
export async function readPayslip(call: CallOf<typeof contract.readPayslip>): Promise<AnswerOf<typeof contract.readPayslip>> {
  const { db, params } = call;
  await findRun(call, params.id);
  const { payslip, findings } = await withOpenRecords(db, [params.person], async (open) => ({
    payslip: await findPayslip(open, params.id, params.person, false),
    findings: await readFindings(open, params),
  }));
  if (!payslip) throw notFound(NONE);
  await recordOpening(call, params.person, 'Payslip');
  return { payslip, findings };
}

async function readFindings(db: Call['db'], { id, person }: { id: number; person: number }): Promise<PayslipFinding[]> {
  const { rows } = await sql<PayslipFinding>`
    select code, blocks, settled_because from payroll.finding where run_id = ${id} and personnel_id = ${person}
    order by blocks and settled_at is null desc, code`.execute(db);
  return rows;
}

/** A released payslip of the caller. Error: 404. */
export async function readOwnPayslip(call: CallOf<typeof contract.readOwnPayslip>): Promise<AnswerOf<typeof contract.readOwnPayslip>> {
  const { actor, db, params } = call;
  if (actor.personnelId === null || actor.viewedBy) throw notFound(NONE);
  const own = actor.personnelId;
  return withOpenRecords(db, [own], async (open) => {
    const payslip = await findPayslip(open, params.id, own, true);
    if (!payslip) throw notFound(NONE);
    return { payslip, forecast: await forecastTax({ ...call, db: open }, payslip) };
  });
}

/** The released payslips of the caller in a year, the latest first. Nobody sees them by viewing as somebody else. */
export async function listOwnPayslips(call: CallOf<typeof contract.listOwnPayslips>): Promise<AnswerOf<typeof contract.listOwnPayslips>> {
  const { actor, db, query, today } = call;
  if (actor.personnelId === null || actor.viewedBy) return { years: [], payslips: [] };
  const own = actor.personnelId;
  return withOpenRecords(db, [own], async (open) => {
    const { rows: years } = await sql<{ year: number }>`
      select distinct left(month, 4)::integer as year from payroll.payslip where personnel_id = ${own} and is_released order by 1 desc`.execute(
      open,
    );
    const year = query.year ?? years[0]?.year ?? Number(today.slice(0, 4));
    const { rows } = await sql<AnswerOf<typeof contract.listOwnPayslips>['payslips'][number]>`
      select s.run_id, s.kind, r.title, s.month, s.number, s.gross, s.deductions, s.net, r.released_on
      from payroll.payslip s join payroll.run r on r.id = s.run_id
      where s.personnel_id = ${own} and s.is_released and left(s.month, 4) = ${String(year)} order by s.month desc, s.run_id desc`.execute(
      open,
    );
    return { years: years.map((row) => row.year), payslips: rows };
  });
}
