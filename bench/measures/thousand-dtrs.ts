import { fileURLToPath } from 'node:url';
import { printOffice } from '@talaan/attendance/contract/print.ts';
import { dtrForm } from '@talaan/attendance/print/cs-form-48.ts';
import { gatherSheets } from '@talaan/attendance/server/print/gather-sheets.ts';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import type { Settings } from '@talaan/kernel/server/settings.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import type pg from 'pg';
import { startChild } from '../children.ts';
import { MONTH, type Databases } from '../databases.ts';
import { compareInTurns, time } from '../in-turns.ts';
import { startProduct } from '../product.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const SHEETS = 1000;
const ROUNDS = 3;

/** 1,000 daily time records as one PDF: ordered, gathered, printed and kept by the product's job, against Typst alone on the same data. */
export async function measureThousandDtrs(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('print');
  const product = await startProduct(databaseUrl, { work: true });
  const pool = openPool(databaseUrl);
  try {
    const token = await product.signIn('hr');
    const { people, input } = await gather(pool);
    const { ours, bare, ratio } = await compareInTurns(ROUNDS, {
      ours: () => time(() => printByJob(product.url, token, people, pool)),
      bare: () => printBare(input),
    });
    return [
      atMost('1,000 daily time records as one PDF, from the order to the kept file', milliseconds(ours), milliseconds(bare), ratio, 1.5),
    ];
  } finally {
    await pool.end();
    await product.stop();
  }
}

async function gather(pool: pg.Pool): Promise<{ people: number[]; input: string }> {
  const period = monthBounds(MONTH);
  const { rows } = await pool.query<{ id: number }>(
    `select p.id from personnel.person p join personnel.appointment a on a.personnel_id = p.id and a.during @> daterange($1, $2, '[]')
     order by p.surname, p.first_name, p.id limit $3`,
    [period.from, period.to, SHEETS],
  );
  const people = rows.map(({ id }) => id);
  const db = openDatabase(pool);
  const print = { period, paper: 'a4', today: period.to, printedAt: Temporal.Now.plainDateTimeISO() } as const;
  const { input } = await dtrForm.compose(
    { db, settings: {} as Settings, modules: [] },
    await gatherSheets({ db, server: { modules: [] } }, print, people),
  );
  return { people, input: JSON.stringify(input) };
}

async function printByJob(url: string, token: string, people: number[], pool: pg.Pool): Promise<void> {
  const started = await callAs(url, token, printOffice, { body: { month: MONTH, people } });
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
  const template = fileURLToPath(import.meta.resolve('@talaan/attendance/print/cs-form-48.typ'));
  const { took } = await child.ask<{ took: number }>({ template, input });
  await child.stop();
  return took;
}
