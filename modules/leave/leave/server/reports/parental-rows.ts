import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';
import { exportParentalLeave, listParentalLeave, PARENTAL } from '../../contract/parental-register.ts';
import { leaveFlow } from '../../workflow.ts';

const kind = sql`case when a.type_code = 'MLA' then 'RECEIVER' when t.box = 'PATERNITY' then 'FATHER' else 'MOTHER' end`;
const eventOn = sql`coalesce(a.event_on, a.first_day)`;

/** Maternity and paternity leave of a year, with the notice of allocation of the mother (RA 11210, RA 8187). */
export const parentalRows = rows(listParentalLeave, exportParentalLeave, 'leaves', (call) => {
  const year = call.query.year ?? Number(call.today.slice(0, 4));
  return {
    from: sql`leave.application a join leave.type_terms t on t.code = a.type_code and t.effective_on = a.terms_on
      join personnel.person_view p on p.id = a.personnel_id
      left join ${servingOn(call.today)} s on s.personnel_id = p.id left join organization.office_view o on o.id = s.office_id
      left join leave.allocation g on g.application_id = a.id
      cross join lateral (select coalesce(sum(case when t.unit = 'CALENDAR' then 1000 else d.thousandths end), 0)::integer as days
        from leave.application_day d where d.application_id = a.id and d.is_live) x`,
    columns: {
      id: 'a.id',
      personnel_id: 'p.id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      office: 'o.acronym',
      kind,
      type_name: 't.name',
      state: 'a.state',
      event_on: 'a.event_on',
      first_day: 'a.first_day',
      last_day: 'a.last_day',
      days: 'x.days',
      allocated: 'g.days',
      receiver: 'g.receiver_name',
      mother: sql`case when a.type_code = 'MLA' then (select m.fullname from leave.allocation v join leave.application w on w.id = v.application_id
        join personnel.person_view m on m.id = w.personnel_id where v.receiver_id = p.id and w.state not in ('DISAPPROVED', 'CANCELLED')
        order by abs(w.first_day - a.first_day), w.id limit 1) end`,
    },
    reach: sql`(a.type_code = 'MLA' or t.box in ('MATERNITY', 'PATERNITY')) and extract(year from ${eventOn}) = ${year}
      and ${visible(call.actor, ['EDATSADMIN'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}`,
    search: [sql`p.search`, sql`kernel.plain_names(coalesce(g.receiver_name, ''))`],
    sort: { fullname: 'p.plain_name', event_on: 'a.event_on', first_day: 'a.first_day', days: 'x.days' },
    unsorted: '-first_day',
    filters: {
      year: () => sql`true`,
      kind: (asked) => sql`${kind} = ${asked}`,
      state: (states) => sql`a.state = any(${states})`,
      office: (offices) =>
        sql`exists (select from unnest(${offices}::integer[]) chosen cross join lateral organization.offices_within(chosen) f where f.id = o.id)`,
    },
    groups: { kind: { by: kind, name: PARENTAL }, office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' } },
    sheet: {
      name: `Maternity and paternity ${year}`,
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        Type: (row) => row.type_name,
        Event: (row) => (row.event_on === null ? '' : longDate(row.event_on)),
        From: (row) => longDate(row.first_day),
        To: (row) => longDate(row.last_day),
        Days: (row) => row.days / 1000,
        'Days allocated': (row) => row.allocated,
        'Allocated to': (row) => row.receiver,
        Mother: (row) => row.mother,
        State: (row) => leaveFlow.words[row.state],
      },
    },
  };
});
