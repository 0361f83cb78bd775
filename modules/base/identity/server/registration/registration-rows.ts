import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { exportRegistrations, listRegistrations, REASONS } from '../../contract/registration.ts';

const STATES = { for_hr: 'For HR', mailed: 'Link mailed', joined: 'Joined', dismissed: 'Dismissed' } as const;

/** Registrations of the people within one's scope, and of those whom nobody knows for those who see all. */
export const registrationRows = rows(listRegistrations, exportRegistrations, 'registrations', ({ actor }) => ({
  from: sql`identity.registration r left join organization.office_view o on o.id = r.office_id`,
  columns: {
    id: 'r.id',
    kind: 'r.kind',
    email: 'r.email',
    name: 'r.name',
    idno: 'r.idno',
    birth_date: 'r.birth_date',
    state: 'r.state',
    reason: 'r.reason',
    personnel_id: 'r.personnel_id',
    office: 'o.fullname',
    tries: 'r.tries',
    last_at: 'r.last_at',
    expires_at: 'r.expires_at',
    settled_by: sql`(select s.name from identity.account s where s.id = r.settled_by)`,
  },
  reach: visible(actor, ['PERSONNELS'], { person: 'r.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' }),
  search: [sql`kernel.plain_names(r.email || ' ' || r.name || ' ' || coalesce(r.idno, ''))`],
  sort: { last_at: 'r.last_at', email: 'r.email' },
  unsorted: '-last_at',
  filters: { state: (state) => sql`r.state = ${state}`, kind: (kind) => sql`r.kind = ${kind}` },
  sheet: {
    name: 'Registrations',
    cells: {
      'E-mail': (row) => row.email,
      Name: (row) => row.name,
      'Employee number': (row) => row.idno,
      Office: (row) => row.office,
      Kind: (row) => (row.kind === 'staff' ? 'Staff' : 'Applicant'),
      State: (row) => STATES[row.state],
      Reason: (row) => row.reason && REASONS[row.reason],
      Tries: (row) => row.tries,
      'Last try': (row) => localTime(row.last_at),
      'Settled by': (row) => row.settled_by,
    },
  },
}));
