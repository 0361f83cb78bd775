import { sql } from 'kysely';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job, Work } from '@talaan/kernel/server/jobs/jobs.ts';
import type { RunningClock } from '../find-due-days.ts';
import { findUnattended } from '../inbox/find-unattended.ts';
import { servedKinds, type StepCall } from '../served-kinds.ts';
import { notifyUnattended } from '../notices/notify-unattended.ts';
import { moveDueDays } from './move-due-days.ts';
import { notifyClockNews } from './notify-clock-news.ts';

/** So many requests are locked at a time. */
const PART = 200;

/** Every morning, and when the server starts: due days follow new holidays, warnings and late requests are told, and requests that wait for nobody. */
export const watchClocksJob: Job<Record<string, never>> = {
  kind: 'requests.watch-clocks',
  cron: '15 6 * * *',
  atStart: true,
  run: async (work) => {
    for (const part of inParts(await readClocks(work), PART)) await apart(work, (call) => moveDueDays(call, part));
    for (const part of inParts(await readClocks(work), PART)) await apart(work, (call) => notifyClockNews(call, part));
    await apart(work, async (call) => {
      const kinds = servedKinds().map(({ kind }) => kind.kind);
      await notifyUnattended(call, await findUnattended(call.db, kinds, call.today));
    });
  },
};

export interface WatchedClock extends RunningClock {
  kind: string;
  due_on: string | null;
}

async function readClocks({ server }: Work): Promise<WatchedClock[]> {
  const { rows } = await sql<WatchedClock>`
    select id, kind, clock_from, clock_days, due_on from requests.request where closed_at is null and clock_from is not null order by id`.execute(
    server.db,
  );
  return rows;
}

function apart(work: Work, tell: (call: StepCall) => Promise<void>): Promise<void> {
  return work.server.db.transaction().execute((db) => tell(callOfJob(work, db)));
}
