import assert from 'node:assert/strict';
import type pg from 'pg';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { readTaxSheets } from '@talaan/payroll-year/server/tax-certificates/read-tax-sheets.ts';
import type { RunTerms } from '@talaan/payroll/server/public.ts';
import type { Databases } from '../databases.ts';
import { compareInTurns, time } from '../in-turns.ts';
import { atMost, milliseconds, type Line } from '../table.ts';
import { computeOurs, opened, OURS, preparePayroll } from './payroll.ts';

const ROUNDS = 5;
const YEAR = 2026;
const TODAY = '2026-12-20';
/** Months that are paid before, each with the payslips of the first one. */
const PAID = 10;
const NOVEMBER = OURS + 11;
const DECEMBER = OURS + 12;

/** The payroll of December with the tax of the year of everybody, and the rows of BIR Form 2316, against the payroll of an ordinary month. */
export async function measureYearEnd(databases: Databases): Promise<Line[]> {
  const pool = openPool(databases.asOwner(await databases.copyAs('year_end')));
  try {
    await preparePayroll(pool);
    const db = openDatabase(pool);
    await computeOurs(db, runOf(OURS, '2026-01'));
    const people = await payTenMonths(pool);
    await pool.query('vacuum (analyze)');
    const { ours, bare, ratio } = await compareInTurns(ROUNDS, {
      ours: async () => {
        await clear(pool);
        return time(async () => {
          await computeOurs(db, runOf(DECEMBER, '2026-12'));
          const sheets = await withOpenRecords(db, 'everybody', (open) => readTaxSheets(open, YEAR, people, TODAY));
          assert.equal(sheets.length, people.length);
        });
      },
      bare: async () => {
        await clear(pool);
        return time(() => computeOurs(db, runOf(NOVEMBER, '2026-11')));
      },
    });
    return [
      atMost(
        `The year-end of ${people.length.toLocaleString('en')} people: tax of the year and the rows of BIR Form 2316, against an ordinary run`,
        milliseconds(ours),
        milliseconds(bare),
        ratio,
        3,
      ),
    ];
  } finally {
    await pool.end();
  }
}

function runOf(id: number, month: string): RunTerms {
  return { id, kind: 'REGULAR', month, campus_id: null, fund_code: null, terms: {}, first_month: null, today: TODAY };
}

/** Releases the payslips of January, has them again for the months after it, and opens the two runs that are measured; answers who is paid. */
function payTenMonths(pool: pg.Pool): Promise<number[]> {
  return opened(pool, async (client) => {
    await client.query(
      `insert into payroll.run (id, kind, month, title, state, made_by, made_at)
       select $1::integer + n, 'REGULAR', '2026-' || lpad(n::text, 2, '0'), 'The benchmark', 'COMPUTED', (select min(id) from identity.account), now()
       from generate_series(2, 12) n`,
      [OURS],
    );
    await client.query(`update payroll.payslip set is_released = true, number = '2026-01-' || personnel_id where run_id = $1`, [OURS]);
    await client.query(
      `insert into payroll.payslip (run_id, kind, month, number, personnel_id, office_id, position_id, status_code, fund_code, salary_grade, step, monthly, facts, gross,
         deductions, government, net, first_half, second_half, is_released)
       select run_id + n, kind, '2026-' || lpad(n::text, 2, '0'), '2026-' || n || '-' || personnel_id, personnel_id, office_id, position_id, status_code, fund_code,
         salary_grade, step, monthly, facts, gross, deductions, government, net, first_half, second_half, true
       from payroll.payslip, generate_series(2, $2::integer) n where run_id = $1`,
      [OURS, PAID],
    );
    await client.query(
      `insert into payroll.line (run_id, personnel_id, no, code, side, amount, for_month, reference, tax, why)
       select run_id + n, personnel_id, no, code, side, amount, '2026-' || lpad(n::text, 2, '0'), reference, tax, why
       from payroll.line, generate_series(2, $2::integer) n where run_id = $1`,
      [OURS, PAID],
    );
    const { rows } = await client.query<{ id: number }>('select personnel_id as id from payroll.payslip where run_id = $1 order by 1', [
      OURS,
    ]);
    return rows.map(({ id }) => id);
  });
}

async function clear(pool: pg.Pool): Promise<void> {
  await opened(pool, (client) => client.query('delete from payroll.payslip where run_id = any($1::integer[])', [[NOVEMBER, DECEMBER]]));
}
