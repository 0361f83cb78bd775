import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { JobRun } from '../contract/jobs.ts';
import type { Actor } from './actor.ts';
import { ZONE } from './clock.ts';
import { connectionTo, type Database } from './database.ts';
import { troubleOf } from './database-trouble.ts';
import { Refusal, sayTrouble } from './errors.ts';
import { askedBy } from './heavy-work.ts';
import { publish } from './publish.ts';
import type { Server } from './server.ts';

/** What a job works with. It may be run again from the start after a fault, so it writes in transactions that it can repeat. */
export interface Work {
  server: Server;
  /** Who started it; account 0 is the system. */
  accountId: number;
  runId: string;
  /** Tells the followers how far it is; writes at most a few times a second. */
  progress: (done: number, total: number) => Promise<void>;
}

/** Work behind the screen: what it is called in the queue, and what it does with its input. */
export interface Job<D extends object> {
  kind: string;
  /** When it starts by itself, as in crontab, in the zone of the university. */
  cron?: string;
  /** Whether it also starts with the server, for what came due while it stood still. */
  atStart?: boolean;
  run: (work: Work, input: D) => Promise<Record<string, unknown> | void>;
}

export interface Jobs {
  boss: PgBoss;
  /** Makes the queues, and begins to work through them where that is done here. */
  start: (server: Server, jobs: readonly Job<never>[]) => Promise<void>;
  stop: () => Promise<void>;
}

/** Without a sign of life for this long a job counts as orphaned and is run again. */
const HEARTBEAT_SECONDS = 10;
const TRIES_AGAIN = 3;
/** Where pg-boss puts a job after its last try, also when the process died with it each time. */
export const GIVEN_UP = 'given-up';
export const QUEUE = {
  notify: true,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 3600,
  retryLimit: TRIES_AGAIN,
  deadLetter: GIVEN_UP,
};
const WORKING = { notifyPollingIntervalSeconds: 2, pollingIntervalSeconds: 1 };
const REPORT_EVERY_MS = 250;
const TELL_TROUBLE_EVERY_MS = 10_000;

type Tell = (details: object, message: string) => void;

/** Makes the tables of the queue, or brings those of an earlier pg-boss up, as their owner: the server only works with them. */
export async function bringUpQueue(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, application_name: 'talaan schema', max: 1, supervise: false, schedule: false });
  const failed = new Promise<never>((_, reject) => boss.on('error', reject));
  try {
    await Promise.race([boss.start(), failed]);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Jobs are only asked for here, unless `work` says that this process also works on them and starts them when they are due. */
export function openJobs(url: string, log: { error: Tell; warn: Tell }, work: boolean): Jobs {
  const boss = new PgBoss({
    ...connectionTo(url, 'talaan jobs'),
    connectionString: url,
    migrate: false,
    // Indexes are rebuilt by their owner, whom this is not; it still says when one has grown too large.
    reindex: false,
    max: 3,
    useListenNotify: work,
    supervise: work,
    schedule: work,
    monitorIntervalSeconds: 5,
    superviseIntervalSeconds: 5,
  });
  let toldAt = 0;
  boss.on('error', (error) => {
    if (!troubleOf(error)) return log.error({ err: error }, 'the job queue');
    // Each queue asks each second, and is told of here once for all of them.
    if (Date.now() - toldAt < TELL_TROUBLE_EVERY_MS) return;
    toldAt = Date.now();
    log.warn({ reason: error.message }, 'the job queue waits for the database');
  });
  return {
    boss,
    start: async (server, jobs) => {
      await boss.start();
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue.deadLetter]));
      if (!known.has(GIVEN_UP)) await boss.createQueue(GIVEN_UP, { notify: true });
      if (work)
        await boss.work<Ticket>(GIVEN_UP, WORKING, async ([ticket]) => {
          if (ticket?.data.run) await giveUp(server, ticket.data.run);
        });
      const schedules = new Map((await boss.getSchedules()).map((one) => [one.name, `${one.cron} ${one.timezone}`]));
      const begin = async (job: Job<object>) => {
        if (!known.has(job.kind)) await boss.createQueue(job.kind, QUEUE);
        else if (known.get(job.kind) !== GIVEN_UP) await boss.updateQueue(job.kind, { deadLetter: GIVEN_UP });
        if (!work) return;
        await boss.work<Ticket>(job.kind, WORKING, async ([ticket]) => {
          if (ticket) await runOnce(server, job, ticket.data, ticket.retryCount >= TRIES_AGAIN);
        });
        if (job.cron && schedules.get(job.kind) !== `${job.cron} ${ZONE}`)
          await boss.schedule(job.kind, job.cron, { run: null, input: {} }, { tz: ZONE });
        if (job.atStart) await startQuietJob(server, server.db, job, {}, 'start');
      };
      await Promise.all((jobs as readonly Job<object>[]).map(begin));
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

/** What the queue holds of a job: the run that its owner follows, where there is one, and its input. */
export interface Ticket {
  run: string | null;
  input: object;
}

/** Starts a job within the transaction at hand: it begins after the commit, or never. Its owner can follow it. */
export async function startJob<D extends object>(
  call: { db: Database; actor: Actor; server: Server },
  job: Job<D>,
  title: string,
  input: D,
): Promise<JobRun> {
  const run = await call.db
    .insertInto('kernel.job_run')
    .values({ kind: job.kind, title, owner_id: call.actor.accountId || null, created_at: call.server.clock.now().toString() })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueue(call.server, call.db, job, { run: run.id, input });
  return run as JobRun;
}

/** Starts a job that nobody follows; with a `key`, only one waits at a time. */
export async function startQuietJob<D extends object>(server: Server, db: Database, job: Job<D>, input: D, key?: string): Promise<void> {
  if (key && (await isWaiting(db, job.kind, key))) return;
  await enqueue(server, db, job, { run: null, input }, key);
}

/** Holds the job that waits until the transaction at hand has ended, so that it does not begin without what is done here. */
async function isWaiting(db: Database, kind: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select id from pgboss.job where name = ${kind} and singleton_key = ${key} and state = 'created' and start_after <= now() for share`.execute(
    db,
  );
  return rows.length > 0;
}

/** Puts a job into the queue within the transaction at hand. */
export async function enqueue(server: Server, db: Database, job: { kind: string }, ticket: Ticket, key?: string): Promise<void> {
  await server.jobs.boss.send(job.kind, ticket, {
    db: { executeSql: (text, values) => runRaw(db, text, values) },
    ...(key ? { singletonKey: key } : {}),
  });
}

/** Gives a job whose tries are used up one more, within the transaction at hand. */
export async function retryQueued(server: Server, db: Database, kind: string, id: string): Promise<void> {
  await server.jobs.boss.retry(kind, id, { db: { executeSql: (text, values) => runRaw(db, text, values) } });
}

/** pg-boss speaks in text and values; this lets it speak within our transaction. */
async function runRaw(db: Database, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const { rows } = await db.executeQuery({
    sql: text,
    parameters: values,
    query: { kind: 'RawNode', sqlFragments: [text], parameters: [] } as never,
    queryId: { queryId: 'pg-boss' },
  });
  return { rows };
}

async function runOnce(server: Server, job: Job<object>, { run, input }: Ticket, lastTry: boolean): Promise<void> {
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
      await fail(server, run, refusal ? error.message : (sayTrouble(error) ?? `This failed. Report this number: ${run}`));
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
async function giveUp(server: Server, run: string): Promise<void> {
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
