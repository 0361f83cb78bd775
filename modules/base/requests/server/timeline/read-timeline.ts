import { sql } from 'kysely';
import type { StepTaker } from '@talaan/kernel/contract/step-taker.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { takerOf } from '@talaan/personnel/server/public.ts';
import type { AnyKind } from '../../contract/request-kind.ts';
import type { ClockView, RequestView, TimelineStep } from '../../contract/timeline.ts';
import { isOverClock, runsClock } from '../clock/pause-clock.ts';
import { findRequest, type FoundRequest } from '../find-request.ts';
import { describeRequest, KEEPER } from '../inbox/request-rows.ts';
import { describeActions } from '../open-steps.ts';
import { kindCalled } from '../served-kinds.ts';
import { readHindrances } from './read-hindrances.ts';
import { ENGINE_STEPS } from '../engine-steps.ts';
import { readRoute } from './read-route.ts';

/** A request with its steps, the people who come next, its deadline and what the caller may do. Errors: 404 where the caller has no part in it. */
export async function readTimeline(call: Call<{ id: number }>): Promise<{ request: RequestView }> {
  const { db, actor, today, params } = call;
  const found = await findRequest(call, params.id);
  const served = kindCalled(found.kind);
  const { kind } = served;
  const open = describeActions(kind, found, found.turns, call);
  const hindrances = await readHindrances(call, served, found, open);
  const isOwner = found.owner_id !== null && found.owner_id === actor.personnelId;
  const clock = await readClock(call, found);
  return {
    request: {
      ...describeRequest(found, today, { isOwner, roles: [...found.turns.map(({ role }) => role), ...(found.is_kept ? [KEEPER] : [])] }),
      round: found.round,
      steps: await readSteps(call, kind, found.id),
      route: await readRoute(db, kind, found, today),
      clock,
      hindrance: hindrances.whole,
      actions: open
        .filter(({ action }) => !hindrances.steps.has(action) && (hindrances.whole === null || !kind.goesOn(action, found.state)))
        .map((one) => ({ ...one, question: hindrances.questions.get(one.action) ?? null })),
      not_now: open.flatMap(({ action, label }) => {
        const because = hindrances.steps.get(action);
        return because === undefined ? [] : [{ label, because }];
      }),
      may_pause: runsClock(found) && isOverClock(found),
      may_reroute: found.is_kept && !found.is_closed,
    },
  };
}

type RawStep = Omit<TimelineStep, 'label' | 'state_words' | 'as' | keyof StepTaker> & { as_role: string; taker: StepTaker };

/** The steps of a request, the first one first. */
async function readSteps({ db }: Call, kind: AnyKind, id: number): Promise<TimelineStep[]> {
  const { rows } = await sql<RawStep>`
    select x.no, x.action, x.as_role, ${takerOf('x', sql`coalesce(b.fullname, a.name)`)} as taker, x.from_state, x.state, x.remarks, f.name as file, x.round, x.at
    from requests.step x left join personnel.person_view b on b.id = x.personnel_id left join identity.account_view a on a.id = x.account_id
    left join kernel.file f on f.id = x.file_id
    where x.request_id = ${id} order by x.no`.execute(db);
  return rows.map(({ as_role, taker, ...step }) => ({
    ...step,
    ...taker,
    as: as_role,
    label: labelOf(kind, step.action),
    state_words: kind.wordsOf(step.state),
  }));
}

function labelOf(kind: AnyKind, action: string): string {
  return kind.steps[action]?.label ?? ENGINE_STEPS[action] ?? action;
}

async function readClock({ db, today }: Call, { id, due_on, clock_days, is_closed }: FoundRequest): Promise<ClockView | null> {
  if (clock_days === null) return null;
  const { rows } = await sql<{ since: string; reason: string }>`
    select lower(during) as since, reason from requests.pause where request_id = ${id} and upper_inf(during)`.execute(db);
  return {
    due_on,
    days: clock_days,
    is_late: !is_closed && due_on !== null && due_on < today,
    paused_since: rows[0]?.since ?? null,
    paused_because: rows[0]?.reason ?? null,
  };
}
