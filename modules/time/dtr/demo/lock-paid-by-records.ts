import type { ClientBase } from 'pg';
import { computeDaysOf } from '@talaan/attendance/demo/compute-days-of.ts';
import type { DemoAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import type { DtrAction } from '../workflow.ts';
import { addRecords, findRecords, type MadeRecord } from './add-records.ts';

const WAY: readonly DtrAction[] = ['submit', 'verify', 'receive', 'lock'];
const CERTIFIED: readonly DtrAction[] = ['ask', 'certify', 'verify', 'receive', 'lock'];
/** One of so many is late with the record, so that the payroll of the month goes without them. */
const LATE_EVERY = 9;

/** The month before the last one is locked of casuals and job orders, who are paid by it; of a few it is not yet. */
export async function lockPaidByRecords({ client, now, today }: DemoMaking, hr: DemoAccount): Promise<void> {
  const month = today.toPlainYearMonth().subtract({ months: 2 });
  const span = { from: month.toPlainDate({ day: 1 }).toString(), to: month.toPlainDate({ day: month.daysInMonth }).toString() };
  const paid = await findPaidByRecords(client, span);
  const records = (await findRecords(client, month.toString(), today.toString(), true)).filter(
    ({ personnel_id: id }) => paid.has(id) && id % LATE_EVERY !== 0,
  );
  const days = await computeDaysOf(
    client,
    now,
    records.map((one) => one.personnel_id),
    span,
  );
  const made = records.flatMap((record): MadeRecord[] => {
    const own = (days.get(record.personnel_id) ?? []).filter(({ date }) => date >= record.from && date <= record.to);
    if (own.length === 0) return [];
    return [{ record, own, way: own.some(({ status }) => status === 'INCOMPLETE') ? CERTIFIED : WAY }];
  });
  await addRecords(client, made, hr, month.add({ months: 1 }).toPlainDate({ day: 1 }));
}

/** Casuals and job orders of a month of which nothing is locked yet. */
async function findPaidByRecords(client: ClientBase, { from, to }: { from: string; to: string }): Promise<Set<number>> {
  const { rows } = await client.query<{ id: number }>(
    `select distinct a.personnel_id as id from personnel.appointment_view a
     where a.status_code in ('CAS', 'JO', 'COS') and a.during && daterange($1, $2, '[]')
       and not exists (select from dtr.submission s where s.personnel_id = a.personnel_id and s.during && daterange($1, $2, '[]'))`,
    [from, to],
  );
  return new Set(rows.map(({ id }) => id));
}
