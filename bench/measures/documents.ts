import { deepEqual } from 'node:assert/strict';
import type pg from 'pg';
import { listSummary } from '@talaan/document-figures/contract.ts';
import { listDocuments } from '@talaan/documents/contract/documents.ts';
import { countLists } from '@talaan/documents/contract/offices.ts';
import { takeSteps } from '@talaan/documents/contract/steps.ts';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { startChild } from '../children.ts';
import type { Databases } from '../databases.ts';
import { fillDocuments, NAMES } from '../fill-documents.ts';
import { compareCalls, compareInTurns, measureInTurns, median, time } from '../in-turns.ts';
import { load, perSecond, type Load } from '../load.ts';
import { startProduct, type Product } from '../product.ts';
import { atLeast, atMost, milliseconds, under, type Line } from '../table.ts';

const MANY = 1_000_000;
const FEW = 10_000;
const PEOPLE = 400;
const ROUNDS = 5;
const CONNECTIONS = 16;
const RECEIVED = 100;
const PER_PAGE = 25;
const PERIOD = { from: '2025-11-01', to: '2026-10-31' };
const ASKED = 3200;
/** Names, numbers, both with a common word, and a word that is nowhere. */
const TERMS = Array.from({ length: ASKED }, (_, at) => {
  const name = NAMES[at]!;
  const number = 1000 + at * 7;
  const kinds = [
    name,
    `payroll ${name}`,
    `${name} audit`,
    String(number),
    `B-2025-00${10_000 + number}`,
    `zz${name}`,
    `graduation ${name}`,
  ];
  return kinds[at % kinds.length]!;
});

interface Filled extends Product {
  databaseUrl: string;
  token: string;
  office: number;
}

/** Documents: lists of an office at a million documents with eight stays each against 10,000, receiving, searching, and the figures of a year. */
export async function measureDocuments(databases: Databases): Promise<Line[]> {
  const few = await open(databases, 'documents_few', FEW);
  const many = await open(databases, 'documents_many', MANY);
  const pool = openPool(many.databaseUrl);
  try {
    return [
      ...(await measureLevel(few, many)),
      await measureList(many),
      await measureReceive(many, pool),
      await measureSearch(many),
      await measureFigures(many, pool),
    ];
  } finally {
    await pool.end();
    await few.stop();
    await many.stop();
  }
}

async function open(databases: Databases, name: string, count: number): Promise<Filled> {
  const databaseUrl = await databases.copyAs(name, PEOPLE);
  console.log(`Filling ${count.toLocaleString('en')} documents …`);
  console.log(`  ${milliseconds(await time(() => fillDocuments(databases.asOwner(databaseUrl), count)))}`);
  const product = await startProduct(databaseUrl);
  const token = await product.signIn('records');
  const { office } = (await callAs(product.url, token, countLists)).body;
  return { ...product, databaseUrl, token, office: office!.id };
}

const LISTS = ['incoming', 'received', 'outgoing', 'hold', 'return', 'pickup', 'pending'] as const;

/** Each list of the desk, its first page: a million against ten thousand. */
async function measureLevel(few: Filled, many: Filled): Promise<Line[]> {
  const lines: Line[] = [];
  for (const list of LISTS) {
    const query = { per_page: PER_PAGE, list };
    const compared = await compareCalls(40, {
      ours: () => callAs(many.url, many.token, listDocuments, { query }),
      bare: () => callAs(few.url, few.token, listDocuments, { query }),
    });
    const title = `Documents: ${list}, ${MANY.toLocaleString('en')} against ${FEW.toLocaleString('en')}`;
    lines.push(atMost(title, milliseconds(compared.ours), milliseconds(compared.bare), compared.ratio, 1.3));
  }
  return lines;
}

/** Each asks for other rows in name alone: all documents are younger. */
const DIFFERENT = Array.from({ length: ASKED }, (_, at) => `&from=${Temporal.PlainDate.from('2000-01-01').add({ days: at }).toString()}`);

/** The incoming list against a bare server. */
async function measureList(many: Filled): Promise<Line> {
  const bare = await startChild<{ url: string }>('./serve-bare.ts', { DATABASE_URL: many.databaseUrl, CALLER: '{}', BASE_URL: many.url });
  try {
    const path = `/api/dts/documents?list=incoming&office=${many.office}&per_page=${PER_PAGE}`;
    const numbers = async (url: string) => {
      const { documents, total } = (await (await fetch(url + path, { headers: { authorization: `Bearer ${many.token}` } })).json()) as {
        documents: { tracking_no: string }[];
        total: number;
      };
      return [total, documents.map((one) => one.tracking_no)];
    };
    deepEqual(await numbers(many.url), await numbers(bare.first.url));
    const measured = await measureInTurns(ROUNDS, {
      ours: () =>
        load(
          many.url,
          DIFFERENT.map((more) => path + more),
          { connections: CONNECTIONS, token: many.token, apart: true },
        ),
      bare: () => load(bare.first.url, [path], { connections: CONNECTIONS }),
    });
    const { ours } = measured;
    const ratio = median(ours.map(({ rate }, round) => rate / measured.bare[round]!.rate));
    return atLeast(`Documents: incoming, ${CONNECTIONS} connections`, rateOf(ours), rateOf(measured.bare), ratio, 0.15);
  } finally {
    await bare.child.stop();
  }
}

