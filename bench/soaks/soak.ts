import { createHash, randomBytes } from 'node:crypto';
import autocannon from 'autocannon';
import { printOffice } from '@talaan/attendance/contract/print.ts';
import { confirmUpload, previewUpload } from '@talaan/devices/contract/uploads.ts';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import type pg from 'pg';
import { MONTH, NOW, type Databases } from '../databases.ts';
import { startProduct, type Product } from '../product.ts';
import { atMost, milliseconds, told, under, type Line } from '../table.ts';

const USERS = 200;
const CONNECTIONS = 64;
/** Two of each person: more than anybody opens. */
const CALLS_A_SECOND = 2 * USERS;
const ALONE_SECONDS = 10;
const MEGABYTE = 1_048_576;
/** How many times the median alone the slowest hundredth may take under load. */
const GOAL = 10;
const MOST_GROWN = 1.25;
const MEMORY_EVERY_MS = 5000;

interface Soaked {
  slow: number;
  calls: number;
  errors: number;
}

/**
 * Mixed work of 200 signed-in people over 64 connections for so many minutes, while device files are imported and a month of daily time
 * records is printed again and again: no error, the slowest hundredth of reads against their median alone, and level memory.
 */
export async function measureSoak(databases: Databases, minutes: number): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('soak');
  const pool = openPool(databaseUrl);
  const product = await startProduct(databaseUrl, { work: true });
  try {
    const hr = await product.signIn('hr');
    const users = await signInMany(pool);
    const people = (await serving(pool)).slice(0, 500);
    const reads = readsOf(people);
    const alone = await ask(product.url, reads, users, { connections: 1, seconds: ALONE_SECONDS });
    const behind = workBehind(product, hr, pool, people);
    const held: { server: number; worker: number }[] = [];
    const watch = setInterval(() => void product.memory().then((bytes) => held.push(bytes)), MEMORY_EVERY_MS);
    const loaded = await ask(product.url, reads, users, { connections: CONNECTIONS, seconds: minutes * 60 });
    clearInterval(watch);
    const done = await behind.end();
    const [server, worker] = [halvesOf(held.map((one) => one.server)), halvesOf(held.map((one) => one.worker))];
    const title = `${CONNECTIONS} connections of ${USERS} people, ${CALLS_A_SECOND} calls a second for ${minutes} minutes, imports and prints meanwhile`;
    return [
      { ...told(title, `${loaded.calls.toLocaleString('en')} calls, ${done.imports} imports, ${done.prints} prints`) },
      { what: '… errors', ours: String(loaded.errors), bare: '–', figure: String(loaded.errors), goal: 'none', met: loaded.errors === 0 },
      atMost(
        '… 99th percentile against the median alone',
        milliseconds(loaded.slow),
        milliseconds(alone.usual),
        loaded.slow / alone.usual,
        GOAL,
      ),
      grown('… most memory of the server in the second half against the first', server),
      grown('… the same of the process that works on jobs', worker),
      told('… memory of both', `${inMegabytes(server)}; ${inMegabytes(worker)}`),
    ];
  } finally {
    await pool.end();
    await product.stop();
  }
}

interface Halves {
  early: number;
  late: number;
}

/** The most of each half. */
function halvesOf(held: readonly number[]): Halves {
  const middle = held.length >> 1;
  return { early: Math.max(...held.slice(0, middle)), late: Math.max(...held.slice(middle)) };
}

function grown(what: string, { early, late }: Halves): Line {
  return under(what, late / early, MOST_GROWN, (times) => `${times.toFixed(2)} ×`);
}

function inMegabytes({ early, late }: Halves): string {
  return `${(early / MEGABYTE).toFixed(0)} MB, then ${(late / MEGABYTE).toFixed(0)} MB`;
}

/** Accounts for so many people, a tenth of whom are of HR, each with a session. */
async function signInMany(pool: pg.Pool): Promise<string[]> {
  const tokens = Array.from({ length: USERS }, () => randomBytes(32).toString('base64url'));
  const { rows } = await pool.query<{ id: number }>(
    `insert into identity.account (email, name, personnel_id) select 'soak' || p.id || '@talaan.example', p.fullname, p.id
     from personnel.person p where not exists (select from identity.account a where a.personnel_id = p.id) order by p.id limit $1 returning id`,
    [USERS],
  );
  const accounts = rows.map(({ id }) => id);
  await pool.query(
    `insert into identity.account_role (account_id, role_id, scope, during)
     select account, r.id, case r.name when 'Employee' then 'self' else 'all' end, '[2020-01-01,)'
     from unnest($1::integer[]) with ordinality as u (account, place) join identity.role r
     on r.name = 'Employee' or (r.name = 'HR administrator' and place % 10 = 0)`,
    [accounts],
  );
  await pool.query(
    `insert into identity.session (token_hash, account_id, created_at, last_seen_at)
     select * from unnest($1::bytea[], $2::integer[], array_fill($3::timestamptz, array[$4::integer]), array_fill($3::timestamptz, array[$4::integer]))`,
    [tokens.map((token) => createHash('sha256').update(token).digest()), accounts, NOW, USERS],
  );
  return tokens;
}

