import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { OpenSteps } from '@talaan/requests/contract/timeline.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import { exportHomeOrders, listHomeOrders, PROPOSERS, type OrderRow } from '../../contract/orders.ts';
import { describeWeekdays } from '../../rules/order-dates.ts';
import { homeOrderFlow } from '../../workflow.ts';

/** Orders as `h` with their request `r`, its office `o` and the person who proposed them, `p`. */
export const ordersFrom = sql`telework.home_order h join requests.request r on r.id = h.id
  left join organization.office_view o on o.id = r.office_id left join personnel.person_view p on p.id = r.owner_id`;

export const orderColumns = {
  id: 'h.id',
  state: 'h.state',
  office: 'o.acronym',
  proposed_by: 'p.fullname',
  reason: 'h.reason',
  first_day: 'h.first_day',
  last_day: 'h.last_day',
  weekdays: 'h.weekdays',
  order_no: 'h.order_no',
  people: sql`(select count(distinct d.personnel_id)::integer from telework.home_day d where d.order_id = h.id)`,
  dates: sql`(select count(distinct d.date)::integer from telework.home_day d where d.order_id = h.id)`,
  filed_at: 'r.filed_at',
};

/** Orders for the offices within reach. */
export function reachable(actor: Actor): RawBuilder<SqlBool> {
  return visible(actor, PROPOSERS, { person: 'r.owner_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

type FoundOrder = Omit<OrderRow, keyof OpenSteps>;

export const orderRows = rows(listHomeOrders, exportHomeOrders, 'orders', (call) => ({
  from: ordersFrom,
  columns: orderColumns,
  reach: reachable(call.actor),
  search: [sql`kernel.plain(h.reason || ' ' || coalesce(h.order_no, ''))`, sql`coalesce(p.search, '')`],
  sort: { first_day: 'h.first_day', filed_at: 'r.filed_at', order_no: sql`h.order_no collate reference.by_number` },
  unsorted: '-first_day',
  filters: {
    state: (states) => sql`h.state = any(${states})`,
    office: (offices) =>
      sql`o.id in (select w.id from unnest(${offices}::integer[]) wanted (id), organization.offices_within(wanted.id) w)`,
    on: (day) => sql`exists (select from telework.home_day d where d.order_id = h.id and d.date = ${day}::date and d.is_open)`,
  },
  describe: async (found: FoundOrder[]): Promise<OrderRow[]> => {
    const steps = await readOpenSteps(
      call,
      homeOrderFlow,
      found.map(({ id }) => id),
    );
    return found.map((row) => ({ ...row, ...steps.get(row.id)! }));
  },
  sheet: {
    name: 'Orders to work from home',
    cells: {
      'Order number': (row) => row.order_no,
      Office: (row) => row.office,
      'Proposed by': (row) => row.proposed_by,
      From: (row) => row.first_day,
      To: (row) => row.last_day,
      Days: (row) => describeWeekdays(row.weekdays),
      Dates: (row) => row.dates,
      People: (row) => row.people,
      Reason: (row) => row.reason,
      State: (row) => homeOrderFlow.words[row.state],
      Filed: (row) => localTime(row.filed_at),
    },
  },
}));