/** A paper is received, against the least transaction that would do it. */
async function measureReceive(many: Filled, pool: pg.Pool): Promise<Line> {
  const { rows } = await pool.query<{ id: number }>(
    `select d.id from documents.document d join documents.hop h on h.document_id = d.id and h.ended_at is null
     where h.state = 'INCOMING' and h.office_id <> $1 and d.tracking_no like 'B-%' order by d.id`,
    [many.office],
  );
  // All of them are on their way to the office that receives.
  await pool.query(`update documents.hop set office_id = $1 where document_id = any($2) and ended_at is null`, [
    many.office,
    rows.map(({ id }) => id),
  ]);
  const ids = rows.map(({ id }) => id);
  const compared = await compareCalls(RECEIVED, {
    ours: async () => {
      const { body } = await callAs(many.url, many.token, takeSteps, {
        body: { action: 'receive', office_id: many.office, ids: [ids.pop()!] },
      });
      if (body.results[0]?.outcome !== 'done') throw new Error(JSON.stringify(body));
    },
    bare: () => receiveBare(pool, ids.pop()!),
  });
  // Of a bare transaction: how many are received while one such is made.
  return atLeast('Documents: a paper received', milliseconds(compared.ours), milliseconds(compared.bare), 1 / compared.ratio, 0.2);
}

async function receiveBare(pool: pg.Pool, id: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: number }>({
      name: 'lock',
      text: `select h.id from documents.document d join documents.hop h on h.document_id = d.id and h.ended_at is null where d.id = $1 for update`,
      values: [id],
    });
    await client.query({
      name: 'hop',
      text: `update documents.hop set state = 'RECEIVED', received_at = greatest(now(), sent_at), received_by = 1, due_at = now() + interval '1 day' where id = $1`,
      values: [rows[0]!.id],
    });
    await client.query({ name: 'document', text: `update documents.document set state = 'RECEIVED' where id = $1`, values: [id] });
    await client.query({
      name: 'step',
      text: `insert into documents.step (document_id, no, action, from_state, to_state, hop_id, at, account_id) values ($1, 1, 'receive', 'INCOMING', 'RECEIVED', $2, now(), 1)`,
      values: [id, rows[0]!.id],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function measureSearch(many: Filled): Promise<Line> {
  const paths = TERMS.map((term) => `/api/dts/documents?per_page=${PER_PAGE}&term=${encodeURIComponent(term)}`);
  const rounds: Load[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(await load(many.url, paths, { connections: CONNECTIONS, token: many.token, apart: true }));
  // Where none was answered within the round, nothing was measured. The 95th percentile is wanted; what is measured is the next that is told.
  const late = median(rounds.map((round) => (round.rate === 0 ? Infinity : round.late)));
  return under(
    `Documents: search over ${MANY.toLocaleString('en')} subjects, 97.5th percentile at ${CONNECTIONS} connections`,
    late,
    100,
    milliseconds,
  );
}

/** The summary of a year by complexity, against its statement alone. */
async function measureFigures(many: Filled, pool: pg.Pool): Promise<Line> {
  const compared = await compareInTurns(ROUNDS, {
    ours: () => time(() => callAs(many.url, many.token, listSummary, { query: { ...PERIOD, by: 'complexity' } })),
    bare: () =>
      time(() =>
        pool.query(
          `select t.complexity, count(*), count(*) filter (where d.closed_at <= d.due_at), count(*) filter (where d.closed_at > d.due_at),
             count(*) filter (where d.closed_at is null and d.due_at >= now()), count(*) filter (where d.closed_at is null and d.due_at < now()),
             count(d.extended_until), avg(d.days_taken)
           from documents.document d join documents.type t on t.id = d.type_id
           where d.registered_at >= '2025-11-01 00:00+08' and d.registered_at < '2026-11-01 00:00+08' group by 1`,
        ),
      ),
  });
  return atMost(
    `Documents: on time by complexity, ${MANY.toLocaleString('en')} of a year`,
    milliseconds(compared.ours),
    milliseconds(compared.bare),
    compared.ratio,
    3,
  );
}

function rateOf(loads: readonly Load[]): string {
  return perSecond(median(loads.map(({ rate }) => rate)));
}
