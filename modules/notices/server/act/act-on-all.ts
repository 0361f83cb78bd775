import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '@talaan/kernel/server/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { inParts } from '@talaan/kernel/server/in-parts.ts';
import { callOfJob } from '@talaan/kernel/server/job-call.ts';
import { startJob, type Job } from '@talaan/kernel/server/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { actOnAllNotices as endpoint } from '../../contract/notices.ts';
import { KINDS_WORDS } from '../../rules/say-notice.ts';
import { ACTIONS, stateAfter, type NoticeAction } from '../../workflow.ts';
import { matchNotices, NOTICES } from '../notice-rows.ts';
import { tellOutcome } from '../tell-outcome.ts';
import { move } from './act-on-notices.ts';
import type { Obstacle } from './release.ts';

/** Which notices was decided when the work was started, by who may see what at that moment. */
interface ActWork {
  kind: 'NOSA' | 'NOSI';
  action: NoticeAction;
  reason: string;
  ids: number[];
}

/** Starts an action on all notices of a list that are open to it. */
export async function actOnAll(call: Call<unknown, unknown, z.output<typeof endpoint.body>>) {
  const { db, actor, body } = call;
  const { action, reason, filters } = body;
  const { rows } = await sql<{ id: number }>`
    select n.id from ${NOTICES} where ${matchNotices(actor, filters)} and n.state = any(${[...ACTIONS[action].from]}::text[]) order by n.id`.execute(
    db,
  );
  if (rows.length === 0) throw wrongState(`No notice of this list is open to it: ${ACTIONS[action].label.toLowerCase()}.`);
  const title = `${ACTIONS[action].label}: ${rows.length} ${KINDS_WORDS[filters.kind]}`;
  return { job: await startJob(call, actOnAllJob, title, { kind: filters.kind, action, reason, ids: rows.map(({ id }) => id) }) };
}

const PART = 500;
const NAMED = 20;

/** Moves the notices on part by part; begun again after a fault, it passes over those that have moved on. */
export const actOnAllJob: Job<ActWork> = {
  kind: 'notices.act-on-all',
  run: async (work, { kind, action, reason, ids }) => {
    const left: Obstacle[] = [];
    let done = 0;
    await work.progress(done, ids.length);
    for (const part of inParts(ids, PART)) {
      const outcome = await work.server.db.transaction().execute(async (db) => {
        const { rows } = await sql<{ id: number }>`
          select id from notices.notice where id = any(${part}::integer[]) and state = any(${[...ACTIONS[action].from]}::text[])
          order by id for update`.execute(db);
        return move(callOfJob(work, db), { action, reason, ids: rows.map(({ id }) => id) });
      });
      left.push(...outcome.left);
      done += part.length;
      await work.progress(done, ids.length);
    }
    const result = {
      done: await countMoved(work.server.db, ids, action),
      left: left.length,
      names: left.slice(0, NAMED).map(({ fullname, because }) => `${fullname}: ${because}`),
    };
    await work.server.db.transaction().execute((db) =>
      tellOutcome(work, db, result, {
        title: `${ACTIONS[action].label}: done`,
        description: `${result.done} ${KINDS_WORDS[kind]}.${left.length > 0 ? ` ${left.length} were left as they are, since the salary has changed.` : ''}`,
        link: kind === 'NOSA' ? '/nosa?view=notices' : '/nosi?view=notices',
      }),
    );
    return result;
  },
};

/** How many have come to the state, before and after a fault; whatever somebody else did meanwhile is not counted as done. */
async function countMoved(db: Database, ids: readonly number[], action: NoticeAction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from notices.transition where notice_id = any(${[...ids]}::integer[]) and state = ${stateAfter(action)}`.execute(
    db,
  );
  return rows[0]!.count;
}
