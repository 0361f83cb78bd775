import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { DayModifier } from '../../rules/types.ts';
import { markDaysDue } from './make-days-due.ts';
import { startComputing } from './start-computing.ts';

/** What other modules may say of a day: holidays and suspensions are attendance's own. */
export type PersonModifier = Extract<
  DayModifier,
  { kind: 'OFFICIAL_BUSINESS' | 'WORK_FROM_HOME' | 'LEAVE' | 'FLAG_CEREMONY' | 'PASS_SLIP' | 'OVERTIME' }
>;

/** A modifier that holds for each day from one date to another, both counted. */
export interface ModifiedDays {
  personnelId: number;
  from: string;
  to: string;
  modifier: PersonModifier;
}

/**
 * Says what records of a module change about people's days, in place of what the same records said before: by the number of
 * the record; an empty list takes it back. Within the caller's transaction, with a constant number of statements; the days are computed again after it.
 * On locked days (`findLockedDays`) it waits until they are unlocked.
 */
export async function putDayModifiers(
  { server, db }: Pick<Call, 'server' | 'db'>,
  module: string,
  records: ReadonlyMap<number, readonly ModifiedDays[]>,
): Promise<void> {
  const { rows: before } = await sql<Omit<ModifiedDays, 'modifier'>>`
    delete from attendance.day_modifier where module = ${module} and source_id = any(${[...records.keys()]}::bigint[])
    returning personnel_id as "personnelId", lower(during) as "from", upper(during) - 1 as "to"`.execute(db);
  const now = [...records].flatMap(([id, days]) => days.map((one) => ({ id, ...one })));
  await sql`
    insert into attendance.day_modifier (module, source_id, personnel_id, during, modifier)
    select ${module}, d.id, d."personnelId", daterange(d."from", d."to", '[]'), d.modifier
    from jsonb_to_recordset(${JSON.stringify(now)}::jsonb) as d (id bigint, "personnelId" integer, "from" date, "to" date, modifier jsonb)`.execute(
    db,
  );
  await markSpansDue(db, [...before, ...now]);
  await startComputing(server, db);
}

/** Up to where the record reaches; later days are due when they come. Overtime over midnight takes punches from the day after. */
function markSpansDue(db: Call['db'], spans: readonly Omit<ModifiedDays, 'modifier'>[]): Promise<void> {
  return markDaysDue(
    db,
    sql`
      select s."personnelId", day::date
      from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as s ("personnelId" integer, "from" date, "to" date)
      cross join attendance.record_span r
      cross join lateral generate_series(s."from"::timestamp, least(s."to" + 1, r.through)::timestamp, interval '1 day') day`,
  );
}
