import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { DtrDay, DtrDayDetail } from '../../contract/days.ts';
import type { WeeklyHours } from '../../contract/schedule-hours.ts';
import { REGULAR } from '../../rules/schedule-seeds.ts';
import type { OvertimePunches, Reason } from '../../rules/types.ts';
import { findLockedDays } from '../compute/lock-days.ts';
import { previewWaitingDays } from '../compute/preview-waiting-days.ts';
import { dayRows } from './day-rows.ts';
import { findDtrPerson } from './find-dtr-person.ts';

/** A day as it was computed, with what it was computed from: why each number is what it is. */
export async function findDay({ db, server }: Pick<Call, 'db' | 'server'>, personnelId: number, date: string): Promise<DtrDayDetail> {
  const span = [{ personnelId, from: date, to: date }];
  const [personnel, kept, punches, due, locked, [waiting]] = await Promise.all([
    findDtrPerson(db, personnelId, date),
    findKept(db, personnelId, date),
    readPunchesOfDay(db, personnelId, date),
    db.selectFrom('attendance.day_due').select('date').where('personnel_id', '=', personnelId).where('date', '=', date).executeTakeFirst(),
    findLockedDays(db, span),
    previewWaitingDays(server, span),
  ]);
  const shown = new Set([kept?.am_in, kept?.am_out, kept?.pm_in, kept?.pm_out]);
  return {
    personnel,
    day: kept ?? null,
    reasons: kept?.reasons ?? [],
    overtime: kept?.overtime ?? null,
    punches: punches.map((punch) => ({ ...punch, shown: !punch.voided && shown.has(punch.minutes) })),
    schedule: kept ? scheduleOf(kept) : null,
    rules_version: kept?.rules_version ?? null,
    computed_at: kept?.computed_at ?? null,
    is_due: due !== undefined && locked.length === 0,
    is_locked: locked.length > 0,
    would_be: waiting?.changes ? waiting.wouldBe : null,
  };
}

interface Kept extends DtrDay {
  reasons: Reason[];
  overtime: OvertimePunches | null;
  rules_version: string;
  computed_at: string;
  schedule_id: number | null;
  schedule: string | null;
  kind: string | null;
  weekdays: unknown;
}

function findKept(db: Database, personnelId: number, date: string): Promise<Kept | undefined> {
  return dayRows(db)
    .leftJoin('attendance.schedule as s', 's.id', 'd.schedule_id')
    .leftJoin('attendance.schedule_hours as h', (join) =>
      join.onRef('h.schedule_id', '=', 'd.schedule_id').on(sql<boolean>`h.during @> d.date`),
    )
    .select(['d.reasons', 'd.overtime', 'd.rules_version', 'd.computed_at', 'd.schedule_id', 's.name as schedule', 's.kind', 'h.weekdays'])
    .where('d.personnel_id', '=', personnelId)
    .where('d.date', '=', date)
    .$castTo<Kept>()
    .executeTakeFirst();
}

/** Null where a day has no result. */
export async function findKeptStatus(db: Database, personnelId: number, date: string): Promise<DtrDay['status'] | null> {
  return (await findKept(db, personnelId, date))?.status ?? null;
}

/** The schedule by which a day was computed, from its stored result; null where it has none. */
export async function readScheduleOfDay(db: Database, personnelId: number, date: string): Promise<DtrDayDetail['schedule']> {
  const kept = await findKept(db, personnelId, date);
  return kept ? scheduleOf(kept) : null;
}

/** Where nothing was assigned, the hours of the law held. */
function scheduleOf({ schedule_id, schedule, kind, weekdays }: Kept): DtrDayDetail['schedule'] {
  const hours = (weekdays ? { kind, weekdays } : REGULAR) as unknown as WeeklyHours;
  return { id: schedule_id, name: schedule ?? REGULAR.name, hours };
}

/** The punches of a person from the evening before to the morning after a date, as far as a night shift reaches; voided ones too. */
export async function readPunchesOfDay(
  db: Database,
  personnelId: number,
  date: string,
): Promise<Omit<DtrDayDetail['punches'][number], 'shown'>[]> {
  const { rows } = await sql<Omit<DtrDayDetail['punches'][number], 'shown'>>`
    select at, floor(extract(epoch from (kernel.clock_of(at)) - ${date}::date::timestamp) / 60)::integer as minutes,
      source, device, address, voided, void_reason, entered_reason
    from attendance.person_punch
    where personnel_id = ${personnelId} and at >= kernel.instant_of(((${date}::date - 1)::timestamp + interval '20 hours'))
      and at < kernel.instant_of(((${date}::date + 1)::timestamp + interval '12 hours 30 minutes'))
    order by at`.execute(db);
  return rows;
}
