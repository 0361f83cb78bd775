import { sql } from 'kysely';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { isReached, whyNotAtWork } from '@talaan/personnel/server/public.ts';
import { fileRequests, officeOf, readOpenActions, takeStep, type Facts } from '@talaan/requests/server/public.ts';
import { OFFICE_GROUPS, type fileOvertime as endpoint } from '../contract/overtime.ts';
import { whyNotInTime } from '../rules/in-time.ts';
import { formatTitle } from '../rules/format-title.ts';
import { creditFlow, payFlow } from '../workflow.ts';
import { creditRequests, payRequests } from './overtime-requests.ts';
import { readSettings } from './read-settings.ts';
import { whyIneligible } from './why-ineligible.ts';

type Body = BodyOf<typeof endpoint>;
type Filed = Call<unknown, unknown, Body>;
type Duty = Body['duties'][number] & { personnel_id: number };

/**
 * Proposes one's own overtime, or orders that of people within one's reach; what a head orders needs no recommendation of theirs. Errors:
 * 404 for a person beyond reach; 422 for hours that have begun without an emergency, and for who may render none; 409 for hours that are ordered already.
 */
export async function fileOvertime(call: Filed): Promise<{ message: string; id: number }> {
  const { db, body, today } = call;
  const duties = await requireDuties(call);
  const people = [...new Set(duties.map(({ personnel_id }) => personnel_id))];
  const facts: Facts = {
    ownerId: people.length === 1 ? people[0]! : null,
    parties: people,
    officeId: await officeOf(db, people[0]!, today),
    title: formatTitle(
      body.activity,
      duties.map(({ date }) => date),
    ),
    days: new Set(duties.map(({ date }) => date)).size,
  };
  const isPaid = body.funding === 'PAY';
  const flow = isPaid ? payFlow : creditFlow;
  const [id] = (await (isPaid ? fileRequests(call, payRequests, [facts]) : fileRequests(call, creditRequests, [facts]))) as [number];
  await keep(call, id, flow.states[0], duties);
  const actions = (await readOpenActions(call, flow, [id])).get(id) ?? [];
  if (!actions.includes('recommend')) return { id, message: 'The overtime was filed. It may be rendered once it is approved.' };
  await takeStep(call, { id, action: 'recommend' });
  return { id, message: 'The overtime was ordered and recommended. It may be rendered once it is approved.' };
}

async function requireDuties(call: Filed): Promise<Duty[]> {
  const { actor, body, now, today } = call;
  const duties = body.duties.map((duty) => {
    const personnel_id = duty.personnel_id ?? actor.personnelId;
    if (personnel_id === null) throw wrongState('Your account belongs to no personnel record.');
    return { ...duty, personnel_id };
  });
  await requirePeople(call, duties);
  const settings = (await readSettings(call.server))(today);
  const errors: Record<string, string[]> = {};
  for (const [at, duty] of duties.entries()) {
    const late = whyNotInTime(duty, { now, today, isEmergency: body.emergency !== '' }, settings);
    if (late) errors[`duties.${at}.date`] = [late];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return duties;
}

interface Candidate {
  id: number;
  is_reached: boolean;
}

/** Everybody but the caller is within their reach, all may render overtime on the first of their days and are at work on each. */
async function requirePeople({ db, actor, today, body }: Filed, duties: readonly Duty[]): Promise<void> {
  const firsts = new Map<number, string>();
  for (const { personnel_id, date } of duties) {
    const first = firsts.get(personnel_id);
    if (first === undefined || date < first) firsts.set(personnel_id, date);
  }
  const { rows } = await sql<Candidate>`
    select p.id, (p.id = ${actor.personnelId}::integer or ${isReached(actor, OFFICE_GROUPS, 'p.id', today)}) as is_reached
    from personnel.person_view p where p.id = any(${[...firsts.keys()]}::integer[])`.execute(db);
  if (rows.length < firsts.size || rows.some(({ is_reached }) => !is_reached)) throw notFound('There is no such person.');
  const renderers = [...firsts].map(([personnelId, day]) => ({ id: personnelId, personnelId, day, funding: body.funding }));
  const days = duties.map(({ personnel_id, date }) => ({ id: personnel_id, personnelId: personnel_id, from: date, to: date }));
  for (const [id, why] of [...(await whyIneligible(db, renderers)), ...(await whyNotAtWork(db, days))])
    throw invalid({ [`duties.${duties.findIndex(({ personnel_id }) => personnel_id === id)}.personnel_id`]: [why] });
}

async function keep({ db, body }: Filed, id: number, state: string, duties: readonly Duty[]): Promise<void> {
  const { duties: _, ...said } = body;
  await db
    .insertInto('overtime.authority')
    .values({ id, state, ...said })
    .execute();
  await db
    .insertInto('overtime.duty')
    .values(
      duties.map(({ personnel_id, date, from, to }) => ({
        authority_id: id,
        state,
        personnel_id,
        date,
        from_minute: from,
        to_minute: to,
      })),
    )
    .execute();
}
