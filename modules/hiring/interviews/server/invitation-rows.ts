import { sql } from 'kysely';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportInvitations, listInvitations } from '../contract/sessions.ts';
import { SESSION_KINDS, SLOT_STATES } from '../contract/words.ts';
import { minuteOf, postReach } from './find-session.ts';

export const invitationsFrom = sql`interviews.slot l join interviews.session s on s.id = l.session_id join vacancies.post v on v.id = s.post_id
  join organization.office_view o on o.id = v.office_id join personnel.person_view p on p.id = l.personnel_id`;

export const invitationRows = rows(listInvitations, exportInvitations, 'invitations', ({ actor, today }) => ({
  from: invitationsFrom,
  columns: {
    id: 'l.id',
    session_id: 's.id',
    post_id: 'v.id',
    code: 'v.code',
    title: 'v.title',
    kind: 's.kind',
    day: 's.day',
    start: minuteOf(sql`lower(l.during)`),
    fullname: 'p.fullname',
    place: sql`coalesce(nullif(s.venue, ''), s.link)`,
    state: 'l.state',
    answer_by: 'l.answer_by',
    reason: 'l.reason',
  },
  reach: sql`s.state <> 'DRAFT' and (${postReach(actor)} or exists (
    select from interviews.panel n where n.session_id = s.id and n.personnel_id = ${actor.personnelId}::integer))`,
  search: [sql`p.search`, sql`v.plain_title`],
  sort: { day: sql`lower(l.during)`, fullname: 'p.plain_name', code: 'v.code' },
  unsorted: 'day',
  filters: {
    state: (states) => sql`l.state = any(${states})`,
    kind: (kind) => sql`s.kind = ${kind}`,
    all: (all) => (all ? sql`true` : sql`s.day >= ${today}::date and l.is_live`),
  },
  sheet: {
    name: 'Interviews',
    cells: {
      Day: (row) => row.day,
      Hour: (row) => clockTime(row.start),
      Applicant: (row) => row.fullname,
      Kind: (row) => SESSION_KINDS[row.kind],
      Post: (row) => row.code,
      Position: (row) => row.title,
      Place: (row) => row.place,
      Answer: (row) => SLOT_STATES[row.state],
      Reason: (row) => row.reason,
    },
  },
}));
