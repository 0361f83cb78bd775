import { sql } from 'kysely';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import { startJob, type Job, type Work } from '@talaan/kernel/server/jobs/jobs.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { takeSteps } from '@talaan/requests/server/public.ts';
import type { actOnAllNotices as endpoint } from '../../contract/notices.ts';
import { KINDS_WORDS } from '../../rules/format-notice.ts';
import { noticeFlow, type NoticeAction } from '../../workflow.ts';
import { matchNotices, NOTICES } from '../notice-rows.ts';
import { notifyOutcome } from '../notify-outcome.ts';

/** Which notices was decided when the work was started, by who may see what at that moment; whether each is open to the step is asked again. */
interface ActWork {
  kind: 'NOSA' | 'NOSI';
  action: NoticeAction;
  reason: string;
  ids: number[];
  personnelId: number | null;
}

/** Starts a step in all notices of a list that are open to it. */
export async function actOnAll(call: CallOf<typeof endpoint>) {
  const { db, actor, body } = call;
  const { action, reason, filters } = body;
  const { label, from } = noticeFlow.stepOf(action);
  const { rows } = await sql<{ id: number }>`
    select n.id from ${NOTICES} where ${matchNotices(actor, filters)} and n.state = any(${[...from]}::text[]) order by n.id`.execute(db);
  if (rows.length === 0) throw wrongState(`No notice of this list is open to it: ${label.toLowerCase()}.`);
  const title = `${label}: ${rows.length} ${KINDS_WORDS[filters.kind]}`;
  const input = { kind: filters.kind, action, reason, ids: rows.map(({ id }) => id), personnelId: actor.personnelId };
  return { job: await startJob(call, actOnAllJob, title, input) };
}

const PART = 500;
const NAMED = 20;

/** Takes the step part by part; begun again after a fault, it passes over the notices in which it was taken. */
export const actOnAllJob: Job<ActWork> = {
  kind: 'notices.act-on-all',
  run: async (work, { kind, action, reason, ids, personnelId }) => {
    const { label, from } = noticeFlow.stepOf(action);
    const left: string[] = [];
    let done = 0;
    await work.progress(done, ids.length);
    for (const part of inParts(ids, PART)) {
      const outcomes = await work.server.db.transaction().execute(async (db) => {
        const { rows: items } = await sql<{ id: number }>`
          select id from notices.notice where id = any(${part}::integer[]) and state = any(${[...from]}::text[]) order by id`.execute(db);
        const call = callOfJob(work, db);
        const actor = { ...call.actor, personnelId };
        return takeSteps({ ...call, actor }, { action, remarks: reason, items, details: { run: work.runId } });
      });
      left.push(...outcomes.flatMap(({ because }) => because ?? []));
      done += part.length;
      await work.progress(done, ids.length);
    }
    const result = { done: await countTaken(work, ids), left: left.length, names: left.slice(0, NAMED) };
    await work.server.db.transaction().execute((db) =>
      notifyOutcome(work, db, result, {
        title: `${label}: done`,
        description: `${result.done} ${KINDS_WORDS[kind]}.${left.length > 0 ? ` ${left.length} were left as they are; the result says why.` : ''}`,
        link: `/${kind.toLowerCase()}?view=notices`,
      }),
    );
    return result;
  },
};

/** In how many notices this run took its step, before and after a fault. */
async function countTaken({ server, runId }: Work, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from requests.step where request_id = any(${[...ids]}::integer[]) and details ->> 'run' = ${runId}`.execute(
    server.db,
  );
  return rows[0]!.count;
}
