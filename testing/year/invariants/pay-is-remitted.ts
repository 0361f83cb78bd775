import { readRemittances, makeRemittance } from '@talaan/payroll-papers/contract/papers.ts';
import type { MonthPaperKind } from '@talaan/payroll-papers/contract/kinds.ts';
import { listTaxYears } from '@talaan/payroll-year/contract/tax-certificates.ts';
import { ask, callerOf, requireDone, type Invariant } from '../university.ts';

/** Each remittance with the codes of the lines that it remits. */
const REMITTED: readonly (readonly [MonthPaperKind, column: string, codes: string])[] = [
  ['GSIS', 'Total', `l.code = 'EC' or l.code like 'GSIS%'`],
  ['RF1', 'Total', `l.code like 'PHILHEALTH%'`],
  ['MCRF', 'Total', `l.code in ('PAGIBIG', 'PAGIBIG_MORE', 'PAGIBIG_OWN', 'PAGIBIG_GOV', 'PAGIBIG_MP2')`],
];
const PAGE = 200;

/**
 * To the centavo: a run is the sum of its payslips, a payslip that of its lines; what is issued as remitted of a month is what its released lines deduct
 * and add; and the register of BIR Form 2316 has of each person what the lines of the year say.
 */
export const payIsRemitted: Invariant = async (university, day) => {
  const month = day.toPlainYearMonth().toString();
  const complaints = await ask<{ complaint: string }>(university, SUMS);
  return [
    ...complaints.map(({ complaint }) => complaint),
    ...(await compareRemittances(university, month)),
    ...(await compareYears(university, day.year)),
  ];
};

const SUMS = `
  select 'Run ' || r.id || ' says net ' || r.net || ', its payslips ' || sum(s.net) || '.' as complaint
  from payroll.run r join payroll.payslip s on s.run_id = r.id and s.held_because is null where r.state = 'RELEASED' group by r.id having r.net <> sum(s.net)
  union all
  select 'The payslip of person ' || s.personnel_id || ' in run ' || s.run_id || ' says ' || s.gross || ' less ' || s.deductions || ', its lines otherwise.'
  from payroll.payslip s left join payroll.line l on l.run_id = s.run_id and l.personnel_id = s.personnel_id where s.is_released
  group by s.personnel_id, s.run_id having s.gross <> coalesce(sum(l.amount) filter (where l.side = 'EARNING'), 0)
    or s.deductions <> coalesce(sum(l.amount) filter (where l.side = 'DEDUCTION'), 0)`;

async function compareRemittances(university: Parameters<Invariant>[0], month: string): Promise<string[]> {
  const seat = callerOf(university, 'accounting');
  const complaints: string[] = [];
  for (const [kind, column, which] of REMITTED) {
    const [due] = await ask<{ sum: number }>(
      university,
      `select coalesce(sum(l.amount), 0)::bigint as sum from payroll.line l
       join payroll.payslip s on s.run_id = l.run_id and s.personnel_id = l.personnel_id and s.is_released
       join payroll.run r on r.id = l.run_id and r.month = $1 where l.side in ('DEDUCTION', 'GOVERNMENT') and (${which})`,
      [month],
    );
    const made = await seat.call(makeRemittance, { body: { month, kind, format: 'csv' } });
    if (made.status !== 200) {
      if (due!.sum > 0) complaints.push(`${kind} of ${month} cannot be made: ${JSON.stringify(made.body)}`);
      continue;
    }
    const { body } = requireDone('the remittances', await seat.call(readRemittances, { query: { month } }));
    const issued = body.papers.find((paper) => paper.kind === kind)?.issued;
    if (issued && issued.totals[column] !== due!.sum)
      complaints.push(`${kind} of ${month} remits ${issued.totals[column]}, its lines come to ${due!.sum}.`);
  }
  return complaints;
}

async function compareYears(university: Parameters<Invariant>[0], year: number): Promise<string[]> {
  const auditor = callerOf(university, 'auditor');
  const lines = await ask<{ id: number; gross: number; withheld: number }>(
    university,
    `select l.personnel_id as id, coalesce(sum(l.amount) filter (where l.side = 'EARNING'), 0)::bigint as gross,
       coalesce(sum(l.amount) filter (where l.code in ('WTAX', 'TAX_YEAR')), 0)::bigint as withheld
     from payroll.line l join payroll.payslip s on s.run_id = l.run_id and s.personnel_id = l.personnel_id and s.is_released
     join reference.appointment_status k on k.code = s.status_code and k.government_service
     where left(s.month, 4)::integer = $1 group by 1`,
    [year],
  );
  const onRecord = new Map(lines.map(({ id, ...sums }) => [id, sums]));
  const complaints: string[] = [];
  for (let page = 1; ; page++) {
    const { body } = requireDone(
      'the tax of a year',
      await auditor.call(listTaxYears, { params: { year }, query: { page, per_page: PAGE } }),
    );
    for (const { id, gross, withheld } of body.people) {
      const found = onRecord.get(id);
      if (found?.gross !== gross || found.withheld !== withheld)
        complaints.push(
          `BIR 2316 of ${year} of person ${id} says ${gross} and ${withheld}, the lines ${found?.gross} and ${found?.withheld}.`,
        );
    }
    if (body.people.length < PAGE) return complaints;
  }
}
