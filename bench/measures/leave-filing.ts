import { Agent, request } from 'node:http';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import { readMicroseconds } from '@talaan/testing/processor.ts';
import type pg from 'pg';
import { startChild } from '../children.ts';
import type { Databases } from '../databases.ts';
import { measureInTurns, median } from '../in-turns.ts';
import { perSecond } from '../load.ts';
import { startProduct } from '../product.ts';
import { signInPeople } from '../sign-in-people.ts';
import { atLeast, type Line } from '../table.ts';

const PEOPLE = 500;
const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 3;
/** Of a bare transaction. */
const GOAL = 0.2;
/** Days of work later than the rule of five days asks for, none of them a holiday. */
const DATES = [
  '11-10',
  '11-11',
  '11-12',
  '11-17',
  '11-18',
  '11-19',
  '11-24',
  '11-25',
  '11-26',
  '12-01',
  '12-02',
  '12-03',
  '12-09',
  '12-10',
  '12-15',
];

interface Filing {
  token: string;
  body: string;
}

interface Filed {
  rate: number;
  /** Processor time of server and of PostgreSQL for each, in microseconds. */
  cpu: number[];
}

/** A day of vacation leave filed with all checks by people of a university of 5,000, against one transaction that inserts as much. */
export async function measureFiling(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('filing');
  const pool = openPool(databases.asOwner(databaseUrl));
  try {
    const filings = await prepareFilings(pool);
    await pool.query(BARE);
    await pool.query('vacuum (analyze)');
    const product = await startProduct(databaseUrl);
    const bare = await startChild<{ url: string }>('./serve-insert.ts', { DATABASE_URL: databases.asOwner(databaseUrl) });
    const ours = { url: `${product.url}/api/leave/applications`, processes: [product.pid, databases.postmaster] };
    const limit = { url: bare.first.url, processes: [bare.child.pid, databases.postmaster] };
    try {
      // The seats that decide for an office are made with its first request; those who share one wait for each other then.
      const once = takeFrom(filings.splice(0, PEOPLE));
      await file(ours, once, PEOPLE);
      const measured = await measureInTurns(ROUNDS, {
        ours: () => file(ours, takeFrom(filings)),
        bare: () => file(limit, () => filings.at(-1)!),
      });
      for (const [round, one] of measured.ours.entries())
        console.log(`  round ${round + 1}: ${one.rate.toFixed(0)} against ${measured.bare[round]!.rate.toFixed(0)} a second`);
      const ratio = median(measured.ours.map(({ rate }, round) => rate / measured.bare[round]!.rate));
      return [atLeast(`Leave filed with all checks, ${CONNECTIONS} connections`, say(measured.ours), say(measured.bare), ratio, GOAL)];
    } finally {
      await bare.child.stop();
      await product.stop();
    }
  } finally {
    await pool.end();
  }
}

const BARE = `
  create schema bare;
  create table bare.application (id integer generated always as identity primary key, person integer not null references personnel.person, type text not null,
    first_day date not null, last_day date not null, filed_at timestamptz not null);
  create index on bare.application (person);
  create table bare.day (application integer not null references bare.application, date date not null, part text not null, thousandths integer not null,
    primary key (application, date, part))`;

/** A date after the other of each person; those of one follow each other far apart, so that no person waits for themselves. */
async function prepareFilings(pool: pg.Pool): Promise<Filing[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select s.personnel_id as id from leave.stays_within('[2026-10-31,2026-12-31]') s
     join ledger.account a on a.personnel_id = s.personnel_id and a.book = 'VL' and a.balance > 20000
     where s.earns = 'REGULAR' and s.during @> '[2026-10-31,2026-12-31]'::daterange
       and not exists (select from identity.account i where i.personnel_id = s.personnel_id)
       and not exists (select from leave.application p where p.personnel_id = s.personnel_id)
     order by 1 limit $1`,
    [PEOPLE],
  );
  const people = rows.map(({ id }) => id);
  const tokens = await signInPeople(pool, people);
  return DATES.flatMap((day) => people.map((person, at) => ({ token: tokens[at]!, body: bodyOf(person, `2026-${day}`) })));
}

function bodyOf(person: number, date: string): string {
  return JSON.stringify({
    personnel_id: person,
    received_on: null,
    type_code: 'VL',
    dates: [{ date, part: 'DAY' }],
    place: 'PHILIPPINES',
    place_detail: '',
    foreign_authority: '',
    illness_place: null,
    illness: '',
    study_purpose: null,
    event_on: null,
    commutation: false,
    late_reason: '',
    acting_id: null,
    contact: '',
    allocation: null,
    papers: [],
  });
}

function takeFrom(filings: Filing[]): () => Filing {
  return () => {
    const next = filings.shift();
    if (!next) throw new Error('All that was prepared is filed; prepare more.');
    return next;
  };
}

/** Files for so many seconds over as many connections, or so often. */
async function file({ url, processes }: { url: string; processes: readonly number[] }, next: () => Filing, times?: number): Promise<Filed> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const before = processes.map(readMicroseconds);
  const start = performance.now();
  let done = 0;
  const caller = async () => {
    while (times ? done < times : performance.now() - start < SECONDS * 1000) {
      done += 1;
      await send(agent, url, next());
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { rate: done / seconds, cpu: processes.map((root, at) => (readMicroseconds(root) - before[at]!) / done) };
}

function send(agent: Agent, url: string, { token, body }: Filing): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (part: string) => (text += part));
    answer.once('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode}: ${text}`))));
  });
  sent.once('error', reject).end(body);
  return promise;
}

function say(filed: readonly Filed[]): string {
  const [server, database] = [0, 1].map((at) => median(filed.map(({ cpu }) => cpu[at]!)));
  return `${perSecond(median(filed.map(({ rate }) => rate)))} (${server!.toFixed(0)} + ${database!.toFixed(0)} µs)`;
}
