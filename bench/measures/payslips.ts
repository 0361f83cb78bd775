import { fileURLToPath } from 'node:url';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { Settings } from '@talaan/kernel/server/settings.ts';
import { printRunPaper } from '@talaan/payroll-papers/contract/papers.ts';
import { readPayslip } from '@talaan/payroll/contract/payslips.ts';
import { payslipForm } from '@talaan/payroll/print/payslip-form.ts';
import { findPayslips } from '@talaan/payroll/server/public.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import type pg from 'pg';
import { startChild } from '../children.ts';
import type { Databases } from '../databases.ts';
import { compareCalls, compareInTurns, time } from '../in-turns.ts';
import { openCaller } from '../open-caller.ts';
import { startProduct } from '../product.ts';
import { recordStatements, type Statement } from '../record-statements.ts';
import { atMost, milliseconds, type Line } from '../table.ts';
import { opened } from './payroll.ts';

const MONTHS = 12;
const PEOPLE = 20;
const CALLS = 60;
const ROUNDS = 3;
const OPENED = "begin; select set_config('talaan.opened', '*', true)";

/** Twelve payslips of a person against their SQL, and all payslips of a run as one PDF against Typst alone. */
export async function measurePayslips(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('payslips');
  const product = await startProduct(databaseUrl, { work: true });
  const pool = openPool(databases.asOwner(databaseUrl));
  try {
    const token = await product.signIn('payroll');
    const runs = await findRuns(pool);
    return [await measureTwelve(pool, product.url, token, runs), await measurePrint(pool, product.url, token, runs[0]!)];
  } finally {
    await pool.end();
    await product.stop();
  }
}

/** The regular runs that were released, the latest first. */
async function findRuns(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from payroll.run where kind = 'REGULAR' and state = 'RELEASED' order by month desc limit ${MONTHS}`,
  );
  if (rows.length < MONTHS) throw new Error(`${rows.length} regular runs are released, not ${MONTHS}`);
  return rows.map(({ id }) => id);
}

/** One after the other as an officer reads them, each with its why, the year to date and its loans; the reading is noted once an hour. */
async function measureTwelve(pool: pg.Pool, url: string, token: string, runs: readonly number[]): Promise<Line> {
  const people = await opened(pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `select personnel_id as id from payroll.payslip where run_id = any($1) group by 1 having count(*) = ${MONTHS} order by sum(deductions) desc limit ${PEOPLE}`,
      [runs],
    );
    return rows.map(({ id }) => id);
  });
  const call = openCaller(token);
  const addresses = people.map((person) =>
    runs.map((run) => url + readPayslip.path.replace('{id}', String(run)).replace('{person}', String(person))),
  );
  const client = await pool.connect();
  try {
    await client.query(OPENED);
    const asked: Statement[][][] = [];
    for (const person of people) {
      const own: Statement[][] = [];
      for (const run of runs) own.push(await recordStatements(client, (db) => findPayslips(db, run, [person], false)));
      asked.push(own);
    }
    await client.query('commit');
    const { ours, bare, ratio } = await compareCalls(CALLS, {
      ours: async (turn) => {
        for (const address of addresses[turn % people.length]!) await call(address);
      },
      bare: async (turn) => {
        for (const statements of asked[turn % people.length]!) await readBare(client, statements);
      },
    });
    return atMost('Twelve payslips of a person with the why of each line', milliseconds(ours), milliseconds(bare), ratio, 3);
  } finally {
    client.release();
  }
}

/** What a payslip asks the database, asked by hand. */
async function readBare(client: pg.PoolClient, statements: readonly Statement[]): Promise<void> {
  await client.query(OPENED);
  for (const { text, values } of statements) await client.query({ name: 'bench payslip', text, values });
  await client.query('commit');
}

async function measurePrint(pool: pg.Pool, url: string, token: string, run: number): Promise<Line> {
  const { input, people } = await gather(pool, run);
  const { ours, bare, ratio } = await compareInTurns(ROUNDS, {
    ours: () => time(() => printByJob(url, token, run, pool)),
    bare: () => printBare(input),
  });
  const title = `${people.toLocaleString('en')} payslips as one PDF, from the order to the kept file`;
  return atMost(title, milliseconds(ours), milliseconds(bare), ratio, 1.5);
}

async function gather(pool: pg.Pool, run: number): Promise<{ input: string; people: number }> {
  const db = openDatabase(pool);
  const payslips = await withOpenRecords(db, 'everybody', async (open) => {
    const { rows } = await pool.query<{ id: number }>('select id from personnel.person');
    return findPayslips(
      open,
      run,
      rows.map(({ id }) => id),
      true,
    );
  });
  const sheets = payslips.map((payslip) => ({ sheet: { ...payslip, entity: 'Talaan State University' }, code: null }));
  const { input } = await payslipForm.compose({ db, settings: { publicUrl: 'http://localhost' } as Settings, modules: [] }, sheets);
  return { input: JSON.stringify(input), people: sheets.length };
}

async function printByJob(url: string, token: string, run: number, pool: pg.Pool): Promise<void> {
  const started = await callAs(url, token, printRunPaper, { params: { id: run }, body: { kind: 'PAYSLIPS', part: '' } });
  if (started.status !== 200) throw new Error(`the order to print answered ${started.status}`);
  for (let state = ''; state !== 'done';) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { rows } = await pool.query<{ state: string; failure: string }>('select state, failure from kernel.job_run where id = $1', [
      started.body.job.id,
    ]);
    state = rows[0]!.state;
    if (state === 'failed') throw new Error(rows[0]!.failure);
  }
}

async function printBare(input: string): Promise<number> {
  const { child } = await startChild('./bare-typst.ts');
  const template = fileURLToPath(import.meta.resolve('@talaan/payroll/print/payslip.typ'));
  const { took } = await child.ask<{ took: number }>({ template, input });
  await child.stop();
  return took;
}
