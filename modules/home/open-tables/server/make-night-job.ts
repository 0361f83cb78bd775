import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { startJob, type Job, type Work } from '@talaan/kernel/server/jobs/jobs.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { openTables } from '@talaan/kernel/server/open-table.ts';
import type { makeOpenTables } from '../contract/nights.ts';
import { keepNight } from './keep-night.ts';
import { makeFiles, type MadeFile } from './make-files.ts';

/** Soon after midnight: writes the open tables as of the day that is over. Run again, the same night is replaced; a run that was killed leaves the night before. */
export const makeNightJob: Job<Record<string, never>> = {
  kind: 'open-tables.night',
  cron: '20 0 * * *',
  run: async (work) => {
    const day = Temporal.PlainDate.from(work.server.clock.today()).subtract({ days: 1 }).toString();
    const made = await readNight(work, day);
    await work.server.db.transaction().execute((db) => keepNight(db, work.server.files, { day, now: work.server.clock.now(), made }));
    return { day, tables: made.length - 1 };
  },
};

export async function startMaking(call: CallOf<typeof makeOpenTables>): Promise<AnswerOf<typeof makeOpenTables>> {
  return { job: await startJob(call, makeNightJob, 'Open tables', {}) };
}

/** In one snapshot, so that the tables agree with one another. */
function readNight({ server, progress }: Work, day: string): Promise<MadeFile[]> {
  return server.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => makeFiles(db, allContributed(server, openTables), day, progress));
}