async function serving(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    'select personnel_id as id from personnel.appointment where during @> $1::date order by 1',
    [`${MONTH}-15`],
  );
  return rows.map(({ id }) => id);
}

/** What people open, by how often; the last four are of HR. */
function readsOf(people: readonly number[]): { path: string; hr: boolean }[] {
  const own = ['/api/users/me', '/api/notifications?per_page=5', `/api/account/dtr?month=${MONTH}`];
  const some = people.filter((_, index) => index % 25 === 0);
  return [
    ...Array.from({ length: 12 }, () => own.map((path) => ({ path, hr: false }))).flat(),
    ...some.flatMap((id) => [
      { path: `/api/personnels/${id}`, hr: true },
      { path: `/api/edats/personnel/${id}/dtr?month=${MONTH}`, hr: true },
    ]),
    ...['santos', 'cruz', 'an', 'maria'].map((term) => ({ path: `/api/personnels?per_page=50&term=${term}`, hr: true })),
    ...[1, 2, 5, 9].map((page) => ({ path: `/api/personnels?per_page=50&page=${page}`, hr: true })),
  ];
}

async function ask(
  url: string,
  reads: readonly { path: string; hr: boolean }[],
  users: readonly string[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Soaked & { usual: number }> {
  const hr = users.filter((_, index) => (index + 1) % 10 === 0);
  const requests = Array.from({ length: 2000 }, (_, index) => {
    const { path, hr: ofHr } = reads[(index * 7919) % reads.length]!;
    const token = ofHr ? hr[index % hr.length]! : users[index % users.length]!;
    return { method: 'GET' as const, path, headers: { authorization: `Bearer ${token}` } };
  });
  const times: number[] = [];
  const asked = { url, connections, duration: seconds, requests, overallRate: CALLS_A_SECOND };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(asked, (failure, ended) => (failure ? reject(failure as Error) : resolve(ended)));
    // Its own figures are whole milliseconds.
    running.on('response', (_client, _status, _bytes, took) => times.push(took));
  });
  times.sort((one, other) => one - other);
  const [usual, slow] = [0.5, 0.99].map((share) => times[Math.floor(times.length * share)]!) as [number, number];
  return { slow, usual, calls: result['2xx'], errors: result.non2xx + result.errors };
}

/** Imports a device's file and prints a month, one after the other, until it is told to end. */
function workBehind(product: Product, token: string, pool: pg.Pool, people: readonly number[]) {
  const done = { imports: 0, prints: 0 };
  const ending = new AbortController();
  const work = async () => {
    while (!ending.signal.aborted) {
      await importFile(product.url, token, pool, done.imports);
      done.imports += 1;
      await printMonth(product.url, token, pool, people);
      done.prints += 1;
    }
  };
  const working = work();
  // Without a listener a failure would end the process before it is told.
  working.catch(() => undefined);
  return {
    end: async () => {
      ending.abort();
      await working;
      return done;
    },
  };
}

/** 20,000 lines of a day of which nothing is known yet. */
async function importFile(url: string, token: string, pool: pg.Pool, nth: number): Promise<void> {
  const lines = Array.from({ length: 20_000 }, (_, index) => {
    const minute = String(index % 60).padStart(2, '0');
    return `${String(2001 + (index % 5000)).padStart(9)}\t2026-09-${String(1 + (nth % 28)).padStart(2, '0')} 1${index % 9}:${minute}:${String(nth % 60).padStart(2, '0')}\t1\t0\t1\t0\r\n`;
  });
  const preview = await callAs(url, token, previewUpload, { file: { name: '1_attlog.dat', content: lines.join('') } });
  if (preview.status !== 200) throw new Error(`the preview answered ${preview.status}`);
  const { id } = preview.body.upload;
  await callAs(url, token, confirmUpload, { params: { id } });
  await until(pool, "select from attendance.upload where id = $1 and state = 'DONE'", id);
}

async function printMonth(url: string, token: string, pool: pg.Pool, people: readonly number[]): Promise<void> {
  const started = await callAs(url, token, printOffice, { body: { month: MONTH, people: people.slice(0, 200) } });
  if (started.status !== 200) throw new Error(`the order to print answered ${started.status}`);
  await until(pool, "select from kernel.job_run where id = $1 and state = 'done'", started.body.job.id);
}

async function until(pool: pg.Pool, condition: string, id: unknown): Promise<void> {
  while ((await pool.query(condition, [id])).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 50));
}
