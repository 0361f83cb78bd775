import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportAppointments, listAppointments } from '../contract/appointments.ts';
import { SUBMISSION_DAYS } from '../rules/submission-due.ts';
import { appointmentFlow } from '../workflow.ts';

/** Of an appointment by which nothing follows any more. */
export const ENDED = sql`('CANCELLED', 'INVALIDATED', 'CLOSED')`;

/** An appointment `a` with its person, office, position and item, and what is due next. */
export const appointmentsFrom = (today: string) => sql`appointing.appointment a join personnel.person_view p on p.id = a.personnel_id
  join organization.office_view o on o.id = a.office_id join organization.position_view t on t.id = a.position_id
  join vacancies.post v on v.id = a.post_id join applicants.application e on e.id = a.application_id
  join reference.appointment_status u on u.code = a.status_code join reference.appointment_nature n on n.code = a.nature_code
  left join plantilla.item i on i.id = a.item_id
  left join lateral (
    select d.what, d.day from (values
      ('Submit to the CSC', case when a.state = 'ISSUED' and a.form in ('33-A', '34-A') then a.issued_on + ${SUBMISSION_DAYS}::integer end),
      ('Assume duty', case when a.assumed_on is null and a.state not in ${ENDED} then a.received_on + 30 end),
      ('Statement of assets', case when exists (
        select from appointing.paper f where f.appointment_id = a.id and f.code = 'saln' and f.received_on is null) then a.assumed_on + 30 end),
      ('Probation review', case when a.status_code = 'PERM' and a.nature_code in ('ORIG', 'REEMP') then case
        when (a.assumed_on + interval '3 months')::date - 1 >= ${today}::date then (a.assumed_on + interval '3 months')::date - 1
        when (a.assumed_on + interval '6 months')::date - 1 >= ${today}::date then (a.assumed_on + interval '6 months')::date - 1 end end)
    ) d (what, day) where d.day is not null order by d.day limit 1
  ) d on true`;

export function reachable(actor: Actor, groups: readonly Group[]): RawBuilder<SqlBool> {
  return visible(actor, groups, { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

/** The columns of a row of the list, on a day. */
export const appointmentColumns = (today: string) => ({
  id: 'a.id',
  fullname: 'p.fullname',
  avatar: avatarOf('p.id'),
  position: 't.name',
  office: 'o.acronym',
  post_id: 'a.post_id',
  post_code: 'v.code',
  item_number: 'i.item_number',
  form: 'a.form',
  nature: 'n.name',
  status: 'u.name',
  state: 'a.state',
  issued_on: 'a.issued_on',
  assumed_on: 'a.assumed_on',
  due: 'd.what',
  due_on: 'd.day',
  days_left: sql`d.day - ${today}::date`,
});

export const appointmentRows = rows(listAppointments, exportAppointments, 'appointments', ({ actor, today }) => ({
  from: appointmentsFrom(today),
  columns: appointmentColumns(today),
  reach: reachable(actor, ['RAI']),
  search: [sql`p.search`, sql`kernel.plain(t.name || ' ' || v.code || ' ' || coalesce(i.item_number, ''))`],
  sort: {
    fullname: 'p.plain_name',
    position: 't.name',
    office: 'o.tree_from',
    issued_on: 'a.issued_on',
    due_on: 'd.day',
    state: sql`array_position(${[...appointmentFlow.states]}::text[], a.state)`,
  },
  unsorted: 'due_on',
  groups: {
    state: { by: 'a.state', name: appointmentFlow.words },
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    nature: { by: 'a.nature_code', name: 'n.name' },
  },
  filters: {
    state: (states) => sql`a.state = any(${states})`,
    post: (post) => sql`a.post_id = ${post}`,
    due: (days) => sql`d.day <= ${today}::date + ${days}::integer`,
    office: (office) => sql`o.id in (select id from organization.offices_within(${office}))`,
  },
  sheet: {
    name: 'Appointments',
    cells: {
      Name: (row) => row.fullname,
      Position: (row) => row.position,
      Office: (row) => row.office,
      Item: (row) => row.item_number,
      Status: (row) => row.status,
      Nature: (row) => row.nature,
      Form: (row) => row.form,
      State: (row) => appointmentFlow.words[row.state],
      Issued: (row) => row.issued_on,
      'Assumed duty': (row) => row.assumed_on,
      'Due next': (row) => row.due,
      'Due on': (row) => row.due_on,
      'Job post': (row) => row.post_code,
    },
  },
}));
