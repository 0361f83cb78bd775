import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import type { z } from 'zod';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { startClock } from '@talaan/kernel/server/clock.ts';
import type { DatabaseAddresses } from '@talaan/kernel/server/database/database-roles.ts';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import type { Job, Working } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { readSettings, type Settings } from '@talaan/kernel/server/settings.ts';
import { cloneDatabase } from './database.ts';
import { callAs, type Answer, type CallInput } from './call-as.ts';
import { endsWithFile } from './left-open.ts';
import { openSessionOf } from './open-session-of.ts';

/** The moment at which tests begin: a Friday morning, with the punches of the weeks before. */
export const TEST_NOW = '2026-11-20T09:00:00+08:00';
const TEST_PEOPLE = 80;
const COMPUTING_CONNECTIONS = 4;
const DROPPED_EVERY_MS = 50;

/** The whole product on a database of its own, as the browser sees it. */
export interface TestApp {
  url: string;
  databaseUrl: string;
  ownerUrl: string;
  server: Server;
  /** The database as the role that owns its tables: for what the server itself may not do, such as to turn a trigger off. */
  owner: pg.Pool;
  /** Somebody who is signed in, by the first part of the demo address: `hr`, `head`, `employee`; or `nobody`. */
  as: (who: string) => Promise<Caller>;
  /** A further session of theirs with their password, as on another device. */
  signIn: (who: string) => Promise<Caller>;
  /** What was mailed to an address, the newest first. */
  mails: (recipient: string) => Promise<{ subject: string; content_text: string | null }[]>;
  /** Waits until a started job has ended. */
  finishJob: (caller: Caller, id: string) => Promise<{ state: string; result: Record<string, unknown> | null; failure: string | null }>;
  close: () => Promise<void>;
}

export interface Caller {
  token: string | null;
  call: <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    input?: CallInput<P, Q, B>,
  ) => Promise<Answer<z.output<R>>>;
}

/** Fills a template: schema, reference lists and a small demo university with its days computed, as a server that has run leaves it. */
export function prepareTemplate(database: DatabaseAddresses, filesDir: string): Promise<void> {
  return prepareUniversity({ now: TEST_NOW, people: TEST_PEOPLE, months: 2 }, database, filesDir);
}

/** The same of another size at another moment. */
export async function prepareUniversity(
  { now: at, people, months }: { now: string; people: number; months: number },
  database: DatabaseAddresses,
  filesDir: string,
): Promise<void> {
  const { modules, buildApp } = await import('@talaan/server/app.ts');
  const { makeDemo } = await import('@talaan/demo/make-demo.ts');
  const { bringUpSchema } = await import('@talaan/kernel/server/database/schema.ts');
  const { keepInstallation } = await import('@talaan/kernel/server/installation/keep-installation.ts');
  const { computeDueDays } = await import('@talaan/attendance/server/public.ts');
  await bringUpSchema(database, modules);
  const settings = testSettings(database.url, dirname(filesDir), { DEMO_NOW: at });
  await keepInstallation(database.ownerUrl, { settings, modules });
  const now = Temporal.Instant.from(at);
  await makeDemo({ databaseUrl: database.ownerUrl, settings, modules, now, people, months, filesDir });
  // Makes the queues of the jobs; without work, since what the jobs write is for the tests to see.
  const app = await buildApp({ settings, databaseUrl: database.url, work: 'none' });
  await readTexts(app.server);
  await app.close();
  const owner = openPool(database.ownerUrl, COMPUTING_CONNECTIONS);
  ignoreItsEnd(owner);
  await computeDueDays({ pool: owner, clock: startClock(now) });
  await owner.query('vacuum (analyze)');
  await owner.end();
}

/** Of the papers of the demo, which takes each start some seconds until it is done. */
async function readTexts(server: Server): Promise<void> {
  const jobs = server.modules.flatMap((module) => module.jobs ?? []) as Job<object>[];
  const job = jobs.find(({ kind }) => kind === 'read-texts-of-documents')!;
  await job.run({ server, accountId: 0, runId: '', progress: async () => undefined }, {});
}

/** A pool's end does not wait for its idle connections, which the end of the database then breaks. */
function ignoreItsEnd(pool: pg.Pool): void {
  pool.on('error', () => undefined);
}

function testSettings(databaseUrl: string, dataDir: string, environment: Record<string, string> = {}): Settings {
  return readSettings({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'true',
    DEMO_NOW: TEST_NOW,
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'fatal',
    DEVICES_ON_WEB_PORT: 'true',
    ...environment,
  });
}

