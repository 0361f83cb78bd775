import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { carryDatedRows, type OfficeUse } from '@talaan/organization/server/public.ts';
import { notifyPeopleChangedLater } from '../people-changed.ts';

/** Who serves in an office on a day, or will later: with them go their appointments there, the one that runs from the day on. */
export const peopleOfOffice: OfficeUse = {
  name: 'people',
  title: 'People',
  table: 'personnel.appointment',
  shared: false,
  holdsOpen: true,
  followsPeople: false,
  find: async (db, officeId, { from, today }) => {
    const { rows } = await sql<{ personnel_id: number; fullname: string; position: string; since: string }>`
      select distinct on (p.plain_name, p.id) p.id as personnel_id, p.fullname, t.name as position, lower(a.during) as since
      from personnel.appointment a join personnel.person p on p.id = a.personnel_id join organization.position_view t on t.id = a.position_id
      where a.office_id = ${officeId} and a.during && daterange(${from}, null)
        and coalesce(upper(a.during) > ${today}::date, true)
      order by p.plain_name, p.id, a.during`.execute(db);
    return rows.map(({ personnel_id, fullname, position, since }) => ({
      key: String(personnel_id),
      label: fullname,
      note: since > from ? `${position}, from ${longDate(since)}` : position,
      personnel_id,
    }));
  },
  transfer: async (call, { keys, fromOffice, toOffice, from, authority }) => {
    const carried = await carryDatedRows(
      call,
      {
        table: 'personnel.appointment',
        which: sql`personnel_id = any(${keys.map(Number)})`,
        copies: ['position_id', 'status_code', 'item_id', 'is_substitute', 'daily_rate'],
        begun: { nature_code: 'REASS', authority },
        later: { authority },
      },
      { fromOffice, toOffice, from, authority },
    );
    const moved = [...Map.groupBy(carried, (row) => row.personnel_id).values()].map(([first]) => first!);
    await recordChanges(
      call,
      moved.map(({ personnel_id, since }) => ({
        action: 'move to another office',
        subject: `personnel.person:${personnel_id}`,
        personnelId: personnel_id,
        before: { office_id: fromOffice },
        after: { office_id: toOffice, from: since, authority },
      })),
    );
    await notifyPeopleChangedLater(
      call.server,
      call.db,
      moved.map(({ personnel_id, since }) => ({ personnelId: personnel_id, from: since, until: null })),
    );
  },
};
