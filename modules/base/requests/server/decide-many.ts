import { sql } from 'kysely';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import { startJob, type Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { AnswerOf, BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { DECIDED_AT_ONCE, type Outcome, type takeSteps as endpoint } from '../contract/steps.ts';
import { takeSteps } from './take-step.ts';

type Wish = BodyOf<typeof endpoint>;

/** Takes one step in many requests: at once up to 50, beyond in a job with the numbers fixed now. */
export async function decideMany(call: Call<unknown, unknown, Wish>): Promise<AnswerOf<typeof endpoint>> {
  const { body } = call;
  if (body.items.length <= DECIDED_AT_ONCE) {
    const outcomes = await takeSteps(call, body);
    return { message: countDone(outcomes), outcomes, job: null };
  }
  const job = await startJob(call, decideManyJob, `Decide ${body.items.length} requests`, { ...body, personnelId: call.actor.personnelId });
  return { message: `${body.items.length} requests are being decided.`, outcomes: [], job };
}

/** Decides part by part, each in a transaction; a job that was killed passes over what it had done. */
export const decideManyJob: Job<Wish & { personnelId: number | null }> = {
  kind: 'requests.decide-many',
  run: async (work, { personnelId, items, ...wish }) => {
    const refused: Outcome[] = [];
    let done = 0;
    for (const part of inParts(items, DECIDED_AT_ONCE)) {
      const outcomes = await work.server.db.transaction().execute(async (db) => {
        const call = callOfJob(work, db);
        const fresh = await notYetDone(call.db, part, work.runId);
        const actor = { ...call.actor, personnelId };
        return takeSteps({ ...call, actor }, { ...wish, items: fresh, details: { run: work.runId } });
      });
      refused.push(...outcomes.filter((one) => !one.done));
      done += part.length;
      await work.progress(done, items.length);
    }
    return { message: `${items.length - refused.length} of ${items.length} done.`, refused };
  },
};

async function notYetDone(db: Call['db'], items: Wish['items'], run: string): Promise<Wish['items']> {
  const { rows } = await sql<{ id: number }>`
    select distinct request_id as id from requests.step where request_id = any(${items.map(({ id }) => id)}::integer[]) and details ->> 'run' = ${run}`.execute(
    db,
  );
  const done = new Set(rows.map(({ id }) => id));
  return items.filter(({ id }) => !done.has(id));
}

function countDone(outcomes: readonly Outcome[]): string {
  const done = outcomes.filter((one) => one.done).length;
  return done === outcomes.length ? `${done} done.` : `${done} of ${outcomes.length} done.`;
}
