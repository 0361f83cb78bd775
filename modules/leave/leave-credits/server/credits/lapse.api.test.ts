import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { balances, post } from '@talaan/ledger/server/public.ts';
import { CDO, COC } from '@talaan/overtime/rules/books.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { lapseCreditsJob } from './lapse-job.ts';

let app: TestApp;
before(async () => (app = await startTestApp()));
after(() => app.close());

const run = () => lapseCreditsJob.run({ server: app.server, accountId: 0, runId: 'test', progress: async () => undefined }, {});

/** ActingPerson with 8 hours of credit and a day off; served until a day, or on, in these grades. */
async function addPerson(idno: string, until: string | null, grades: readonly [number, string][]): Promise<number> {
  const { pool } = app.server;
  const { rows } = await pool.query<{ id: number }>(
    `with one as (insert into personnel.person (idno, surname, first_name, sex) values ($1, 'Abad', 'Lina', 'Female') returning id)
     insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
     select o.id, a.office_id, a.position_id, a.status_code, daterange('2020-01-01', $2::date) from one o
     join personnel.appointment a on a.personnel_id = ${people.accountingClerk.id} and a.during @> date '2026-11-20'
     returning personnel_id as id`,
    [idno, until],
  );
  const { id } = rows[0]!;
  for (const [grade, during] of grades)
    await pool.query(
      `insert into personnel.salary (personnel_id, salary_grade, step, amount, cause, during) values ($1, $2, 1, 5000000, 'appointment', $3)`,
      [id, grade, during],
    );
  const lot = { earnedOn: '2026-08-31', expiresOn: '2027-12-31' };
  await app.server.db.transaction().execute((db) =>
    post(
      { db, now: app.server.clock.now(), actor: { accountId: 1 } as Actor },
      {
        kind: 'EARN',
        personnelId: id,
        cause: 'test',
        key: idno,
        period: '2026-08',
        particulars: 'For the test',
        lines: [
          { book: COC, amount: 8 * 3600, on: '2026-08-31', lot },
          { book: CDO, amount: 1000, on: '2026-08-31', lot },
        ],
      },
    ),
  );
  return id;
}

async function stateOf(id: number): Promise<Record<string, number>> {
  const found = await balances(app.server.db, { people: [id], books: [COC, CDO], on: '2026-11-20', today: '2026-11-20' });
  return Object.fromEntries(found.map(({ book, balance }) => [book, balance]));
}

test('credit and days off are lost on separation, once, and are there again when it is withdrawn', async () => {
  const id = await addPerson('LA-1', '2026-11-01', [[11, '[2020-01-01,2026-11-01)']]);
  await app.server.pool.query(`insert into personnel.separation (personnel_id, last_day, cause_code) values ($1, '2026-10-31', 'RES')`, [
    id,
  ]);
  await run();
  assert.deepEqual(await stateOf(id), { CDO: 0, COC: 0 });
  await run();
  const { rows } = await app.server.pool.query(`select from ledger.posting where personnel_id = $1 and kind = 'FORFEIT'`, [id]);
  assert.equal(rows.length, 2);
  const client = await app.server.pool.connect();
  await client.query(`begin; select set_config('talaan.reason', 'Entered by mistake', true)`);
  await client.query(`delete from personnel.separation where personnel_id = $1`, [id]);
  await client.query('commit');
  client.release();
  await run();
  assert.deepEqual(await stateOf(id), { CDO: 1000, COC: 28_800 });
});

test('on promotion above division chief the overtime credit is lost and the day off stays', async () => {
  const id = await addPerson('LA-2', null, [
    [24, '[2020-01-01,2026-10-01)'],
    [25, '[2026-10-01,)'],
  ]);
  await run();
  assert.deepEqual(await stateOf(id), { CDO: 1000, COC: 0 });
});

test('who goes on in service keeps both, also after an earlier separation', async () => {
  const id = await addPerson('LA-3', null, [[11, '[2020-01-01,)']]);
  await app.server.pool.query(`insert into personnel.separation (personnel_id, last_day, cause_code) values ($1, '2019-12-31', 'EOC')`, [
    id,
  ]);
  await run();
  assert.deepEqual(await stateOf(id), { CDO: 1000, COC: 28_800 });
});
