import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { OfficeUse } from '@talaan/organization/server/public.ts';
import { markDaysDue, markTargetDue } from '../compute/make-days-due.ts';
import { startComputing } from '../compute/start-computing.ts';

/** Work schedules of an office itself: a part that takes one has it too, where it has none of its own in that time. */
export const schedulesOfOffice: OfficeUse = {
  name: 'schedules',
  title: 'Work schedules',
  table: 'attendance.schedule_assignment',
  shared: true,
  holdsOpen: false,
  followsPeople: false,
  find: async (db, officeId, { from }) => {
    const { rows } = await sql<{ id: number; name: string; since: string | null; last: string | null }>`
      select a.id, s.name, lower(a.during) as since, upper(a.during) - 1 as last
      from attendance.schedule_assignment a join attendance.schedule s on s.id = a.schedule_id
      where a.office_id = ${officeId} and a.during && daterange(${from}, null) order by a.during`.execute(db);
    return rows.map(({ id, name, since, last }) => ({
      key: String(id),
      label: name,
      note: [since !== null && since > from && `from ${longDate(since)}`, last !== null && `to ${longDate(last)}`]
        .filter(Boolean)
        .join(' '),
      personnel_id: null,
    }));
  },
  transfer: async (call, { keys, fromOffice, toOffice, from, authority }) => {
    const { db, server } = call;
    await sql`
      insert into attendance.schedule_assignment (schedule_id, office_id, during)
      select a.schedule_id, ${toOffice}, free
      from attendance.schedule_assignment a
      cross join lateral unnest(datemultirange(a.during * daterange(${from}, null)) - coalesce((
        select range_agg(own.during) from attendance.schedule_assignment own where own.office_id = ${toOffice}), '{}')) free
      where a.id = any(${keys.map(Number)}) and a.office_id = ${fromOffice}`.execute(db);
    await recordChange(call, {
      action: 'give a part the work schedules of its office',
      subject: `organization.office:${toOffice}`,
      after: { from_office: fromOffice, assignments: keys, from, authority },
    });
    await markTargetDue(db, { personnelId: null, officeId: toOffice }, from, null);
    await startComputing(server, db);
  },
};

/** Who serves in offices that stand elsewhere may have another schedule from the nearest office above: those days are due. */
export async function markMovedOfficesDue(
  { db, server }: Pick<Call, 'db' | 'server'>,
  officeIds: readonly number[],
  from: string,
): Promise<void> {
  await markDaysDue(
    db,
    sql`
      select a.personnel_id, day::date from attendance.record_span r, personnel.appointment_view a
      cross join lateral generate_series(
        greatest(lower(a.during), r.since, ${from}::date)::timestamp, (least(upper(a.during), r.through + 1) - 1)::timestamp, interval '1 day') day
      where a.office_id = any(${[...officeIds]})`,
  );
  await startComputing(server, db);
}
