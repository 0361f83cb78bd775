import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { exportOfficeProgress, listOfficeProgress } from '../contract/invitations.ts';
import { invitedPeople, reachableInvited, withState } from './invited-people.ts';

/** The offices within reach with how many of their people, with all units below, have come in; those without people are left out. */
export const officeRows = rows(listOfficeProgress, exportOfficeProgress, 'offices', ({ actor, now, today }) => ({
  from: sql`(
    select o.id, o.fullname, o.acronym, o.tree_from, o.campus_id, sum(c.people)::integer as people, sum(c.came_in)::integer as came_in,
      sum(c.invited)::integer as invited, sum(c.not_invited)::integer as not_invited
    from organization.office_view o
    join (
      select w.tree_from, count(*) as people, count(*) filter (where w.state = 'in') as came_in,
        count(*) filter (where w.state in ('invited', 'waiting', 'printing')) as invited, count(*) filter (where w.state = 'none') as not_invited
      from (
        select o.tree_from, st.state from ${invitedPeople(today)} ${withState(now)}
        where s.personnel_id is not null and ${reachableInvited(actor)}) w
      group by w.tree_from) c on c.tree_from between o.tree_from and o.tree_to
    group by o.id, o.fullname, o.acronym, o.tree_from, o.campus_id) w join organization.campus_view p on p.id = w.campus_id`,
  columns: {
    id: 'w.id',
    fullname: 'w.fullname',
    acronym: 'w.acronym',
    campus: 'p.acronym',
    people: 'w.people',
    came_in: 'w.came_in',
    invited: 'w.invited',
    stuck: sql`w.people - w.came_in - w.invited - w.not_invited`,
    not_invited: 'w.not_invited',
  },
  reach: visible(actor, ['USERS'], { person: 'w.id', tree: 'w.tree_from', campus: 'w.campus_id' }),
  search: [sql`kernel.plain(w.fullname || ' ' || w.acronym)`],
  sort: {
    office: 'w.tree_from',
    people: 'w.people',
    came_in: sql`w.came_in::numeric / w.people`,
    not_invited: 'w.not_invited',
  },
  unsorted: 'office',
  filters: { campus: (campus) => sql`w.campus_id = ${campus}` },
  sheet: {
    name: 'Account activation by office',
    cells: {
      Office: (row) => row.fullname,
      Acronym: (row) => row.acronym,
      Campus: (row) => row.campus,
      People: (row) => row.people,
      Activated: (row) => row.came_in,
      Invited: (row) => row.invited,
      'Needs follow-up': (row) => row.stuck,
      'Not invited': (row) => row.not_invited,
    },
  },
}));
