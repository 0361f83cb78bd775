import assert from 'node:assert/strict';
import pg from 'pg';
import { modules } from '@talaan/server/app.ts';
import { readBoard } from '@talaan/executive/contract/boards.ts';
import { BOARDS } from '@talaan/executive/rules/default-boards.ts';
import { about, findBoard } from '@talaan/executive/server/find-board.ts';
import { contributedBy } from '@talaan/kernel/contract/contributions.ts';
import { databaseOver } from '@talaan/kernel/server/demo/database-over.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { startChild } from '../children.ts';
import { NOW, type Databases } from '../databases.ts';
import { compareCalls, compareInTurns, time } from '../in-turns.ts';
import { openCaller } from '../open-caller.ts';
import { startProduct } from '../product.ts';
import { recordStatements, type Statement } from '../record-statements.ts';
import { atMost, milliseconds, within as under, type Line } from '../table.ts';

const FEW = 5000;
const MANY = 20_000;
const ROUNDS = 7;
const CALLS = 200;
const LARGEST_KB = 100;

/** The board of the President: of 5,000 people read anew against its statements one after the other, and read again against a bare look-up; of 20,000 against 5,000. */
export async function measureBoards(databases: Databases): Promise<Line[]> {
  const university = await openUniversity(databases, FEW);
  const many = await openUniversity(databases, MANY);
  const lookUp = await startChild<{ url: string }>('./serve-look-up.ts', { DATABASE_URL: university.databaseUrl });
  try {
    const { kilobytes, statements } = university;
    const fresh = await compareInTurns(ROUNDS, {
      ours: university.readAnew,
      bare: () =>
        time(async () => {
          for (const { text, values } of statements) await university.client.query(text, values);
        }),
    });
    const open = openCaller(university.token);
    const look = openCaller('');
    const again = await compareCalls(CALLS, {
      ours: () => open(`${university.url}/api/executivedashboard/main`),
      bare: () => look(`${lookUp.first.url}/1`),
    });
    const sizes = await compareInTurns(ROUNDS, { ours: many.readAnew, bare: university.readAnew });
    const from = `${statements.length} statements`;
    return [
      atMost(`Board of the President, ${from} of 5,000 people`, milliseconds(fresh.ours), milliseconds(fresh.bare), fresh.ratio, 3),
      atMost('The same opened again', milliseconds(again.ours), milliseconds(again.bare), again.ratio, 2),
      atMost(
        'The same of 20,000 people against 5,000, for each person',
        milliseconds(sizes.ours),
        milliseconds(sizes.bare),
        sizes.ratio / (MANY / FEW),
        1.5,
      ),
      under('Its answer', `${kilobytes.toFixed(0)} kB`, kilobytes, LARGEST_KB),
    ];
  } finally {
    await lookUp.child.stop();
    await university.close();
    await many.close();
  }
}

async function openUniversity(databases: Databases, people: number) {
  const databaseUrl = await databases.copyAs(`boards_${people}`, people);
  const product = await startProduct(databaseUrl);
  const client = new pg.Client({ connectionString: databases.asOwner(databaseUrl) });
  await client.connect();
  const token = await product.signIn('president');
  const ask = () => callAs(product.url, token, readBoard, { params: { board: 'main' }, query: {} });
  const { status, body } = await ask();
  assert.equal(status, 200);
  assert.equal(body.figures.filter(({ failed }) => failed).length, 0);
  const { figures } = BOARDS.main;
  let turn = 0;
  return {
    databaseUrl,
    url: product.url,
    token,
    client,
    kilobytes: Buffer.byteLength(JSON.stringify(body)) / 1000,
    statements: await recordFigures(client),
    /** Composed in an order that it had not yet, a board is read anew. */
    readAnew: async () => {
      const at = ++turn % figures.length;
      const composed = [...figures.slice(at), ...figures.slice(0, at)];
      const swapped = 1 + Math.floor(turn / figures.length);
      [composed[0], composed[swapped]] = [composed[swapped]!, composed[0]!];
      await client.query(
        `insert into executive.board (code, figures) values ('main', $1) on conflict (code) do update set figures = excluded.figures`,
        [composed],
      );
      return time(ask);
    },
    close: async () => {
      await client.end();
      await product.stop();
    },
  };
}

/** What the figures of the board ask the database. */
async function recordFigures(client: pg.Client): Promise<Statement[]> {
  const now = Temporal.Instant.from(NOW);
  const day = now.toZonedDateTimeISO('Asia/Manila').toPlainDate().toString();
  const board = await findBoard(databaseOver(client), 'main');
  return recordStatements(client, async (db) => {
    for (const figure of contributedBy(modules, executiveFigures).filter(({ name }) => board.figures.includes(name)))
      await figure.read({ db, server: { modules }, day, now, ...about(board) });
  });
}
