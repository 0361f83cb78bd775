import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';
import type { OpenSteps } from '@talaan/requests/contract/timeline.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import { VENUE_NAMES } from '../../contract/codes.ts';
import { READERS } from '../../contract/fields.ts';
import { exportNominations, listNominations, type NominationRow, type Shown } from '../../contract/nominations.ts';
import { formatHours, formatPoints } from '../../rules/format-numbers.ts';
import { trainingFlow } from '../../workflow.ts';
import { followUp, reportDueOn } from './terms.ts';

/** Nominations as `n` with their request `r`, training `t`, provider `v`, person `p`, and the office `o` of the day. */
export function nominationsOn(today: string): RawBuilder<unknown> {
  return sql`trainings.nomination n join requests.request r on r.id = n.id join trainings.training t on t.id = n.training_id
    join trainings.provider v on v.id = t.provider_id join reference.learning_type y on y.id = t.type_id
    join personnel.person_view p on p.id = n.personnel_id
    left join ${servingOn(today)} a on a.personnel_id = p.id left join organization.office_view o on o.id = a.office_id`;
}

export type ListedNomination = Omit<NominationRow, keyof OpenSteps | 'avatar'>;

export const nominationColumns = {
  id: 'n.id',
  personnel_id: 'n.personnel_id',
  idno: 'p.idno',
  fullname: 'p.fullname',
  office: 'o.acronym',
  state: 'n.state',
  training_id: 'n.training_id',
  title: 't.title',
  provider: 'v.name',
  type: 'y.name',
  venue: 't.venue',
  is_abroad: 't.is_abroad',
  first_day: 't.first_day',
  last_day: 't.last_day',
  hours: 't.hours',
  points: sql`(n.screening->>'total')::integer`,
  planned: 'n.planned',
  approved: 'n.approved',
  spent: 'n.spent',
  filed_at: 'r.filed_at',
};

/** Those of people within the reach of heads, HR and the secretary of the committee. */
export function reachesNomination(actor: Actor): RawBuilder<SqlBool> {
  return visible(actor, READERS, { person: 'n.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

/** Report and re-entry plan are awaited; a training that no one marked counts as attended. */
function awaitsReport(today: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(n.state = 'ATTENDED' or (n.state = 'APPROVED' and t.last_day < ${today}::date))`;
}

const SHOWS: Record<Shown, (today: string) => RawBuilder<SqlBool>> = {
  open: () => sql<SqlBool>`n.state in ('DRAFT', 'RECOMMENDED', 'PDC_SCREENED', 'FUNDS_OK')`,
  going: (today) => sql<SqlBool>`(n.state = 'APPROVED' and t.last_day >= ${today}::date)`,
  report: awaitsReport,
  apply: (today) => sql<SqlBool>`(n.state in ('REPORTED', 'CLOSED')
    and ${today}::date between t.last_day + make_interval(months => (${followUp}->>'application_from')::integer)
      and t.last_day + make_interval(months => (${followUp}->>'application_to')::integer)
    and not exists (select from trainings.evaluation e where e.nomination_id = n.id and e.level = 'APPLICATION'))`,
  late: (today) => sql<SqlBool>`(${awaitsReport(today)} and ${reportDueOn} < ${today}::date)`,
};

export const nominationRows = rows(listNominations, exportNominations, 'nominations', (call) => ({
  from: nominationsOn(call.today),
  columns: { ...nominationColumns, report_due_on: dueOn(call.today), avatar: avatarOf('p.id') },
  reach: reachesNomination(call.actor),
  search: [sql`p.search`, sql`kernel.plain(t.title || ' ' || v.name)`],
  sort: {
    first_day: 't.first_day',
    fullname: 'p.plain_name',
    title: sql`kernel.plain(t.title)`,
    points: sql`(n.screening->>'total')::integer`,
    filed_at: 'r.filed_at',
    planned: 'n.planned',
  },
  unsorted: '-first_day',
  filters: {
    state: (states) => sql`n.state = any(${states})`,
    office: (offices) =>
      sql`o.id in (select within.id from unnest(${offices}::integer[]) wanted (id), organization.offices_within(wanted.id) within)`,
    training: (training) => sql`n.training_id = ${training}`,
    provider: (providers) => sql`t.provider_id = any(${providers}::integer[])`,
    show: (show) => SHOWS[show](call.today),
    year: (year) => sql`extract(year from t.first_day) = ${year}`,
  },
  groups: {
    state: { by: 'n.state', name: trainingFlow.words, order: sql`array_position(${[...trainingFlow.states]}::text[], n.state)` },
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    training: { by: 't.id', name: 't.title' },
  },
  sums: {
    planned: sql`case when n.state not in ('DISAPPROVED', 'CANCELLED') then n.planned end`,
    approved: sql`case when n.state not in ('DISAPPROVED', 'CANCELLED') then n.approved end`,
    spent: sql`n.spent`,
  },
  describe: async (found: (ListedNomination & { avatar: string | null })[]): Promise<NominationRow[]> => {
    const steps = await readOpenSteps(
      call,
      trainingFlow,
      found.map(({ id }) => id),
    );
    return found.map((row) => ({ ...row, ...steps.get(row.id)! }));
  },
  sheet: {
    name: 'Training recommendations',
    cells: {
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
      Training: (row) => row.title,
      Provider: (row) => row.provider,
      Type: (row) => row.type,
      Venue: (row) => (row.is_abroad ? 'Abroad' : VENUE_NAMES[row.venue]),
      From: (row) => row.first_day,
      To: (row) => row.last_day,
      Hours: (row) => Number(formatHours(row.hours)),
      State: (row) => trainingFlow.words[row.state],
      Points: (row) => (row.points === null ? null : Number(formatPoints(row.points))),
      'Planned (PHP)': (row) => row.planned / 100,
      'Approved (PHP)': (row) => (row.approved === null ? null : row.approved / 100),
      'Spent (PHP)': (row) => (row.spent === null ? null : row.spent / 100),
      'Report due': (row) => row.report_due_on,
    },
    total: (all) => {
      const sum = (of: (row: NominationRow) => number | null) => all.reduce((total, row) => total + (of(row) ?? 0), 0) / 100;
      return [...Array<null>(11).fill(null), 'Total', sum((row) => row.planned), sum((row) => row.approved), sum((row) => row.spent), null];
    },
  },
}));

/** Until when report and re-entry plan are due; null where they are there, or nothing is due. */
export function dueOn(today: string): RawBuilder<unknown> {
  return sql`case when ${awaitsReport(today)} then ${reportDueOn} end`;
}
