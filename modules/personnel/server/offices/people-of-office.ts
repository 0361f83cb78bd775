import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChanges } from '@talaan/kernel/server/audit.ts';
import { giveReason } from '@talaan/kernel/server/give-reason.ts';
import type { OfficeUse } from '@talaan/organization/server/public.ts';
import { tellPeopleChangedLater } from '../people-changed.ts';

/** Who serves in an office on a day, or will later: with him go his appointments there, the one that runs from the day on. */
export const peopleOfOffice: OfficeUse = {
  name: 'people',
  title: 'People',
  table: 'personnel.appointment',
  shared: false,
  holdsOpen: true,
  find: async (db, officeId, { from, today }) => {
    const { rows } = await sql<{ personnel_id: number; fullname: string; position: string; since: string }>`
      select distinct on (kernel.plain(p.fullname), p.id) p.id as personnel_id, p.fullname, t.name as position, lower(a.during) as since
      from personnel.appointment a join personnel.person p on p.id = a.personnel_id join organization.position t on t.id = a.position_id
      where a.office_id = ${officeId} and a.during && daterange(${from}, null)
        and coalesce(upper(a.during) > ${today}::date, true)
      order by kernel.plain(p.fullname), p.id, a.during`.execute(db);
    return rows.map(({ personnel_id, fullname, position, since }) => ({
      key: String(personnel_id),
      label: fullname,
      note: since > from ? `${position}, from ${longDate(since)}` : position,
      personnel_id,
    }));
  },
  transfer: async (call, { keys, fromOffice, toOffice, from, authority }) => {
    const { db, server, today } = call;
    const people = keys.map(Number);
    await giveReason(call, authority || 'The office was reorganized');
    const { rows: moved } = await sql<{ personnel_id: number; since: string }>`
      with later as (
        update personnel.appointment set office_id = ${toOffice}, authority = ${authority}
        where office_id = ${fromOffice} and personnel_id = any(${people}) and lower(during) >= ${from} and coalesce(upper(during) > ${today}::date, true)
        returning personnel_id, lower(during) as since
      ),
      ended as (
        update personnel.appointment set during = daterange(lower(during), ${from})
        where office_id = ${fromOffice} and personnel_id = any(${people}) and lower(during) < ${from}
          and during @> ${from}::date and coalesce(upper(during) > ${today}::date, true)
        returning personnel_id, position_id, status_code, item_id, is_substitute, daily_rate, upper(old.during) as until
      ),
      begun as (
        insert into personnel.appointment (personnel_id, office_id, position_id, status_code, nature_code, item_id, is_substitute, daily_rate, authority, during)
        select personnel_id, ${toOffice}, position_id, status_code, 'REASS', item_id, is_substitute, daily_rate, ${authority}, daterange(${from}, until)
        from ended
        returning personnel_id, lower(during) as since
      )
      select personnel_id, min(since) as since from (select * from later union all select * from begun) moved group by personnel_id`.execute(
      db,
    );
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
    await tellPeopleChangedLater(
      server,
      db,
      moved.map(({ personnel_id, since }) => ({ personnelId: personnel_id, from: since, until: null })),
    );
  },
};
