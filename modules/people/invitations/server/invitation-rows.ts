import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportInvitations, INVITATION_STATES, listInvitations } from '../contract/invitations.ts';
import { invitedPeople, reachableInvited, withState } from './invited-people.ts';

/** Everyone in service within reach, and anyone who was invited, office by office. */
export const invitationRows = rows(listInvitations, exportInvitations, 'invitations', ({ actor, now, today }) => ({
  from: sql`${invitedPeople(today)} ${withState(now)}`,
  columns: {
    id: 'p.id',
    fullname: 'p.fullname',
    avatar: avatarOf('p.id'),
    idno: 'p.idno',
    office: 'o.acronym',
    office_name: 'o.fullname',
    email: sql`coalesce(a.email, i.email, nullif(lower(trim(p.email)), ''))`,
    way: 'i.way',
    state: 'st.state',
    times: sql`coalesce(i.times, 0)`,
    invited_at: 'i.invited_at',
    invited_by: sql`(select u.name from identity.account_view u where u.id = i.invited_by)`,
    expires_at: 'i.expires_at',
    came_in_at: sql`coalesce(i.came_in_at, a.password_set_at)`,
    failure: sql`case when m.state <> 'sent' then m.failure end`,
  },
  reach: reachableInvited(actor),
  search: [sql`p.search`, sql`kernel.plain(coalesce(a.email, i.email, p.email, ''))`],
  sort: {
    fullname: 'p.plain_name',
    idno: 'p.idno',
    office: ['o.tree_from', 'p.plain_name'],
    invited_at: 'i.invited_at',
    expires_at: 'i.expires_at',
    came_in_at: sql`coalesce(i.came_in_at, a.password_set_at)`,
  },
  unsorted: 'office',
  groups: {
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    state: { by: 'st.state', name: INVITATION_STATES },
  },
  filters: {
    state: (wanted) => sql`st.state = any(${wanted})`,
    office: (office) => sql`o.id in (select id from organization.offices_within(${office}))`,
    campus: (campus) => sql`o.campus_id = ${campus}`,
    way: (way) => sql`i.way = ${way}`,
  },
  counts: { came_in: sql`st.state = 'in'` },
  sheet: {
    name: 'Invitations',
    cells: {
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office_name,
      'E-mail': (row) => row.email,
      State: (row) => INVITATION_STATES[row.state],
      By: (row) => row.way && (row.way === 'letter' ? 'Letter' : 'Slip'),
      Times: (row) => row.times || null,
      Invited: (row) => row.invited_at && localTime(row.invited_at),
      'Invited by': (row) => row.invited_by,
      'Valid until': (row) => row.expires_at && localTime(row.expires_at),
      Activated: (row) => row.came_in_at && localTime(row.came_in_at),
      'Answer of the mail server': (row) => row.failure,
    },
  },
}));
