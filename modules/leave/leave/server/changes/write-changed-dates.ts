import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import type { ChangedLeave } from './pay-changed-leave.ts';

/** So many dates are written at a time. */
const PART = 5000;

/** Writes what became of dates; those that are given back make room before the halves that are left of them come. */
export async function writeChangedDates(db: Database, changed: readonly ChangedLeave[]): Promise<void> {
  const rows = changed.flatMap(({ leave: { id, personnelId }, dates }) => dates.map((date) => ({ id, personnelId, ...date })));
  for (const part of inParts(rows, PART)) {
    const now = sql`jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as n (id integer, "personnelId" integer, date date, part text,
      thousandths integer, seconds integer, vl integer, sl integer, own integer, without integer, "withoutColumn" text, free text,
      "givenBack" text, "byOrder" boolean, "isLive" boolean)`;
    await sql`
      update leave.application_day d set thousandths = n.thousandths, seconds = n.seconds, vl = n.vl, sl = n.sl, own = n.own,
        without_pay = n.without, without_column = n."withoutColumn", free = n.free, given_back = n."givenBack", by_order = n."byOrder",
        is_live = n."isLive"
      from ${now} where d.application_id = n.id and d.date = n.date and d.part = n.part`.execute(db);
    await sql`
      insert into leave.application_day (application_id, date, part, personnel_id, thousandths, seconds, vl, sl, own, without_pay, without_column)
      select n.id, n.date, n.part, n."personnelId", n.thousandths, n.seconds, n.vl, n.sl, n.own, n.without, n."withoutColumn" from ${now}
      where n."isLive" and not exists (
        select from leave.application_day d where d.application_id = n.id and d.date = n.date and d.part = n.part)`.execute(db);
  }
}
