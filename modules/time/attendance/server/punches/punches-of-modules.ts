import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { markDaysDue } from '../compute/make-days-due.ts';
import { startComputing } from '../compute/start-computing.ts';

type PunchCall = Pick<Call, 'server' | 'db' | 'actor' | 'now'>;

/** A punch by its person and its instant. */
export interface PunchOfPerson {
  personnelId: number;
  at: string;
}

/**
 * Enters punches for which another module answers, marked with where they come from. A time that the person has already stays as it is; one that was
 * taken back counts again. Within the caller's transaction; the days are computed again after it. On locked days (`findLockedDays`) it waits until
 * they are unlocked.
 */
export async function enterPunchesFrom(
  { server, db, actor, now }: PunchCall,
  source: 'APPEAL' | 'WEB_WFH',
  punches: readonly (PunchOfPerson & { reason: string })[],
): Promise<void> {
  const rows = JSON.stringify(punches);
  await sql`
    delete from attendance.voided_punch v
    using jsonb_to_recordset(${rows}::jsonb) as p ("personnelId" integer, at timestamptz), attendance.entered_punch e
    where v.personnel_id = p."personnelId" and v.at = p.at and e.personnel_id = v.personnel_id and e.at = v.at and e.source = ${source}`.execute(
    db,
  );
  await sql`
    insert into attendance.entered_punch (personnel_id, at, source, reason, entered_by, entered_at)
    select "personnelId", at, ${source}, reason, ${actor.accountId}, ${now.toString()}
    from jsonb_to_recordset(${rows}::jsonb) as p ("personnelId" integer, at timestamptz, reason text)
    on conflict (personnel_id, at) do nothing`.execute(db);
  await markPunchedDaysDue(db, punches);
  await startComputing(server, db);
}

/** Takes back what `enterPunchesFrom` entered: the punches stay, void, with the reason. */
export async function takeBackPunches(
  { server, db, actor, now }: PunchCall,
  source: 'APPEAL' | 'WEB_WFH',
  punches: readonly PunchOfPerson[],
  reason: string,
): Promise<void> {
  await sql`
    insert into attendance.voided_punch (personnel_id, at, reason, voided_by, voided_at)
    select e.personnel_id, e.at, ${reason}, ${actor.accountId}, ${now.toString()}
    from jsonb_to_recordset(${JSON.stringify(punches)}::jsonb) as p ("personnelId" integer, at timestamptz)
    join attendance.entered_punch e on e.personnel_id = p."personnelId" and e.at = p.at and e.source = ${source}
    on conflict (personnel_id, at) do nothing`.execute(db);
  await markPunchedDaysDue(db, punches);
  await startComputing(server, db);
}

/**
 * Voids a punch for which another module answers, with the reason; the punch itself stays. One that is void already stays as it is, and one whose PIN
 * the person holds only later does not count then either.
 */
export async function voidPunchOf(
  { server, db, actor, now }: PunchCall,
  { personnelId, at }: PunchOfPerson,
  reason: string,
): Promise<void> {
  await db
    .insertInto('attendance.voided_punch')
    .values({ personnel_id: personnelId, at, reason, voided_by: actor.accountId, voided_at: now.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await markPunchedDaysDue(db, [{ personnelId, at }]);
  await startComputing(server, db);
}

/** A punch touches its day and, since a night belongs to its start, the day before. */
function markPunchedDaysDue(db: Call['db'], punches: readonly PunchOfPerson[]): Promise<void> {
  return markDaysDue(
    db,
    sql`
      select a.personnel_id, due.date
      from jsonb_to_recordset(${JSON.stringify(punches)}::jsonb) as p ("personnelId" integer, at timestamptz)
      cross join lateral (values (attendance.date_of(p.at)), (attendance.date_of(p.at) - 1)) due (date)
      join personnel.appointment_view a on a.personnel_id = p."personnelId" and a.during @> due.date`,
  );
}
