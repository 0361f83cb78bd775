import { sql, type RawBuilder } from 'kysely';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { askedOnDay } from '../competencies/asked-on-day.ts';
import { needAnswers, recommendations } from '../needs.ts';

/**
 * All training needs on a day, each under a `key` that names it for good: gaps in competencies (`c-person-competency`), entries of heads (`h-number`),
 * recommendations of ratings (`i-ref`), with `source`, `personnel_id`, `office_id`, `competency_id`, `need_id`, `recommendation`, `title` and `since`.
 */
export function needsOnDay(server: Server, today: string): RawBuilder<unknown> {
  const recommended = allContributed(server, recommendations).map(
    (read) => sql`
      union all select 'IPCR', 'i-' || r.ref, r.personnel_id, a.office_id, r.competency_id, null::integer, r.ref, r.title, r.since
      from (${read(today)}) r join personnel.serving_on(${today}::date) a on a.personnel_id = r.personnel_id`,
  );
  return sql`(
    select 'COMPETENCY' as source, 'c-' || q.personnel_id || '-' || q.competency_id as key, q.personnel_id, q.office_id, q.competency_id, null::integer as need_id,
      null::text as recommendation, c.name || ': level ' || q.asked || ' is asked, assessed at ' || q.has as title, q.since
    from ${askedOnDay(today)} q join plans.competency c on c.id = q.competency_id where q.has < q.asked
    union all
    select 'HEAD', 'h-' || n.id, n.personnel_id, n.office_id, n.competency_id, n.id, null, n.title, n.since
    from plans.need n where n.withdrawn_on is null ${sql.join(recommended, sql` `)})`;
}

/** What answers needs: lines of plans that were submitted, and what other modules contribute, each by the `key` of the need with `closed_on`. */
export function answersOnDay(server: Server, today: string): RawBuilder<unknown> {
  const others = allContributed(server, needAnswers).map((read) => sql`union all select x.key, x.closed_on from (${read(today)}) x`);
  return sql`(
    select k.key, l.closed_on from plans.line l join plans.plan p on p.id = l.plan_id
    cross join lateral (values ('c-' || l.personnel_id || '-' || l.competency_id), ('h-' || l.need_id), ('i-' || l.recommendation)) as k (key)
    where k.key is not null and (l.state = 'ANSWERED' and p.state <> 'CANCELLED'
      or l.state = 'OPEN' and p.state not in ('DRAFT', 'REVISED', 'CLOSED', 'DISAPPROVED', 'CANCELLED'))
    ${sql.join(others, sql` `)})`;
}

/** OPEN, PLANNED or ANSWERED of a need `n` by answers `x` that were grouped by key, as `needStates` of the rules has it. */
export const NEED_STATE = sql`case when x.closed_on >= n.since then 'ANSWERED' when x.is_planned then 'PLANNED' else 'OPEN' end`;

/** Answers by their key: the last day on which one was closed, and whether one is still to come. */
export function answersByKey(server: Server, today: string): RawBuilder<unknown> {
  return sql`(select a.key, max(a.closed_on) as closed_on, bool_or(a.closed_on is null) as is_planned from ${answersOnDay(server, today)} a group by a.key)`;
}
