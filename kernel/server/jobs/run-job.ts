import { sql } from 'kysely';
import { Refusal, formatTrouble } from '../errors.ts';
import { askedBy } from './heavy-work.ts';
import { TRIES_AGAIN } from '../job-queue.ts';
import type { Job, Ticket, Work } from './jobs.ts';
import { publish } from '../realtime/publish.ts';
import type { Server } from '../server.ts';

const REPORT_EVERY_MS = 250;

/** Works on one job of the queue, and tells its owner what becomes of it. Error: what the job threw, so that it is tried again. */
export async function runOnce(server: Server, job: Job<object>, { run, input }: Ticket, lastTry: boolean): Promise<void> {
  const owner = run ? await begin(server, run) : null;
  const { log } = server.http;
  const began = performance.now();
  let reportedAt = 0;
  const work: Work = {
    server,
    accountId: owner ?? 0,
    runId: run ?? '',
    progress: async (done, total) => {
      if (!run || (done < total && Date.now() - reportedAt < REPORT_EVERY_MS)) return;
      reportedAt = Date.now();
      await report(server, run, { done, total });
    },
  };
  try {
    const asker = { name: `job of ${owner ?? job.kind}`, waitsAtScreen: false };
    const result = await askedBy(asker, () => job.run(work, input));
    if (run) await report(server, run, { state: 'done', result: JSON.stringify(result ?? {}), finished_at: server.clock.now().toString() });
    // What starts by itself each minute would drown the rest.
    log[run ? 'info' : 'debug']({ job: job.kind, run, ms: Math.round(performance.now() - began) }, 'a job is done');
  } catch (error) {
    const refusal = error instanceof Refusal;
    if (!refusal) log.error({ err: error, job: job.kind, run }, 'a job failed');
    else log.info({ job: job.kind, run }, 'a job was refused');
    if (run && (refusal || lastTry))
      await fail(server, run, refusal ? error.message : (formatTrouble(error) ?? `This failed. Report this number: ${run}`));
    if (!refusal) throw error;
  }
}

async function begin(server: Server, run: string): Promise<number | null> {
  const row = await server.db
    .updateTable('kernel.job_run')
    .set({ state: 'running' })
    .where('id', '=', run)
    .returning('owner_id')
    .executeTakeFirst();
  return row?.owner_id ?? null;
}

/** Tells the owner that a job will not go on; where it failed with a word of its own, that one stays. */
export async function giveUp(server: Server, run: string): Promise<void> {
  const { rows } = await sql`select from kernel.job_run where id = ${run}::uuid and state in ('waiting', 'running')`.execute(server.db);
  if (rows.length === 0) return;
  server.http.log.error({ run }, 'a job was given up: the process ended with it each time');
  await fail(
    server,
    run,
    `This was started ${TRIES_AGAIN + 1} times and stopped each time before it was done, so it was given up. What it had saved stays. Start it again, with less at once if you can. If that stops too, report this number: ${run}`,
  );
}

function fail(server: Server, run: string, failure: string): Promise<void> {
  return report(server, run, { state: 'failed', failure, finished_at: server.clock.now().toString() });
}

interface Report {
  state?: string;
  done?: number;
  total?: number;
  result?: string;
  failure?: string;
  finished_at?: string;
}

async function report(server: Server, run: string, change: Report): Promise<void> {
  const row = await server.db.updateTable('kernel.job_run').set(change).where('id', '=', run).returningAll().executeTakeFirst();
  if (!row?.owner_id) return;
  // A result can outgrow a notification: the browser reads it when it hears that the job is done.
  await publish(server.db, `private-account-${row.owner_id}`, 'job', { ...row, result: null });
}
