import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import { AWAITED_NAMES } from '../../contract/codes.ts';
import { exportPeople, listPeople, PERFORMANCE_READERS, type PerformanceRow } from '../../contract/people.ts';
import { ADJECTIVES } from '../../rules/levels.ts';
import { deadlinesOf } from '../../rules/period/deadlines.ts';
import { awaitedOf, latenessOf } from '../../rules/period/late.ts';
import { formatRating } from '../../rules/rating.ts';
import { ipcrFlow } from '../../workflow.ts';
import { FORM_FLOWS } from '../forms/flows.ts';
import { findShownPeriod, whoIsRated, type ShownPeriod } from './shown-period.ts';

interface Found extends Omit<PerformanceRow, 'awaited' | 'awaits' | 'due_on' | 'days_late' | 'seen' | 'actions'> {
  entered_on: string | null;
  last_day: string | null;
}

const OF = { OWNER: 'the person', SUPERVISOR: 'the supervisor', HEAD: 'the head' } as const;

/** More than there are offices: with it a person in an office without a form has a number of their own. */
const OFFICES = 10_000;

const STANDING = sql`case when f.state is null or f.state in ('TARGET_DRAFT', 'TARGET_RETURNED') then 'NOT_SUBMITTED'
  when f.state in ('TARGET_SUBMITTED', 'TARGET_REVIEWED') then 'TARGETS' when f.state in ('TARGET_APPROVED', 'ACCOMPLISHMENT_DRAFT', 'RETURNED') then 'RUNNING'
  when f.state in ('SELF_RATED', 'RATED') then 'RATING' when f.state = 'NOT_RATED' then 'NOT_RATED' else 'FINAL' end`;

const LAST = sql`left join lateral (
  select x.final, x.level from (
    select u.final, u.level, upper(q.during) as until from performance.form u join performance.period q on q.id = u.period_id
      where u.personnel_id = s.personnel_id and u.state in ('CALIBRATED', 'RESOLVED', 'CLOSED')
    union all select r.final, r.level, upper(r.during) from performance.past_rating r where r.personnel_id = s.personnel_id) x
  where x.until <= lower(q.during) order by x.until desc limit 1) last on true`;

export const peopleRows = rows(listPeople, exportPeople, 'people', async (call) => {
  const { actor, query } = call;
  const found = await findShownPeriod(call, query.period);
  const periodId = found.shown?.id ?? 0;
  return {
    from: sql`${whoIsRated(found)} join performance.period q on q.id = ${periodId}
      join personnel.person_view p on p.id = s.personnel_id and p.merged_into is null join organization.office_view o on o.id = s.office_id
      left join performance.form f on f.period_id = q.id and f.personnel_id = s.personnel_id and f.office_id = s.office_id
      left join lateral (select a.position_id from personnel.appointment_view a where a.personnel_id = p.id and a.during && q.during
        order by a.during desc limit 1) e on true
      left join organization.position_view t on t.id = e.position_id ${LAST}`,
    columns: {
      id: sql`coalesce(f.id, -(s.personnel_id * ${OFFICES} + s.office_id))`,
      form_id: 'f.id',
      form: 'f.form',
      personnel_id: 'p.id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      position: 't.name',
      office_id: 'o.id',
      office: 'o.acronym',
      state: 'f.state',
      standing: STANDING,
      targets: sql`(select count(*) from performance.line l where l.form_id = f.id)`,
      final: 'f.final',
      level: 'f.level',
      last_final: 'last.final',
      last_level: 'last.level',
      entered_on: sql`(select min(lower(a.during)) from personnel.appointment_view a where a.personnel_id = p.id)`,
      last_day: sql`(select case when bool_or(upper_inf(a.during)) then null else max(upper(a.during)) - 1 end from personnel.appointment_view a
        where a.personnel_id = p.id)`,
    },
    reach: visible(actor, PERFORMANCE_READERS, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
    search: [sql`p.search`],
    sort: {
      fullname: 'p.plain_name',
      office: ['o.acronym', 'p.plain_name'],
      final: ['f.final', 'p.plain_name'],
      state: [sql`array_position(${[...ipcrFlow.states]}::text[], f.state)`, 'p.plain_name'],
    },
    unsorted: sql`o.tree_from, f.form is distinct from 'IPCR' and f.form is not null desc, p.plain_name`,
    filters: {
      period: () => sql<boolean>`true`,
      standing: (standings) => sql`${STANDING} = any(${standings})`,
      kind: (kind) => sql`f.form = ${kind}`,
      office: (offices) => sql`o.id in (select w.id from unnest(${offices}::integer[]) u(id), organization.offices_within(u.id) w)`,
    },
    counts: {
      not_submitted: sql`${STANDING} = 'NOT_SUBMITTED'`,
      to_rate: sql`${STANDING} = 'RATING'`,
      final: sql`${STANDING} = 'FINAL'`,
    },
    describe: (all: Found[]) => describe(call, found, all),
    sheet: {
      name: found.shown ? `Summary list of ratings, ${found.shown.name}` : 'Summary list of ratings',
      cells: {
        'Employee number': (row: PerformanceRow) => row.idno,
        Name: (row) => row.fullname,
        Position: (row) => row.position,
        Office: (row) => row.office,
        Form: (row) => row.form,
        State: (row) => (row.state === null ? 'Not begun' : ipcrFlow.wordsOf(row.state)),
        'Final rating': (row) => (row.final === null ? null : formatRating(row.final)),
        Adjective: (row) => row.level && ADJECTIVES[row.level],
        'Rating of the last period': (row) => (row.last_final === null ? null : formatRating(row.last_final)),
        'Due next': (row) => row.awaited,
        'Due on': (row) => row.due_on,
        'Days late': (row) => row.days_late || null,
      },
    },
  };
});

/** What is awaited of each and how late it is, and what the caller may do. */
async function describe(
  call: Pick<Call, 'db' | 'actor' | 'today'>,
  { shown, terms }: ShownPeriod,
  all: Found[],
): Promise<PerformanceRow[]> {
  const { today } = call;
  const opened = await Promise.all(
    (['IPCR', 'DPCR', 'OPCR'] as const).map((form) =>
      readOpenSteps(
        call,
        FORM_FLOWS[form],
        all.flatMap((row) => (row.form === form ? row.form_id! : [])),
      ),
    ),
  );
  return all.map(({ entered_on, last_day, ...row }) => {
    const deadlines = deadlinesOf(shown!, terms!.deadlines, { entered_on, last_day });
    const awaited = awaitedOf(row.state, deadlines);
    const late = latenessOf(row.state, deadlines, today, () => false);
    const steps = opened.map((one) => one.get(row.form_id ?? 0)).find((one) => one !== undefined);
    return {
      ...row,
      awaited: awaited && AWAITED_NAMES[awaited.what],
      awaits: awaited && OF[awaited.of],
      due_on: awaited && awaited.due_on,
      days_late: late?.days ?? 0,
      ...(steps ?? { seen: 0, actions: [] }),
    };
  });
}
