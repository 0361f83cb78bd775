import { sql, type RawBuilder } from 'kysely';
import { askedOnDay } from '../competencies/asked-on-day.ts';

/**
 * All training needs on a day, each under a `key` that names it for good: gaps in competencies (`c-person-competency`), entries of heads (`h-number`), what the
 * last rated IPCR of a person recommends (`i-form`), the last intervention after a weak rating (`w-number`), with `source`, `personnel_id`, `office_id`, `competency_id`, `need_id`, `recommendation`, `title` and `since`.
 */
export function needsOnDay(today: string): RawBuilder<unknown> {
  return sql`(
    select 'COMPETENCY' as source, 'c-' || q.personnel_id || '-' || q.competency_id as key, q.personnel_id, q.office_id, q.competency_id, null::integer as need_id,
      null::text as recommendation, c.name || ': level ' || q.asked || ' is asked, assessed at ' || q.has as title, q.since
    from ${askedOnDay(today)} q join plans.competency c on c.id = q.competency_id where q.has < q.asked
    union all
    select 'HEAD', 'h-' || n.id, n.personnel_id, n.office_id, n.competency_id, n.id, null, n.title, n.since
    from plans.need n where n.withdrawn_on is null
    union all
    select 'IPCR', 'i-' || f.id, f.personnel_id, a.office_id, null, null, f.id::text,
      ${shortened('f.comments')}, f.received_on
    from ${LAST_RATED} f join personnel.serving_on(${today}::date) a on a.personnel_id = f.personnel_id where f.comments <> ''
    union all
    select 'WEAK_RATING', 'w-' || w.id, w.personnel_id, a.office_id, null, null, 'w-' || w.id, ${shortened('w.details')}, w.on_day
    from ${LAST_INTERVENTION} w join personnel.serving_on(${today}::date) a on a.personnel_id = w.personnel_id)`;
}

/** A title has at most 200 characters. */
function shortened(column: string): RawBuilder<string> {
  const text = sql.ref(column);
  return sql`case when length(${text}) > 200 then left(${text}, 199) || '…' else ${text} end`;
}

/** The last intervention that was recorded for each person, until they received a rating of a later period that is Satisfactory or better. */
const LAST_INTERVENTION = sql`(
  select distinct on (w.personnel_id) w.id, w.personnel_id, w.details, w.on_day
  from performance.weak_act w join performance.period q on q.id = w.period_id
  where w.kind = 'INTERVENTION' and not exists (select from performance.form f join performance.period z on z.id = f.period_id
    where f.personnel_id = w.personnel_id and f.received_on is not null and f.level >= 3 and lower(z.during) > lower(q.during))
  order by w.personnel_id, w.on_day desc, w.id desc)`;

/** The last IPCR of each person whose rating they have received: until then its comments are sealed. */
const LAST_RATED = sql`(
  select distinct on (f.personnel_id) f.id, f.personnel_id, f.comments, f.received_on
  from performance.form f join performance.period q on q.id = f.period_id
  where f.form = 'IPCR' and f.received_on is not null and f.final is not null order by f.personnel_id, lower(q.during) desc, f.id desc)`;

/**
 * Names a need by what a line or a programme says of it: columns `personnel_id`, `competency_id`, `need_id`, `recommendation` of `l`; the last is the number
 * of a form, or `w-` and that of an intervention.
 */
const KEYS = sql`cross join lateral (values ('c-' || l.personnel_id || '-' || l.competency_id), ('h-' || l.need_id), (case when l.recommendation like 'w-%' then l.recommendation else 'i-' || l.recommendation end)) as k (key)`;

/** What answers needs, each by the `key` of the need with `closed_on`: lines of plans that were submitted, and trainings that were made for them. */
export function answersOnDay(): RawBuilder<unknown> {
  return sql`(
    select k.key, l.closed_on from plans.line l join plans.plan p on p.id = l.plan_id ${KEYS}
    where k.key is not null and (l.state = 'ANSWERED' and p.state <> 'CANCELLED'
      or l.state = 'OPEN' and p.state not in ('DRAFT', 'REVISED', 'CLOSED', 'DISAPPROVED', 'CANCELLED'))
    union all
    select k.key, done.closed_on from plans.programme_need l join trainings.training t on t.id = l.training_id ${KEYS}
      cross join lateral (select case when bool_or(n.state = 'CLOSED' and n.is_completed) then t.last_day end as closed_on, bool_and(n.state in ('DISAPPROVED', 'CANCELLED', 'CLOSED')) as is_over
        from trainings.nomination n where n.training_id = t.id and (l.personnel_id is null or n.personnel_id = l.personnel_id)) done
    where k.key is not null and t.cancelled_because is null and (done.closed_on is not null or done.is_over is not true))`;
}

/** OPEN, PLANNED or ANSWERED of a need `n` by answers `x` that were grouped by key, as `needStates` of the rules has it. */
export const NEED_STATE = sql`case when x.closed_on >= n.since then 'ANSWERED' when x.is_planned then 'PLANNED' else 'OPEN' end`;

/** Answers by their key: the last day on which one was closed, and whether one is still to come. */
export function answersByKey(): RawBuilder<unknown> {
  return sql`(select a.key, max(a.closed_on) as closed_on, bool_or(a.closed_on is null) as is_planned from ${answersOnDay()} a group by a.key)`;
}
