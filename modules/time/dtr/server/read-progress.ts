import { sql } from 'kysely';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { OfficeProgress, readProgress as endpoint } from '../contract/progress.ts';
import { DTR_OF_AGENCY } from '../rules/settings.ts';
import { deadlineOf } from '../rules/periods.ts';
import { dtrFlow, type DtrState } from '../workflow.ts';
import { findFreeDays } from './read-own-records.ts';
import { joinSubmissions, periodsOfMonth, sinceOf, stateOf } from './read-submissions.ts';

type Row = Omit<OfficeProgress, 'states'> & { states: Partial<Record<DtrState, number>> };

/** How far each office is with a month: the longest pending comes first, those all locked last. */
export async function readProgress(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, server, actor, query, today } = call;
  const { month } = query;
  const reach = visible(actor, ['EDATSADMIN'], { person: 'd.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const { to } = monthBounds(month);
  const [{ rows }, isFree, { dueWorkingDay }] = await Promise.all([
    sql<Row>`
      with counted as (
        select d.office_id, ${stateOf} as state, count(*)::integer as count, min(${sinceOf(today)}) filter (where ${stateOf} <> 'LOCKED') as since
        from ${periodsOfMonth(month)} join organization.office_view o on o.id = d.office_id ${joinSubmissions} where ${reach} group by 1, 2)
      select o.id as office_id, organization.fullname_on(o.id, ${to}) as office, c.name as campus, (
          select p.fullname from organization.head_view h join personnel.person_view p on p.id = h.personnel_id
          where h.office_id = o.id and h.during @> ${today}::date order by h.is_acting desc limit 1) as head,
        sum(n.count)::integer as records, json_object_agg(n.state, n.count) as states, min(n.since) as oldest
      from counted n join organization.office_view o on o.id = n.office_id join organization.campus_view c on c.id = o.campus_id
      group by o.id, o.tree_from, c.name order by min(n.since) nulls last, o.tree_from`.execute(db),
    findFreeDays({ db, server }, month),
    agencySettingsOn(db, DTR_OF_AGENCY, to),
  ]);
  const none = Object.fromEntries(dtrFlow.states.map((state) => [state, 0])) as Record<DtrState, number>;
  return {
    offices: rows.map((row) => ({ ...row, states: { ...none, ...row.states } })),
    due_on: deadlineOf({ to }, dueWorkingDay, isFree(null)),
  };
}
