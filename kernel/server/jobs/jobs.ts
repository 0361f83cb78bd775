import { sql } from 'kysely';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { JobRun } from '../../contract/jobs.ts';
import type { Actor } from '../actor.ts';
import { connectionTo, type Database } from '../database/database.ts';
import { troubleOf } from '../database/database-trouble.ts';
import { GIVEN_UP, QUEUE } from '../job-queue.ts';
import type { Server } from '../server.ts';
import { startWhenDue } from './start-when-due.ts';
import { workOnJobs } from './work-on-jobs.ts';
import { ZONE } from '../../contract/zone.ts';

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

const TELL_TROUBLE_EVERY_MS = 10_000;

type Tell = (details: object, message: string) => void;

/** Which jobs a process works on: none, those that are asked for, or also those that start by themselves. */
export type Working = 'none' | 'asked' | 'all';

/** Who only puts jobs into the queue asks by the pool of the server; who works on them has connections of their own. */
export function openJobs(url: string, pool: pg.Pool, log: { error: Tell; warn: Tell }, which: Working): Jobs {
  const works = which !== 'none';
  const starts = which === 'all';
  const boss = new PgBoss({
    ...connectionTo(url, 'talaan jobs'),
    connectionString: url,
    migrate: false,
    // Indexes are rebuilt by their owner, whom this is not; it still says when one has grown too large.
    reindex: false,
    ...(works ? { max: 3 } : { db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) } }),
    useListenNotify: works,
    // watchQueue asks for it where there is something to do.
    supervise: false,
    monitorIntervalSeconds: 1,
    schedule: false,
  });
  let toldAt = 0;
  const notifyFault = (error: Error) => {
    if (!troubleOf(error)) return log.error({ err: error }, 'the job queue');
    if (Date.now() - toldAt < TELL_TROUBLE_EVERY_MS) return;
    toldAt = Date.now();
    log.warn({ reason: error.message }, 'the job queue waits for the database');
  };
  boss.on('error', notifyFault);
  const begun: { close: () => Promise<void> }[] = [];
  return {
    boss,
    start: async (server, jobs) => {
      await boss.start();
      await makeQueues(boss, jobs);
      if (works) begun.push(await workOnJobs(server, boss, jobs as readonly Job<object>[], notifyFault));
      if (starts) begun.push(await startByThemselves(server, boss, jobs as readonly Job<object>[], notifyFault));
    },
    stop: async () => {
      await Promise.all(begun.map((one) => one.close()));
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

async function makeQueues(boss: PgBoss, jobs: readonly Job<never>[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue.deadLetter]));
  if (!known.has(GIVEN_UP)) await boss.createQueue(GIVEN_UP, { notify: true });
  const make = async ({ kind }: Job<never>) => {
    if (!known.has(kind)) await boss.createQueue(kind, QUEUE);
    else if (known.get(kind) !== GIVEN_UP) await boss.updateQueue(kind, { deadLetter: GIVEN_UP });
  };
  await Promise.all(jobs.map(make));
}

/** Jobs with a place in the calendar are started when they are due, those that say so now too. The condition of the system reads the schedule. */
async function startByThemselves(server: Server, boss: PgBoss, jobs: readonly Job<object>[], failed: (error: Error) => void) {
  const known = new Map((await boss.getSchedules()).map((one) => [one.name, `${one.cron} ${one.timezone}`]));
  const start = async (job: Job<object>) => {
    if (job.cron && known.get(job.kind) !== `${job.cron} ${ZONE}`)
      await boss.schedule(job.kind, job.cron, { run: null, input: {} }, { tz: ZONE });
    if (job.atStart) await startQuietJob(server, server.db, job, {}, 'start');
  };
  await Promise.all(jobs.map(start));
  return startWhenDue(
    boss,
    jobs.flatMap(({ kind, cron }) => (cron ? [{ kind, cron }] : [])),
    failed,
  );
}

/** What the queue holds of a job: the run that its owner follows, where there is one, and its input. */
export interface Ticket {
  run: string | null;
  input: object;
}

/**
 * Starts a job within the transaction at hand: it begins after the commit, or never. Its owner can follow it. Where the same person started the same
 * job with the same title and input before and it waits or runs, that run is answered: a button that is pressed twice starts one.
 */
export async function startJob<D extends object>(
  call: { db: Database; actor: Actor; server: Server },
  job: Job<D>,
  title: string,
  input: D,
): Promise<JobRun> {
  await takeTurn(call.db, job.kind, call.actor.accountId);
  const same = await findUnfinished(call, job, input);
  if (same?.title === title) return same;
  const run = await call.db
    .insertInto('kernel.job_run')
    .values({ kind: job.kind, title, owner_id: call.actor.accountId || null, created_at: call.server.clock.now().toString() })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueue(call.server, call.db, job, { run: run.id, input });
  return run as JobRun;
}

/** Presses of one button come one after the other, so that the second finds the first. */
async function takeTurn(db: Database, kind: string, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('kernel.job ' || ${kind}::text), ${accountId}::integer)`.execute(db);
}

/** The run of a job that the caller started with this input and that waits or runs; undefined for none. */
export async function findUnfinished<D extends object>(
  { db, actor }: { db: Database; actor: Actor },
  job: Job<D>,
  input: D,
): Promise<JobRun | undefined> {
  const { rows } = await sql<JobRun>`
    select r.* from kernel.job_run r join pgboss.job j on j.name = r.kind and j.data ->> 'run' = r.id::text
    where r.kind = ${job.kind} and r.owner_id = ${actor.accountId} and r.state in ('waiting', 'running')
      and j.state in ('created', 'retry', 'active') and j.data -> 'input' = ${JSON.stringify(input)}::jsonb
    order by r.created_at limit 1`.execute(db);
  return rows[0];
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
