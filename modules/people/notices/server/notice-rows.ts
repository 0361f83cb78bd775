import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { matching } from '@talaan/kernel/server/lists/read-rows.ts';
import { rows, type AnyDefinition } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportNotices, listNotices, type NoticeFilters } from '../contract/notices.ts';
import { KINDS_WORDS, formatGrade } from '../rules/format-notice.ts';
import { noticeFlow, type NoticeState } from '../workflow.ts';

/** Notices `n`, people `p`, offices `o`, campuses `c` and salary tables `s`. */
export const NOTICES = sql`notices.notice n
  join personnel.person_view p on p.id = n.personnel_id
  join organization.office_view o on o.id = n.office_id
  join organization.campus_view c on c.id = o.campus_id
  join organization.salary_table_view s on s.id = n.salary_table_id`;

/** What every list of notices shows. */
export const NOTICE_COLUMNS = {
  id: 'n.id',
  kind: 'n.kind',
  state: 'n.state',
  personnel_id: 'n.personnel_id',
  idno: 'p.idno',
  fullname: 'p.fullname',
  avatar: avatarOf('p.id'),
  office: 'o.acronym',
  campus: 'c.acronym',
  position: 'n.position',
  effective_on: 'n.effective_on',
  tranche: 's.tranche',
  salary_grade: 'n.salary_grade',
  step_before: 'n.step_before',
  step_after: 'n.step_after',
  amount_before: 'n.amount_before',
  amount_after: 'n.amount_after',
  merit_steps: 'n.merit_steps',
  is_paid_by_day: 'n.is_paid_by_day',
  is_correction: sql`n.corrects_id is not null`,
};

export const noticeRows = rows(listNotices, exportNotices, 'notices', ({ actor, query: { kind } }) => ({
  from: NOTICES,
  columns: NOTICE_COLUMNS,
  reach: withinReach(actor),
  search: [sql`p.search`],
  sort: {
    fullname: 'p.plain_name',
    office: ['o.tree_from', 'p.plain_name'],
    effective_on: ['n.effective_on', 'p.plain_name'],
  },
  unsorted: kind === 'NOSI' ? '-effective_on' : 'fullname',
  filters,
  sheet: {
    name: KINDS_WORDS[kind],
    cells: {
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
      Campus: (row) => row.campus,
      Position: (row) => row.position,
      Effective: (row) => row.effective_on,
      Tranche: (row) => row.tranche,
      'Step before': (row) => formatGrade(row.salary_grade, row.step_before),
      'Step after': (row) => formatGrade(row.salary_grade, row.step_after),
      Present: (row) => row.amount_before / 100,
      Adjusted: (row) => row.amount_after / 100,
      Difference: (row) => (row.amount_after - row.amount_before) / 100,
      State: (row) => noticeFlow.words[row.state],
    },
  },
}));

const filters: { [F in keyof Omit<NoticeFilters, 'term'>]-?: (value: NonNullable<NoticeFilters[F]>) => RawBuilder<SqlBool> } = {
  kind: (kind) => sql`n.kind = ${kind}`,
  table: (table) => sql`n.salary_table_id = ${table}`,
  month: (month) => {
    const { from, to } = monthBounds(month);
    return sql`n.effective_on between ${from}::date and ${to}::date`;
  },
  state: (state) => sql`n.state = ${state}`,
  campus: (campus) => sql`o.campus_id = ${campus}`,
  office: (office) => sql`o.id in (select id from organization.offices_within(${office}))`,
};

/** The notices of a list, as far as the caller reaches, for what is done with all of them. */
export function matchNotices(actor: Actor, asked: NoticeFilters): RawBuilder<SqlBool> {
  return matching({ reach: withinReach(actor), search: [sql`p.search`], filters }, asked);
}

export function withinReach(actor: Actor): RawBuilder<SqlBool> {
  return visible(actor, ['NOSINOSA'], { person: 'n.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

/** Beside a list: how many are in each state, whatever state is asked for. */
export async function countNotices({ db, query }: Call<unknown, NoticeFilters>, list: AnyDefinition) {
  const { rows: counted } = await sql<{ state: NoticeState; count: number }>`
    select n.state, count(*) as count from ${list.from} where ${matching(list, { ...query, state: undefined })} group by n.state`.execute(
    db,
  );
  return { counts: countsByState(counted) };
}

export function countsByState(counted: readonly { state: NoticeState; count: number }[]): Record<NoticeState, number> {
  const counts = { GENERATED: 0, FOR_SIGNATURE: 0, SIGNED: 0, RELEASED: 0, CANCELLED: 0 };
  for (const { state, count } of counted) counts[state] = count;
  return counts;
}
