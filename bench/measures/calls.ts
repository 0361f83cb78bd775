import { deepEqual } from 'node:assert/strict';
import { me } from '@talaan/identity/contract.ts';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import type pg from 'pg';
import type { Caller } from '../bare-calls.ts';
import { startChild } from '../children.ts';
import { MONTH, NOW, type Databases } from '../databases.ts';
import { measureInTurns, median } from '../in-turns.ts';
import { load, perSecond, type Load } from '../load.ts';
import { startProduct } from '../product.ts';
import { atLeast, atMost, milliseconds, type Line } from '../table.ts';

const PEOPLE = 400;
const ROUNDS = 5;
const CONNECTIONS = 16;
const MANY_CONNECTIONS = 64;
const PAGES = 7;
const SORTS = ['fullname', '-fullname'];
const TERMS = ['santos', 'reyes', 'maria', 'juan', 'cruz', 'garcia', 'bautista', 'an', '2019', 'mendoza'];

interface Measured {
  title: string;
  /** Different ones, as different people ask: each connection begins elsewhere among them. */
  paths: readonly string[];
  /** The least part of what the bare limit gives. */
  ofBare: number;
  /** The least part of what a bare Fastify with one look-up gives; null without a goal. */
  ofLookUp: number | null;
}

/** The calls that people make all day, of a university of 400: the server, the bare limit of each call, and a bare look-up, in turns. */
export async function measureCalls(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('calls', PEOPLE);
  const pool = openPool(databaseUrl);
  const product = await startProduct(databaseUrl);
  const token = await product.signIn('hr');
  const { user, base_url } = (await callAs(product.url, token, me)).body;
  const caller: Caller = { account: user.id, person: user.personnel!.id };
  await notifyCaller(pool, caller);
  const people = await choosePeople(pool);
  const bare = await startChild<{ url: string }>('./serve-bare.ts', {
    DATABASE_URL: databaseUrl,
    CALLER: JSON.stringify(caller),
    BASE_URL: base_url,
  });
  const lookUp = await startChild<{ url: string }>('./serve-look-up.ts', { DATABASE_URL: databaseUrl });
  const processesOf = (pid: number) => [pid, databases.postmaster];
  try {
    const lines: Line[] = [];
    for (const { title, paths, ofBare, ofLookUp } of callsOf(people)) {
      for (const path of paths) await requireSame(path, [product.url, bare.first.url], token);
      const ours = (connections: number) =>
        load(product.url, paths, { connections, token, processes: processesOf(product.pid), apart: true });
      const measured = await measureInTurns(ROUNDS, {
        ours: () => ours(CONNECTIONS),
        bare: () => load(bare.first.url, paths, { connections: CONNECTIONS, token, processes: processesOf(bare.child.pid), apart: true }),
        lookUp: () => load(lookUp.first.url, people.map((id) => `/${id}`), { connections: CONNECTIONS }), // prettier-ignore
      });
      const many = [await ours(MANY_CONNECTIONS), await ours(MANY_CONNECTIONS), await ours(MANY_CONNECTIONS)];
      lines.push(
        atLeast(
          `${title}, ${CONNECTIONS} connections`,
          say(measured.ours),
          say(measured.bare),
          ratioOf(measured.ours, measured.bare),
          ofBare,
        ),
      );
      const ratio = ratioOf(measured.ours, measured.lookUp);
      const against = '… against one look-up on a bare Fastify';
      const figures = [perSecond(medianOf(measured.ours, 'rate')), perSecond(medianOf(measured.lookUp, 'rate'))] as const;
      if (ofLookUp !== null) lines.push(atLeast(against, ...figures, ratio, ofLookUp));
      const [slow, usual] = [medianOf(many, 'slow'), medianOf(many, 'usual')];
      lines.push(
        atMost(
          `… 99th percentile against median, ${MANY_CONNECTIONS} connections`,
          milliseconds(slow),
          milliseconds(usual),
          slow / usual,
          5,
        ),
      );
    }
    return lines;
  } finally {
    await pool.end();
    await lookUp.child.stop();
    await bare.child.stop();
    await product.stop();
  }
}

function callsOf(people: readonly number[]): Measured[] {
  const list = '/api/personnels?per_page=50';
  const pages = SORTS.flatMap((sort) => Array.from({ length: PAGES }, (_, at) => `${list}&sort=${sort}&page=${at + 1}`));
  const searches = SORTS.flatMap((sort) => TERMS.map((term) => `${list}&sort=${sort}&term=${term}`));
  const months = people.map((id) => `/api/edats/personnel/${id}/dtr?month=${MONTH}`);
  return [
    { title: 'Personnel list, 50 rows', paths: pages, ofBare: 0.5, ofLookUp: 0.17 },
    { title: 'Personnel list with a search', paths: searches, ofBare: 0.5, ofLookUp: 0.17 },
    { title: 'One person', paths: people.map((id) => `/api/personnels/${id}`), ofBare: 0.5, ofLookUp: 0.17 },
    { title: 'A person’s month of attendance', paths: months, ofBare: 0.4, ofLookUp: null },
    { title: 'Who is signed in', paths: ['/api/users/me'], ofBare: 0.4, ofLookUp: 0.33 },
    { title: 'Notifications', paths: ['/api/notifications?per_page=5'], ofBare: 0.4, ofLookUp: 0.39 },
  ];
}

/** Both sides answer alike, else the bare limit says nothing. The roles of an account come in no order, and each says its own moment. */
async function requireSame(path: string, urls: readonly [string, string], token: string): Promise<void> {
  const read = async (url: string) => {
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    const { now: _now, ...body } = (await answer.json()) as { now?: string; user?: { roles: { name: string }[] } };
    body.user?.roles.sort((one, other) => one.name.localeCompare(other.name));
    return body;
  };
  const [ours, bare] = [await read(urls[0]), await read(urls[1])];
  deepEqual(bare, ours, `the bare limit answers ${path} otherwise`);
}

/** As many as a bell has after a week. */
async function notifyCaller(pool: pg.Pool, { account }: Caller): Promise<void> {
  await pool.query(
    `insert into notifications.notification (account_id, title, description, link, status, created_at)
     select $1, 'Request ' || n, 'It waits for you since yesterday.', '/inbox', n % 2, $2::timestamptz - n * interval '7 hours' from generate_series(1, 12) n`,
    [account, NOW],
  );
}

async function choosePeople(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select personnel_id as id from personnel.appointment where during @> $1::date order by md5(personnel_id::text) limit 200`,
    [NOW.slice(0, 10)],
  );
  return rows.map(({ id }) => id);
}

/** A rate, and the processor time of server and PostgreSQL behind each request. */
function say(loads: readonly Load[]): string {
  const [server, database] = [0, 1].map((at) => median(loads.map(({ cpu }) => cpu[at]!)));
  return `${perSecond(medianOf(loads, 'rate'))} (${server!.toFixed(0)} + ${database!.toFixed(0)} µs)`;
}

function medianOf(loads: readonly Load[], figure: 'rate' | 'usual' | 'slow'): number {
  return median(loads.map((one) => one[figure]));
}

function ratioOf(ours: readonly Load[], others: readonly Load[]): number {
  return median(ours.map(({ rate }, round) => rate / others[round]!.rate));
}
