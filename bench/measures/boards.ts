import assert from 'node:assert/strict';
import pg from 'pg';
import { modules } from '@talaan/server/app.ts';
import { readBoard } from '@talaan/executive/contract/boards.ts';
import { BOARDS } from '@talaan/executive/rules/default-boards.ts';
import { findBoard, within } from '@talaan/executive/server/find-board.ts';
import { contributedBy } from '@talaan/kernel/contract/contributions.ts';
import { types } from '@talaan/kernel/server/database/database.ts';
import { databaseOver } from '@talaan/kernel/server/demo/database-over.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { NOW, type Databases } from '../databases.ts';
import { compareInTurns, time } from '../in-turns.ts';
import { startProduct } from '../product.ts';
import { atMost, milliseconds, within as under, type Line } from '../table.ts';

const ROUNDS = 7;
const LARGEST_KB = 100;

interface Statement {
  text: string;
  values: unknown[];
}

/** The board of the President of 5,000 people: read anew against its statements one after the other, and read again against a bare look-up. */
export async function measureBoards(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('boards');
  const product = await startProduct(databaseUrl);
  const client = new pg.Client({ connectionString: databases.asOwner(databaseUrl) });
  await client.connect();
  try {
    const token = await product.signIn('president');
    const statements = await recordStatements(client);
    let turn = 0;
    // Composed in another order, a board is read anew.
    const anew = async () => {
      const { figures } = BOARDS.main;
      const at = ++turn % figures.length;
      await client.query(
        `insert into executive.board (code, figures) values ('main', $1) on conflict (code) do update set figures = excluded.figures`,
        [[...figures.slice(at), ...figures.slice(0, at)]],
      );
    };
    const ask = () => callAs(product.url, token, readBoard, { params: { board: 'main' }, query: {} });
    const { status, body } = await ask();
    assert.equal(status, 200);
    assert.equal(body.figures.filter(({ failed }) => failed).length, 0);
    const kilobytes = Buffer.byteLength(JSON.stringify(body)) / 1000;
    const fresh = await compareInTurns(ROUNDS, {
      ours: async () => {
        await anew();
        return time(ask);
      },
      bare: () =>
        time(async () => {
          for (const { text, values } of statements) await client.query(text, values);
        }),
    });
    const again = await compareInTurns(ROUNDS, {
      ours: () => time(ask),
      bare: () =>
        time(() => client.query({ name: 'kept', text: "select * from executive.kept where board = 'main' and day = current_date - 1" })),
    });
    const from = `${statements.length} statements`;
    return [
      atMost(`Board of the President, ${from} of 5,000 people`, milliseconds(fresh.ours), milliseconds(fresh.bare), fresh.ratio, 3),
      atMost('The same opened again', milliseconds(again.ours), milliseconds(again.bare), again.ratio, 2),
      under('Its answer', `${kilobytes.toFixed(0)} kB`, kilobytes, LARGEST_KB),
    ];
  } finally {
    await client.end();
    await product.stop();
  }
}

/** What the figures of the board ask the database. */
async function recordStatements(client: pg.Client): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = client.query.bind(client) as (asked: unknown) => Promise<unknown>;
  const recording = {
    query: (asked: { text: string; values: unknown[] }) => {
      statements.push({ text: asked.text, values: asked.values });
      return query({ ...asked, types });
    },
  };
  const db = databaseOver(recording as unknown as pg.ClientBase);
  const now = Temporal.Instant.from(NOW);
  const day = now.toZonedDateTimeISO('Asia/Manila').toPlainDate().toString();
  const board = await findBoard(databaseOver(client), 'main');
  for (const figure of contributedBy(modules, executiveFigures).filter(({ name }) => board.figures.includes(name)))
    await figure.read({ db, server: { modules }, day, now, within: within(board) });
  return statements;
}
