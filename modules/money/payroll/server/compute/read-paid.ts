import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { COMPARED_KINDS } from '../../contract/codes.ts';
import { duesIn } from '../../rules/differences.ts';
import type { PaidLine } from '../../rules/pay-line.ts';
import type { RunTerms } from './run-terms.ts';

export interface PaidMonth {
  /** Lines that are computed anew when something of the month is learned late. */
  lines: PaidLine[];
  /** What was taken of dues that lower the tax, in centavos. */
  dues: number;
  /** What the month followed from when it was computed last; null where no run has paid it. */
  fingerprint: string | null;
}

/** Those who are paid by time records are paid by runs of their kind alone. */
const BY_RECORDS: readonly RunTerms['kind'][] = ['CASUAL', 'JOBORDER'];

/** What other runs pay or paid these people of months from one on, held pay left out: by person and month. Two statements. */
export async function readPaid(
  db: Database,
  run: RunTerms,
  people: readonly number[],
  from: string,
): Promise<Map<number, Map<string, PaidMonth>>> {
  const likeIt = BY_RECORDS.includes(run.kind) ? sql`s.kind = ${run.kind}` : sql`s.kind <> all(${BY_RECORDS})`;
  const { rows: lines } = await sql<PaidLine & { personnel_id: number; compared: boolean }>`
    select l.personnel_id, l.for_month, l.code, l.side, l.reference, l.tax, i.kind = any(${COMPARED_KINDS}) as compared, sum(l.amount)::bigint as amount
    from payroll.line l join payroll.payslip s on s.personnel_id = l.personnel_id and s.run_id = l.run_id and s.held_because is null and ${likeIt}
    join payroll.item i on i.code = l.code and (i.kind = any(${COMPARED_KINDS}) or l.tax = 'LOWERS')
    where l.personnel_id = any(${[...people]}::integer[]) and l.run_id <> ${run.id} and l.for_month between ${from} and ${run.month}
    group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2`.execute(db);
  const { rows: known } = await sql<{ personnel_id: number; month: string; fingerprint: string }>`
    select distinct on (s.personnel_id, k.month) s.personnel_id, k.month, k.fingerprint
    from payroll.payslip s cross join lateral (
      select s.month, s.facts ->> 'fingerprint' as fingerprint where s.facts ? 'fingerprint'
      union all select e ->> 'month', e ->> 'fingerprint' from jsonb_array_elements(s.facts -> 'earlier') e) k
    where s.personnel_id = any(${[...people]}::integer[]) and s.run_id <> ${run.id} and s.held_because is null and ${likeIt} and k.month >= ${from}
    order by s.personnel_id, k.month, s.run_id desc`.execute(db);
  const byPerson = new Map<number, Map<string, PaidMonth>>();
  const monthOf = (id: number, month: string) => {
    const months = byPerson.get(id) ?? new Map<string, PaidMonth>();
    byPerson.set(id, months);
    const found = months.get(month) ?? { lines: [], dues: 0, fingerprint: null };
    months.set(month, found);
    return found;
  };
  for (const { personnel_id: id, compared, ...line } of lines) {
    const month = monthOf(id, line.for_month);
    if (compared) month.lines.push(line);
    else month.dues += duesIn([line]);
  }
  for (const { personnel_id: id, month, fingerprint } of known) monthOf(id, month).fingerprint = fingerprint;
  return byPerson;
}
