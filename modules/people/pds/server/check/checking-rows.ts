import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { exportChecking, listChecking } from '../../contract/queue.ts';
import { sheetWorkflow } from '../../rules/workflow.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';

/** What is to be checked, unless another state is asked for. */
const WAITING = ['SUBMITTED', 'UNDER_CHECK'];

export const checkingRows = rows(listChecking, exportChecking, 'sheets', ({ actor, query, today }) => ({
  from: sql`${sheetsOn(today)} left join identity.account_view c on c.id = s.checker_id`,
  columns: {
    id: 'p.id',
    idno: 'p.idno',
    fullname: 'p.fullname',
    avatar: avatarOf('p.id'),
    office: 'o.fullname',
    office_acronym: 'o.acronym',
    state: 's.state',
    submitted_at: 'r.filed_at',
    since: sql`(select l.at from requests.step l where l.request_id = r.id and l.no = r.last_no)`,
    checker: 'c.name',
    is_mine: sql`coalesce(s.checker_id = ${actor.accountId}, false)`,
    verified_at: 's.verified_at',
  },
  reach: sql`${mayCheck(actor)} and s.state = any(${query.state ?? WAITING}::text[])`,
  search: [sql`p.search`],
  sort: {
    submitted_at: 'r.filed_at',
    fullname: 'p.plain_name',
    office: ['o.tree_from', 'r.filed_at'],
    state: ['s.state', 'r.filed_at'],
  },
  unsorted: 'submitted_at',
  filters: {
    office: (office) => sql`o.id in (select id from organization.offices_within(${office}))`,
    mine: (mine) => (mine ? sql`s.checker_id = ${actor.accountId}` : sql`true`),
    submitted_before: (day) => sql`r.filed_at < (kernel.instant_of(${day}::date::timestamp))`,
    state: () => sql`true`,
  },
  sheet: {
    name: 'Data sheets to check',
    cells: {
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
      State: (row) => sheetWorkflow.words[row.state],
      Submitted: (row) => localTime(row.submitted_at),
      Checker: (row) => row.checker,
      'Verified before': (row) => row.verified_at && localTime(row.verified_at),
    },
  },
}));

/** Sheets `s` with their submission `r` and the office `o` in which their person serves today. */
function sheetsOn(today: string): RawBuilder<unknown> {
  return sql`pds.sheet s join personnel.person_view p on p.id = s.personnel_id and p.merged_into is null join requests.request r on r.id = s.request_id
    left join ${servingOn(today)} a on a.personnel_id = p.id left join organization.office_view o on o.id = a.office_id`;
}

/** Sheets that the caller may check: within the scope of PDS-CHECKING, and not one's own. */
function mayCheck(actor: Actor): RawBuilder<SqlBool> {
  const reach = visible(actor, ['PDS-CHECKING'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  return sql<SqlBool>`${reach} and s.personnel_id is distinct from ${actor.personnelId}::integer`;
}

/** Beside the queue: how many sheets there are to check, whatever is filtered. */
export async function countWaiting({ db, actor, today }: Call) {
  const { rows: counted } = await sql<{ SUBMITTED: number; UNDER_CHECK: number; mine: number }>`
    select count(*) filter (where s.state = 'SUBMITTED')::integer as "SUBMITTED",
      count(*) filter (where s.state = 'UNDER_CHECK')::integer as "UNDER_CHECK",
      count(*) filter (where s.state = 'UNDER_CHECK' and s.checker_id = ${actor.accountId})::integer as mine
    from ${sheetsOn(today)} where s.state = any(${WAITING}::text[]) and ${mayCheck(actor)}`.execute(db);
  return { waiting: counted[0]! };
}
