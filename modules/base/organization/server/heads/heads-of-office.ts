import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { OfficeUse } from '../office-use.ts';
import type { OrganizationNeeds } from '../needs.ts';

/** The head of an office who serves on the day or later; one who goes to a part heads it from then on. */
export function headsOfOffice({ namePeople }: Pick<OrganizationNeeds, 'namePeople'>): OfficeUse {
  return {
    name: 'heads',
    title: 'Heads',
    table: 'organization.head',
    shared: false,
    holdsOpen: false,
    followsPeople: false,
    find: async (db, officeId, { from, today }) => {
      const { rows } = await sql<{ personnel_id: number; title: string; is_acting: boolean; since: string }>`
        select personnel_id, title, is_acting, lower(during) as since from organization.head
        where office_id = ${officeId} and during && daterange(greatest(${from}::date, ${today}::date), null) order by is_acting, during`.execute(
        db,
      );
      const names = await namePeople(
        db,
        rows.map((row) => row.personnel_id),
        today,
      );
      return rows.map(({ personnel_id, title, is_acting, since }) => ({
        key: `${is_acting ? 'acting' : 'head'} ${since}`,
        label: names.get(personnel_id)?.fullname ?? '',
        note: [title, is_acting && 'officer in charge', since > from && `from ${longDate(since)}`].filter(Boolean).join(', '),
        personnel_id,
      }));
    },
    transfer: async (call, { keys, fromOffice, toOffice, from, authority }) => {
      const { rows } = await sql<{ personnel_id: number; title: string }>`
        with wanted as (select split_part(key, ' ', 1) = 'acting' as is_acting, split_part(key, ' ', 2)::date as since from unnest(${[...keys]}::text[]) key),
        later as (
          update organization.head h set office_id = ${toOffice} from wanted w
          where h.office_id = ${fromOffice} and h.is_acting = w.is_acting and lower(h.during) = w.since and lower(h.during) >= ${from}
          returning h.personnel_id, h.title
        ),
        ended as (
          update organization.head h set during = daterange(lower(h.during), ${from}) from wanted w
          where h.office_id = ${fromOffice} and h.is_acting = w.is_acting and lower(h.during) = w.since and lower(h.during) < ${from}
          returning h.personnel_id, h.title, h.is_acting, upper(old.during) as until
        ),
        begun as (
          insert into organization.head (office_id, personnel_id, title, is_acting, during)
          select ${toOffice}, personnel_id, title, is_acting, daterange(${from}, until) from ended
          returning personnel_id, title
        )
        select * from later union all select * from begun`.execute(call.db);
      await recordChanges(
        call,
        rows.map((row) => ({
          action: 'move the head of an office',
          subject: `organization.head:${toOffice}`,
          personnelId: row.personnel_id,
          before: { office_id: fromOffice },
          after: { office_id: toOffice, title: row.title, from, authority },
        })),
      );
    },
  };
}
