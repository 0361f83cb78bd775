import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { daysOnRecord, type UnpaidDay } from '../rules/unpaid/days-on-record.ts';

/** Days without pay on the service record. */
export async function putUnpaidOnRecord({ client, today }: DemoMaking): Promise<void> {
  const { rows } = await client.query<UnpaidDay & { personnelId: number }>(
    `select u.personnel_id as "personnelId", u.date::text as date, u.thousandths, u.cause, u.application_id as "applicationId", u.standing
     from leave.days_without_pay('[1900-01-01,2199-12-31]', $1::date) u order by 1, 2`,
    [today.toString()],
  );
  const wanted = [...Map.groupBy(rows, ({ personnelId }) => personnelId)].flatMap(([personnelId, days]) =>
    daysOnRecord(days, isOverWeekend).map((row) => ({ personnelId, ...row })),
  );
  await client.query(
    `insert into personnel.leave_without_pay (personnel_id, days, remarks, during, source)
     select w."personnelId", w.days, w.remarks, daterange(w."from", w."to", '[]'), 'leave'
     from jsonb_to_recordset($1::jsonb) as w ("personnelId" integer, days integer, remarks text, "from" date, "to" date)`,
    [JSON.stringify(wanted)],
  );
}

/** The people of the demo work from Monday to Friday. */
function isOverWeekend(from: string, to: string): boolean {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  return first.until(last).days === 1 || (first.dayOfWeek === 5 && first.until(last).days === 3);
}
