import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import type { Ledger } from '../../contract/deductions.ts';
import { scheduleOf } from '../../rules/schedule.ts';
import { deductionColumns, deductionsFrom } from './deductions-from.ts';

interface Wanted {
  id: number;
  today: string;
  /** Which deductions `d` the reader reaches. */
  reach: RawBuilder<SqlBool>;
  /** Whether what was not released yet is left out, as for its owner. */
  onlyReleased: boolean;
}

/** The ledger of a deduction. Needs the open records of its person. Undefined where the reader does not reach it. */
export async function findLedger(db: Database, { id, today, reach, onlyReleased }: Wanted): Promise<Ledger | undefined> {
  const columns = Object.entries(deductionColumns(today)).map(
    ([name, column]) => sql`${typeof column === 'string' ? sql.ref(column) : column} as ${sql.id(name)}`,
  );
  const { rows } = await sql<Omit<Ledger, 'runs' | 'schedule'>>`
    select ${sql.join(columns)}, d.personnel_id, p.idno, p.fullname, ${avatarOf('p.id')} as avatar, o.acronym as office, d.paid_before,
      d.authorized_on, c.name as entered_by, d.entered_at, u.file_name as import_file, d.ended_on, d.ended_because
    from ${deductionsFrom(today)} left join identity.account_view c on c.id = d.entered_by left join imports.upload u on u.id = d.upload_id
    where d.id = ${id} and ${reach}`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { rows: runs } = await sql<Ledger['runs'][number]>`
    select l.run_id, r.title, s.month, coalesce((l.why -> 'figures' ->> 'due')::bigint, l.amount) as due, l.amount as taken,
      coalesce((l.why -> 'figures' ->> 'due')::bigint, l.amount) - l.amount as lacking, s.is_released,
      (${found.principal}::bigint - ${found.paid_before}::bigint - sum(l.amount) over (order by s.month, s.run_id))::bigint as balance
    from payroll.line l join payroll.payslip s on s.personnel_id = l.personnel_id and s.run_id = l.run_id join payroll.run r on r.id = l.run_id
    where l.reference = ${id} and l.code = ${found.code} and l.personnel_id = ${found.personnel_id} and (s.is_released or ${!onlyReleased})
      and s.held_because is null
    order by s.month desc, s.run_id desc`.execute(db);
  const [last] = runs;
  const left = { ...found, balance: last ? last.balance : found.balance };
  return { ...found, runs, schedule: found.state === 'RUNNING' ? scheduleOf(left, nextMonth(last, today)) : [] };
}

/** The month after the last run that took of it, released or on its way; before any did, the one of today. */
function nextMonth(last: Ledger['runs'][number] | undefined, today: string): string {
  return last ? Temporal.PlainYearMonth.from(last.month).add({ months: 1 }).toString() : today.slice(0, 7);
}
