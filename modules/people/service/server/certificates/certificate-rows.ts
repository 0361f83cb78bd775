import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { CERTIFICATE_KINDS, exportCertificates, listCertificates } from '../../contract/certificates.ts';
import { certificateFlow } from '../../workflow.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';

/** Certificates as `c` with their person `p`, the appointment of the day and its office `o`. */
export function certificatesOn(today: string): RawBuilder<unknown> {
  return sql`service.certificate c join requests.request r on r.id = c.id
    join personnel.person_view p on p.id = c.personnel_id
    left join ${servingOn(today)} a on a.personnel_id = p.id
    left join organization.office_view o on o.id = a.office_id`;
}

export const certificateColumns = {
  id: 'c.id',
  control_number: 'c.control_number',
  personnel_id: 'c.personnel_id',
  idno: 'p.idno',
  fullname: 'p.fullname',
  avatar: avatarOf('p.id'),
  office: 'o.acronym',
  kind: 'c.kind',
  purpose: 'c.purpose',
  copies: 'c.copies',
  state: 'c.state',
  requested_at: 'r.filed_at',
  due_on: 'r.due_on',
  since: sql`(select s.at from requests.step s where s.request_id = r.id and s.no = r.last_no)`,
};

/** What is not yet given out nor cancelled. */
const isOpen = sql<SqlBool>`c.state in ('REQUESTED', 'PREPARED', 'SIGNED')`;

export const certificateRows = rows(listCertificates, exportCertificates, 'certificates', ({ actor, today }) => ({
  from: certificatesOn(today),
  columns: certificateColumns,
  reach: reachable(actor),
  search: [sql`p.search`, sql`kernel.plain(c.control_number)`],
  sort: {
    due_on: 'r.due_on',
    fullname: 'p.plain_name',
    control_number: sql`c.control_number collate reference.by_number`,
    requested_at: 'r.filed_at',
  },
  // What is open first, by the day on which it is due.
  unsorted: sql`${isOpen} desc, case when ${isOpen} then r.due_on end, r.filed_at desc`,
  filters: {
    state: (states) => sql`c.state = any(${states})`,
    kind: (kind) => sql`c.kind = ${kind}`,
    person: (person) => sql`p.id = ${person}`,
    show: (show) => (show === 'overdue' ? sql`${isOpen} and r.due_on < ${today}::date` : isOpen),
  },
  sheet: {
    name: 'Certificates of employment',
    cells: {
      'Control number': (row) => row.control_number,
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
      Kind: (row) => CERTIFICATE_KINDS[row.kind],
      Purpose: (row) => row.purpose,
      Copies: (row) => row.copies,
      State: (row) => certificateFlow.words[row.state],
      Requested: (row) => localTime(row.requested_at),
      Due: (row) => row.due_on,
    },
  },
}));

function reachable(actor: Actor): RawBuilder<SqlBool> {
  return visible(actor, ['COE'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

/** Beside the list: how many are open in each state, and how many of them are overdue. */
export async function countOpen({ db, actor, today }: Call) {
  const { rows: counted } = await sql<{ REQUESTED: number; PREPARED: number; SIGNED: number; overdue: number }>`
    select count(*) filter (where c.state = 'REQUESTED') as "REQUESTED", count(*) filter (where c.state = 'PREPARED') as "PREPARED",
      count(*) filter (where c.state = 'SIGNED') as "SIGNED", count(*) filter (where r.due_on < ${today}::date) as overdue
    from ${certificatesOn(today)} where ${isOpen} and ${reachable(actor)}`.execute(db);
  return { counts: counted[0]! };
}
