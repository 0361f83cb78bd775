import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { PERFORMANCE_READERS, WEAK_ACTS, type addWeakAct as actEndpoint, type readPerson as endpoint } from '../../contract/people.ts';
import { droppingAppealUntil } from '../../rules/after/judge-weak-ratings.ts';
import { papersOf } from '../../rules/after/weak-papers.ts';
import { addMonths } from '../../rules/period/days.ts';
import type { Period } from '../../rules/period/period.ts';
import { readRatings } from '../past/read-ratings.ts';
import { readPeriods } from '../settings/write-settings.ts';
import { readCoaching } from './coaching.ts';
import { readWeak } from './read-weak.ts';

type Answer = AnswerOf<typeof endpoint>;

/** A person as their head has them: ratings, the coaching log, what weak ratings ask for. Error: 404 beyond reach. */
export async function readPerson(call: Call<{ id: number }>): Promise<Answer> {
  const { db, params } = call;
  const person = await findPersonInScope(call, params.id, PERFORMANCE_READERS);
  const periods = await readPeriods(db);
  const history = (await readRatings(db, [person.id])).get(person.id) ?? [];
  const { acts, judged } = await readWeak(call, person.id, periods);
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
    weak: judged,
    acts: acts.map((act) => ({ ...act, appeal_until: act.kind === 'DROPPING' ? droppingAppealUntil(act.on_day) : null })),
    papers: papersOf(judged).map(({ paper }) => paper),
    periods,
  };
}

/**
 * Records what was done about weak work. Errors: 404; 409 for oneself, where it is recorded already, and for a dropping that is not open; 422 for a day to come
 * or outside.
 */
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
  if (body.kind === 'DROPPING') await requireOpen(call, person.id, period);
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

/** Error: 409 with what is missing where dropping is not open after this period. */
async function requireOpen(call: Call, personnelId: number, { name }: Period): Promise<void> {
  const { judged } = await readWeak(call, personnelId, await readPeriods(call.db));
  if (judged.state === 'MAY_BE_DROPPED' && judged.next?.period.name === name) return;
  throw wrongState(`Dropping is not open after this period. ${judged.says}`);
}