export interface TestAppOptions {
  /** Which jobs it works on; none where it is not said. */
  work?: Working;
  /** Settings beyond those of every test, such as a mail server or sign-in providers. */
  environment?: Record<string, string>;
  /** No demo: tables and reference lists alone, as a university finds them at its first start, today by the clock of the machine. */
  empty?: boolean;
}

/** Starts the product on a clone of the template, or on an empty database, on free ports. */
export async function startTestApp({ work = 'none', environment = {}, empty = false }: TestAppOptions = {}): Promise<TestApp> {
  // The kit is the one place below the apps that knows the whole product; it asks for it when a test needs it.
  const { buildApp, modules } = await import('@talaan/server/app.ts');
  const opened = new AsyncDisposableStack();
  const close = endsWithFile(() => opened.disposeAsync());
  const database = await cloneDatabase(prepareTemplate, { empty });
  opened.defer(database.drop);
  const dataDir = await mkdtemp(join(tmpdir(), 'talaan files '));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  if (empty) await (await import('@talaan/kernel/server/database/schema.ts')).bringUpSchema(database, modules);
  else await cp(database.files, join(dataDir, 'files'), { recursive: true });
  const settings = testSettings(database.url, dataDir, empty ? { DEMO: 'false', ...environment } : environment);
  const app = await buildApp({ settings, databaseUrl: database.url, work });
  opened.defer(async () => {
    const closed = app.close();
    // A browser keeps connections that it may use later; the server would wait a minute for them.
    const dropping = setInterval(() => app.server.http.server.closeAllConnections(), DROPPED_EVERY_MS);
    await closed.finally(() => clearInterval(dropping));
  });
  const port = await listenWhereBefore(app.server);
  const url = `http://127.0.0.1:${port}`;
  // The same place by its name, which passkeys and the way back from a provider need.
  settings.publicUrl = `http://localhost:${port}`;
  // Connects when it is first asked.
  const owner = openPool(database.ownerUrl, 1);
  ignoreItsEnd(owner);
  opened.defer(() => owner.end());
  const people = new Map<string, Promise<Caller>>();
  return {
    url,
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    server: app.server,
    owner,
    as: (who) => people.get(who) ?? remember(people, who, callerOf(app.server, url, who)),
    signIn: (who) => signIn(url, who),
    mails: (recipient) =>
      app.server.db
        .selectFrom('kernel.mail')
        .select(['subject', 'content_text'])
        .where('recipient', '=', recipient)
        .orderBy('id', 'desc')
        .execute(),
    finishJob: (caller, id) => finishJob(url, caller, id),
    close,
  };
}

/** The product once more on the database and the files of a test app, as the next start or another process has it. */
export async function startAgain({ server, databaseUrl }: TestApp, work: Working): Promise<{ close: () => Promise<void> }> {
  const { buildApp } = await import('@talaan/server/app.ts');
  return buildApp({ settings: server.settings, databaseUrl, work });
}

/** Where the app of the file before listened, if that one is closed: the browser has the product's files of that address. */
let portBefore = 0;

async function listenWhereBefore({ http }: Server): Promise<number> {
  const listen = (port: number) => http.listen({ port, host: '127.0.0.1' });
  await listen(portBefore).catch(() => listen(0));
  return (portBefore = (http.server.address() as AddressInfo).port);
}

function remember<K, V>(map: Map<K, V>, key: K, value: V): V {
  map.set(key, value);
  return value;
}

async function callerOf(server: Server, url: string, who: string): Promise<Caller> {
  return callerWith(url, who === 'nobody' ? null : await openSessionOf(server, who));
}

/** Signs in with the password that all accounts of the demo have. */
export async function signIn(url: string, who: string): Promise<Caller> {
  const { DEMO_PASSWORD } = await import('@talaan/demo/accounts.ts');
  const answer = await fetch(`${url}/api/authenticate/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@talaan.example`, password: DEMO_PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`${who} cannot sign in: ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return callerWith(url, token);
}

function callerWith(url: string, token: string | null): Caller {
  return { token, call: (endpoint, input) => callAs(url, token, endpoint, input) };
}

const POLL_MS = 50;
const LONGEST_MS = 60_000;

async function finishJob(url: string, caller: Caller, id: string) {
  const { readJob } = await import('@talaan/kernel/contract/jobs.ts');
  for (let waited = 0; waited < LONGEST_MS; waited += POLL_MS) {
    const { body } = await callAs(url, caller.token, readJob, { params: { id } });
    if (body.job.state === 'done' || body.job.state === 'failed') return body.job;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`job ${id} did not end within a minute`);
}
