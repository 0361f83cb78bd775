import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import {
  PERFORMANCE_READERS,
  WEAK_ACTS,
  type addWeakAct as actEndpoint,
  type readPerson as endpoint,
  type WeakAct,
} from '../../contract/people.ts';
import { judgeWeakRatings, type WatchedPeriod } from '../../rules/after/judge-weak-ratings.ts';
import type { Level } from '../../rules/levels.ts';
import { addMonths } from '../../rules/period/days.ts';
import type { Period } from '../../rules/period/period.ts';
import { readRatings } from '../past/read-ratings.ts';
import { readPeriods } from '../settings/write-settings.ts';
import { readCoaching } from './coaching.ts';

type Answer = AnswerOf<typeof endpoint>;

/** A person as their head has them: ratings, the coaching log, what weak ratings ask for. Error: 404 beyond reach. */
export async function readPerson(call: Call<{ id: number }>): Promise<Answer> {
  const { db, params, today } = call;
  const person = await findPersonInScope(call, params.id, PERFORMANCE_READERS);
  const periods = await readPeriods(db);
  const history = (await readRatings(db, [person.id])).get(person.id) ?? [];
  const { rows: acts } = await sql<Answer['acts'][number] & { period_id: number }>`
    select a.id, a.period_id, q.name as period, a.kind, a.on_day, a.details, p.fullname as entered_by
    from performance.weak_act a join performance.period q on q.id = a.period_id join personnel.person_view p on p.id = a.entered_by
    where a.personnel_id = ${person.id} order by a.on_day desc, a.id desc`.execute(db);
  const watched = await watchPeriods(call, person.id, periods, acts);
  return {
    person: { id: person.id, fullname: person.fullname },
    history: history.map(({ period, final, level, source }) => ({
      period: period.name,
      from: period.from,
      to: period.to,
      final,
      level,
      source,
    })),
    coaching: await readCoaching(db, person.id),
    weak: judgeWeakRatings(watched, today),
    acts,
    periods,
  };
}

/** The periods of a person up to today, in their order, with their rating: of several forms the last one that is rated. */
async function watchPeriods(
  { db, today }: Call,
  personnelId: number,
  periods: readonly Period[],
  acts: readonly { period_id: number; kind: WeakAct; on_day: string }[],
): Promise<WatchedPeriod[]> {
  const { rows } = await sql<{ period_id: number; level: Level | null; is_not_rated: boolean }>`
    select distinct on (period_id) period_id, case when state in ('FINAL', 'CALIBRATED', 'APPEALED', 'RESOLVED', 'CLOSED') then level end as level,
      state = 'NOT_RATED' as is_not_rated
    from performance.form where personnel_id = ${personnelId} order by period_id, level nulls last, id desc`.execute(db);
  const { rows: past } = await sql<{ name: string; from: string; to: string; level: Level }>`
    select paper as name, lower(during) as from, upper(during) - 1 as to, level from performance.past_rating where personnel_id = ${personnelId}`.execute(
    db,
  );
  const dayOf = (period: number, kind: WeakAct) => acts.find((one) => one.period_id === period && one.kind === kind)?.on_day ?? null;
  const own = periods
    .filter(({ from }) => from <= today)
    .map((period) => {
      const found = rows.find(({ period_id }) => period_id === period.id);
      return {
        period,
        level: found?.level ?? null,
        is_not_rated: found?.is_not_rated ?? false,
        poor_early: dayOf(period.id, 'POOR_EARLY') !== null,
        intervened_on: dayOf(period.id, 'INTERVENTION'),
        noticed_on: dayOf(period.id, 'NOTICE'),
      };
    });
  const before = past.map(({ name, from, to, level }) => ({
    period: { name, from, to },
    level,
    is_not_rated: false,
    poor_early: false,
    intervened_on: null,
    noticed_on: null,
  }));
  return [...before, ...own].toSorted((one, other) => one.period.from.localeCompare(other.period.from));
}

/** Records what was done about weak work. Errors: 404; 409 for oneself, and where it is recorded already; 422 for a day to come or outside. */
export async function addWeakAct(call: CallOf<typeof actEndpoint>): Promise<{ message: string }> {
  const { db, actor, params, body, today, now } = call;
  const person = await findPersonInScope(call, params.id, PERFORMANCE_READERS);
  if (actor.personnelId === null || actor.personnelId === person.id) throw wrongState('This is recorded by the head of a person.');
  const period = (await readPeriods(db)).find(({ id }) => id === body.period_id);
  if (!period) throw notFound('There is no such period.');
  if (body.on_day > today) throw invalid({ on_day: ['This day has not come yet.'] });
  if (body.on_day < period.from) throw invalid({ on_day: ['The day is before the period.'] });
  if (body.kind === 'POOR_EARLY' && body.on_day >= addMonths(period.from, 3))
    throw invalid({ on_day: ['Poor work early is that of the first three months of the period.'] });
  const { rows } = await sql<{ id: number }>`
    insert into performance.weak_act (personnel_id, period_id, kind, on_day, details, entered_by, entered_at)
    values (${person.id}, ${period.id}, ${body.kind}, ${body.on_day}::date, ${body.details}, ${actor.personnelId}, ${now.toString()}::timestamptz)
    returning id`.execute(db);
  await recordChange(call, {
    action: `record: ${WEAK_ACTS[body.kind].toLowerCase()}`,
    subject: `performance.weak_act:${rows[0]!.id}`,
    personnelId: person.id,
    after: body,
  });
  await notifyPeople(db, now, [person.id], {
    title: WEAK_ACTS[body.kind],
    description: `${period.name}: ${body.details}`,
    link: '/account/performance',
  });
  return { message: `${WEAK_ACTS[body.kind]}: recorded for ${person.fullname}.` };
}
