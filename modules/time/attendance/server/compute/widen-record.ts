import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { RULES_VERSION } from '../../rules/settings.ts';
import { markMissingDaysDue } from './make-days-due.ts';

/** Fewer people do not begin a month of the record: a stray punch of years ago must not make everybody absent. */
const ENOUGH_PEOPLE = 3;

/**
 * The record has no gaps: once a month has punches, everybody's days of it are computed, absences too. Where due days
 * lie before the record, it begins with the first month that several people have some in.
 */
export async function widenRecord(db: Database, today: string): Promise<void> {
  const since = await firstMonthDue(db, today);
  if (!since) return;
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ until: string }>`
      insert into attendance.record_span as span (since, through, rules_version) values (${since}, ${today}, ${RULES_VERSION})
      on conflict (one) do update set since = least(span.since, excluded.since)
      returning coalesce(old.since - 1, new.through) as until`.execute(tx);
    await markMissingDaysDue(tx, since, rows[0]!.until);
  });
}

async function firstMonthDue(db: Database, today: string): Promise<string | null> {
  const { rows } = await sql<{ since: string | null }>`
    select min(month)::date as since from (
      select month from (
        select distinct date_trunc('month', date::timestamp) as month, personnel_id from attendance.day_due
        where date <= ${today} and date < coalesce((select since from attendance.record_span), 'infinity')
          -- A punch of the first also touches the night before, which does not begin a month.
          and date_trunc('month', date::timestamp) = date_trunc('month', (date + 1)::timestamp)
      ) people group by month having count(*) >= ${ENOUGH_PEOPLE}
    ) months`.execute(db);
  return rows[0]?.since ?? null;
}

/** Every date that began since the last time is due for everybody who serves, after days of standstill too; so is what was left open, and what earlier rules computed. */
export async function keepRecordCurrent(db: Database, today: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ first: string }>`
      update attendance.record_span set through = ${today} where through < ${today} returning old.through + 1 as first`.execute(tx);
    if (rows[0]) await markMissingDaysDue(tx, rows[0].first, today);
    await markOpenDaysDue(tx, today);
    await markDaysOfEarlierRulesDue(tx);
  });
}

/** Once a version of the rules: the record remembers by which it was computed. Locked days keep theirs until they are unlocked. */
async function markDaysOfEarlierRulesDue(db: Database): Promise<void> {
  const { rows } =
    await sql`update attendance.record_span set rules_version = ${RULES_VERSION} where rules_version <> ${RULES_VERSION} returning one`.execute(
      db,
    );
  if (rows.length === 0) return;
  await sql`
    insert into attendance.day_due (personnel_id, date)
    select personnel_id, date from attendance.day d where rules_version <> ${RULES_VERSION}
      and not exists (select from attendance.locked_days l where l.personnel_id = d.personnel_id and l.during @> d.date)
    order by 1, 2 on conflict do nothing`.execute(db);
}

/** Days whose window was still open when they were computed, as that of a night shift the next morning. */
async function markOpenDaysDue(db: Database, today: string): Promise<void> {
  await sql`
    insert into attendance.day_due (personnel_id, date)
    select personnel_id, date from attendance.day where status = 'PENDING' and date between ${today}::date - 31 and ${today}::date
    order by 1, 2 on conflict do nothing`.execute(db);
}
