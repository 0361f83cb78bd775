import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { OpenSteps } from '@talaan/requests/contract/timeline.ts';
import { readOpenSteps, turnsOf } from '@talaan/requests/server/public.ts';
import { exportHireRequests, listHireRequests, type HireRow } from '../contract.ts';
import { HIRE_KINDS } from '../rules/hire-terms.ts';
import { hireFlow } from '../workflow.ts';

/** Requests to hire as `q` with their request `r`, requester `p`, office `o` and position `t`. */
export const hiresFrom = sql`hiring.request q join requests.request r on r.id = q.id join personnel.person_view p on p.id = q.requester_id
  join organization.office_view o on o.id = q.office_id join organization.position_view t on t.id = q.position_id`;

export const hireColumns = {
  id: 'q.id',
  number: 'q.number',
  requester: 'p.fullname',
  office: 'o.acronym',
  office_name: 'o.fullname',
  kind: 'q.kind',
  position: 't.name',
  salary_grade: 't.salary_grade',
  needed: 'q.needed',
  items: sql`coalesce((select string_agg(i.item_number, ', ' order by i.item_number collate reference.by_number)
    from hiring.request_item x join plantilla.item i on i.id = x.item_id where x.request_id = q.id), '')`,
  needed_by: 'q.needed_by',
  state: 'q.state',
  filed_at: 'r.filed_at',
};

const PLACE = { person: 'q.requester_id', tree: 'o.tree_from', campus: 'o.campus_id' };

/** Requests that a person sees without deciding them: their own; once submitted, those of their units, and all for HR within their reach. */
export function reachable(actor: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isOwn(actor)} or q.state <> 'DRAFT' and ${visible(actor, ['HIREREQUEST', 'JOBPOST'], PLACE)})`;
}

function isOwn({ personnelId }: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`q.requester_id = ${personnelId}::integer`;
}

/** Where one of the caller’s seats was awaited (`turn w`, with its stage `g`). */
function seated({ personnelId }: Actor, further: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from turn w join requests.stage g on g.seat_id = w.seat_id
    where g.request_id = q.id and g.opened_at is not null and ${further}
      and requests.may_answer(${personnelId}, w.owner_id, w.in_place_of, g.decides, g.owner_id))`;
}

export const hireRows = rows(listHireRequests, exportHireRequests, 'requests', (call) => ({
  from: hiresFrom,
  once: sql`turn as materialized (select * from (${turnsOf(call)}) own where not by_admin)`,
  columns: hireColumns,
  reach: sql`(${reachable(call.actor)} or ${seated(call.actor, sql<SqlBool>`true`)})`,
  search: [sql`kernel.plain(q.number)`, sql`kernel.plain(t.name)`, sql`kernel.plain(o.fullname || ' ' || o.acronym)`, sql`p.search`],
  sort: {
    number: sql`q.number collate reference.by_number`,
    office: 'o.tree_from',
    position: 't.name',
    needed_by: 'q.needed_by',
    filed_at: 'r.filed_at',
    state: sql`array_position(${[...hireFlow.states]}::text[], q.state)`,
  },
  unsorted: '-filed_at',
  filters: {
    whose: (whose) =>
      whose === 'mine'
        ? isOwn(call.actor)
        : whose === 'waiting'
          ? seated(call.actor, sql<SqlBool>`g.closed_at is null`)
          : sql<SqlBool>`true`,
    state: (states) => sql`q.state = any(${states})`,
    kind: (kind) => sql`q.kind = ${kind}`,
    office: (offices) =>
      sql`o.id in (select within.id from unnest(${offices}::integer[]) wanted (id), organization.offices_within(wanted.id) within)`,
  },
  groups: {
    state: { by: 'q.state', name: hireFlow.words, order: sql`array_position(${[...hireFlow.states]}::text[], q.state)` },
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    kind: { by: 'q.kind', name: HIRE_KINDS },
  },
  describe: async (found: Omit<HireRow, keyof OpenSteps>[]): Promise<HireRow[]> => {
    const steps = await readOpenSteps(
      call,
      hireFlow,
      found.map(({ id }) => id),
    );
    return found.map((row) => ({ ...row, ...steps.get(row.id)! }));
  },
  sheet: {
    name: 'Requests to hire',
    cells: {
      'Request number': (row) => row.number,
      Office: (row) => row.office_name,
      'Requested by': (row) => row.requester,
      Kind: (row) => HIRE_KINDS[row.kind],
      Position: (row) => row.position,
      SG: (row) => row.salary_grade,
      Number: (row) => row.needed,
      Items: (row) => row.items,
      'Needed by': (row) => row.needed_by,
      State: (row) => hireFlow.words[row.state],
      Filed: (row) => localTime(row.filed_at),
    },
  },
}));
