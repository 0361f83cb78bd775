import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import type { OpenSteps } from '@talaan/requests/contract/timeline.ts';
import { readOpenSteps, turnsOf, type StepCall } from '@talaan/requests/server/public.ts';
import { KIND_NAMES } from '../../contract/codes.ts';
import { exportPlans, listPlans, PLAN_READERS, PLAN_STATES, type PlanRow } from '../../contract/plans.ts';
import type { PlanKind } from '../../rules/plan.ts';
import { formatYears } from '../../rules/title.ts';
import { FLOWS, STATE_WORDS } from '../../workflow.ts';

/** Plans as `p` with their request `r`, the person `w` or unit `u` whose plan it is, and the office `o` for which it is filed. */
export const plansFrom = sql`plans.plan p join requests.request r on r.id = p.id left join personnel.person_view w on w.id = p.personnel_id
  left join organization.office_view u on u.id = p.office_id left join organization.office_view o on o.id = coalesce(p.office_id, r.office_id)`;

const ofLines = (what: RawBuilder<unknown>) => sql`(select ${what} from plans.line l where l.plan_id = p.id)`;

export const planColumns = {
  id: 'p.id',
  kind: 'p.kind',
  personnel_id: 'p.personnel_id',
  owner: sql`coalesce(w.fullname, u.fullname)`,
  avatar: avatarOf('p.personnel_id'),
  office: sql`coalesce(o.acronym, '')`,
  from_year: 'p.from_year',
  to_year: 'p.to_year',
  version: 'p.version',
  first_id: 'p.first_id',
  state: 'p.state',
  lines: ofLines(sql`count(*)`),
  done: ofLines(sql`count(*) filter (where l.state = 'ANSWERED')`),
  cost: ofLines(sql`coalesce(sum(l.cost), 0)::bigint`),
  filed_at: 'r.filed_at',
};

const PLACE = { person: 'p.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' };

/** The caller's own plans, and those of units that they made. */
export function isOwn({ personnelId }: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`r.owner_id = ${personnelId}::integer`;
}

/** Plans that a person sees without deciding them: their own; once submitted, those of their units, and all for HR within their reach. */
export function reachable(actor: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isOwn(actor)} or p.state <> 'DRAFT' and ${visible({ ...actor, personnelId: null }, PLAN_READERS, PLACE)})`;
}

/** Where one of the caller’s seats was awaited (`turn t`, with its stage `g`). */
function seated({ personnelId }: Actor, further: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from turn t join requests.stage g on g.seat_id = t.seat_id
    where g.request_id = p.id and g.opened_at is not null and ${further}
      and requests.may_answer(${personnelId}, t.owner_id, t.in_place_of, g.decides, g.owner_id))`;
}

export const planRows = rows(listPlans, exportPlans, 'plans', (call) => ({
  from: plansFrom,
  once: sql`turn as materialized (select * from (${turnsOf(call)}) own where not by_admin)`,
  columns: planColumns,
  reach: sql`(${reachable(call.actor)} or ${seated(call.actor, sql<SqlBool>`true`)})`,
  search: [sql`coalesce(w.search, kernel.plain(u.fullname || ' ' || u.acronym))`],
  sort: {
    owner: sql`coalesce(w.plain_name, kernel.plain(u.fullname))`,
    office: 'o.tree_from',
    from_year: 'p.from_year',
    cost: planColumns.cost,
    filed_at: 'r.filed_at',
    state: sql`array_position(${PLAN_STATES}::text[], p.state)`,
  },
  unsorted: '-filed_at',
  filters: {
    whose: (whose) =>
      whose === 'mine'
        ? isOwn(call.actor)
        : whose === 'waiting'
          ? seated(call.actor, sql<SqlBool>`g.closed_at is null`)
          : sql<SqlBool>`true`,
    kind: (kinds) => sql`p.kind = any(${kinds})`,
    state: (states) => sql`p.state = any(${states})`,
    office: (offices) =>
      sql`o.id in (select within.id from unnest(${offices}::integer[]) wanted (id), organization.offices_within(wanted.id) within)`,
    year: (year) => sql`${year} between p.from_year and p.to_year`,
  },
  groups: {
    state: { by: 'p.state', name: STATE_WORDS, order: sql`array_position(${PLAN_STATES}::text[], p.state)` },
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    kind: { by: 'p.kind', name: KIND_NAMES },
  },
  describe: (found: Omit<PlanRow, keyof OpenSteps>[]) => withOpenSteps(call, found),
  sheet: {
    name: 'Development plans',
    cells: {
      Plan: (row) => KIND_NAMES[row.kind],
      Owner: (row) => row.owner,
      Office: (row) => row.office,
      Years: (row) => formatYears(row),
      Version: (row) => row.version,
      State: (row) => STATE_WORDS[row.state],
      Lines: (row) => row.lines,
      Done: (row) => row.done,
      'Estimated cost': (row) => row.cost / 100,
      Begun: (row) => localTime(row.filed_at),
    },
  },
}));

/** Plans of any kinds with what their reader may do. */
export async function withOpenSteps<P extends { id: number; kind: PlanKind }>(
  call: Pick<StepCall, 'db' | 'actor' | 'today'>,
  found: readonly P[],
): Promise<(P & OpenSteps)[]> {
  const steps = new Map<number, OpenSteps>();
  for (const [kind, some] of Map.groupBy(found, ({ kind: one }) => one))
    for (const [id, one] of await readOpenSteps(
      call,
      FLOWS[kind],
      some.map(({ id: one }) => one),
    ))
      steps.set(id, one);
  return found.map((plan) => ({ ...plan, ...steps.get(plan.id)! }));
}
