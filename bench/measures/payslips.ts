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
import { atMost, milliseconds, type Line } from '../table.ts';
import { opened } from './payroll.ts';

const MONTHS = 12;
const PEOPLE = 20;
const CALLS = 60;
const ROUNDS = 3;

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
    const { ours, bare, ratio } = await compareCalls(CALLS, {
      ours: async (turn) => {
        for (const address of addresses[turn % people.length]!) await call(address);
      },
      bare: async (turn) => {
        for (const run of runs) await readBare(client, run, people[turn % people.length]!);
      },
    });
    return atMost('Twelve payslips of a person with the why of each line', milliseconds(ours), milliseconds(bare), ratio, 3);
  } finally {
    client.release();
  }
}

/** One payslip by statements by hand: itself, its lines, the year to date and what of its loans is paid. */
async function readBare(client: pg.PoolClient, run: number, person: number): Promise<void> {
  await client.query("begin; select set_config('talaan.opened', '*', true)");
  await client.query({
    name: 'bench payslip',
    text: `select s.*, r.title, p.idno, p.fullname, o.fullname as office, t.name as position from payroll.payslip s join payroll.run r on r.id = s.run_id
      join personnel.person p on p.id = s.personnel_id left join organization.office o on o.id = s.office_id
      left join organization.position t on t.id = s.position_id where s.run_id = $1 and s.personnel_id = $2`,
    values: [run, person],
  });
  await client.query({
    name: 'bench lines',
    text: `select l.*, i.name, d.principal, d.paid_before + coalesce((select sum(e.amount) from payroll.line e where e.reference = d.id and e.code = d.code), 0) as paid
      from payroll.line l join payroll.item i on i.code = l.code left join payroll.deduction d on d.id = l.reference and d.code = l.code
      where l.run_id = $1 and l.personnel_id = $2 order by l.no`,
    values: [run, person],
  });
  await client.query({
    name: 'bench year',
    text: `select l.code, l.side, l.tax, sum(l.amount) as amount from payroll.payslip s join payroll.payslip y on y.personnel_id = s.personnel_id
        and y.month between left(s.month, 4) || '-01' and s.month join payroll.line l on l.personnel_id = y.personnel_id and l.run_id = y.run_id
      where s.run_id = $1 and s.personnel_id = $2 group by 1, 2, 3`,
    values: [run, person],
  });
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
