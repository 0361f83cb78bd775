import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { startYearEnd } from '@talaan/forced-leave/contract/forced-years.ts';
import { startClose } from '@talaan/leave-close/contract/month-close.ts';
import { addEarner, lockRecord, open } from '@talaan/leave-close/server/fixtures/close-kit.ts';
import { SL, VL } from '@talaan/leave/rules/books.ts';
import { addApplication, postLines } from '@talaan/leave/server/fixtures/card-kit.ts';
import { balances } from '@talaan/ledger/server/public.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { countStatements } from '@talaan/testing/count-statements.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';
import { readForecast, type BookForecast } from '../../contract/forecast.ts';

let app: TestApp;
let hr: Caller;
let head: Caller;
let employee: Caller;
const approver = people.president.id;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  [hr, head, employee] = [await app.as('hr'), await app.as('head'), await app.as('employee')];
  await startIsOver();
});
after(() => app.close());

/** The jobs of the start give the rights of the next year, among others. */
async function startIsOver(): Promise<void> {
  const waiting = `select from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now() limit 1`;
  while ((await app.server.pool.query(waiting)).rows.length > 0) await setTimeout(50);
}

async function forecast(who: Caller, on: string, personnel_id?: number) {
  const { status, body } = await who.call(readForecast, { query: { on, ...(personnel_id !== undefined && { personnel_id }) } });
  assert.equal(status, 200, JSON.stringify(body));
  return body.forecast;
}

const bookOf = (books: readonly BookForecast[], code: string) => books.find(({ book }) => book === code)!;

async function balanceOn(id: number, day: string): Promise<number[]> {
  const found = await balances(app.server.db, { people: [id], books: [VL, SL], on: day, today: app.server.clock.today() });
  return [VL, SL].map(({ code }) => found.find(({ book }) => book === code)!.balance);
}

async function finish(answer: Awaited<ReturnType<Caller['call']>>): Promise<void> {
  const { job } = answer.body as { job: { id: string } };
  assert.equal((await app.finishJob(hr, job.id)).state, 'done');
}

test('one reads the forecast of oneself and of people within reach; any other is 404', async () => {
  const own = await forecast(employee, '2026-12-31');
  assert.equal(own.personnel_id, people.accountingClerk.id);
  assert.ok(bookOf(own.books, 'VL').lines.some(({ kind }) => kind === 'EARN'));
  const refused = await employee.call(readForecast, { query: { on: '2026-12-31', personnel_id: approver } });
  assert.equal(refused.status, 404);
  assert.equal((await head.call(readForecast, { query: { on: '2026-12-31', personnel_id: approver } })).status, 404);
  const past = await employee.call(readForecast, { query: { on: '2026-11-19' } });
  const message = (past.body as unknown as { message: string }).message;
  assert.deepEqual([past.status, message], [422, 'Choose today or a day to come.']);
  assert.equal((await employee.call(readForecast, { query: { on: '2036-11-21' } })).status, 422);
});

test('rights end with their year and come again with the next; ten years take as many statements as a week', async () => {
  const { books } = await forecast(employee, '2027-02-01');
  const special = bookOf(books, 'SPL');
  assert.equal(special.expected, 3000, 'in full');
  assert.deepEqual(
    special.lines.filter(({ on }) => on === '2027-01-01').map(({ amount }) => amount),
    [-3000, 3000],
  );
  // The first call reads what is then kept.
  const count = async (on: string) => {
    const counts: number[] = [];
    for (let again = 0; again < 2; again += 1) counts.push(await countStatements(() => forecast(employee, on)));
    return Math.min(...counts);
  };
  assert.equal(await count('2026-11-27'), await count('2036-11-20'));
});

test('a head reads confidential leave as Leave; who earns nothing has no credits', async () => {
  const { id } = people.accountingClerk;
  const days = [{ date: '2026-12-03', own: 1000 }];
  const hidden = await addApplication(app.server.db, id, { type: 'VAWC', days, actedBy: approver });
  await postLines(app.server, id, 'USE', 'VAWC 3 Dec', [[VL, -1000, '2026-12-03']], {
    cause: 'leave',
    key: `${hidden}:1`,
    requestId: hidden,
  });
  const particulars = async (who: Caller) =>
    bookOf((await forecast(who, '2026-12-10', id)).books, 'VL').lines.find(({ on }) => on === '2026-12-03')?.particulars;
  assert.deepEqual([await particulars(hr), await particulars(head)], ['VAWC 3 Dec', 'Leave 3 Dec']);
  const nothing = await forecast(hr, '2026-12-31', people.guardOnContract.id);
  assert.deepEqual([nothing.earns, nothing.books], ['NONE', []]);
});

test('what is foreseen in November is what the closes of the months and the end of the year post', async () => {
  const id = await addEarner(app.server.pool, '2019-07-01');
  await open(app, id, '2026-09-30', 14_000, 5000);
  await lockRecord(app.owner, id, '2026-10', { late: 37 });
  const unpaid = ['2026-11-24', '2026-11-25', '2026-11-26'];
  await addApplication(app.server.db, id, {
    type: 'LWOP',
    days: unpaid.map((date) => ({ date, without: 1000 })),
    actedBy: approver,
  });
  const days = ['2026-12-03', '2026-12-04'];
  const leave = await addApplication(app.server.db, id, { type: 'VL', days: days.map((date) => ({ date, vl: 1000 })), actedBy: approver });
  await postLines(
    app.server,
    id,
    'USE',
    'VL 3–4 Dec',
    days.map((on) => [VL, -1000, on]),
    { cause: 'leave', key: `${leave}:1`, requestId: leave },
  );

  const { books } = await forecast(hr, '2026-12-31', id);
  const vacation = bookOf(books, 'VL');
  assert.deepEqual(
    vacation.lines.map(({ on, particulars, amount, balance }) => [on, particulars, amount, balance]),
    [
      ['2026-10-31', 'Earned, October 2026', 1250, 15_250],
      ['2026-10-31', 'Late 0-0-37, October 2026', -77, 15_173],
      ['2026-11-30', 'Earned (27 days), November 2026', 1125, 16_298],
      ['2026-12-03', 'VL 3–4 Dec', -2000, 14_298],
      ['2026-12-31', 'Earned, December 2026', 1250, 15_548],
      ['2026-12-31', 'Forced leave of 2026 forfeited', -3000, 12_548],
    ],
  );
  assert.equal(vacation.now, 14_000);
  assert.deepEqual([vacation.lines[3]!.kind, vacation.lines[3]!.request_id], ['POSTED', leave]);
  const foreseen = await Promise.all(
    ['2026-11-30', '2026-12-03', '2026-12-31'].map(async (day) => {
      const found = (await forecast(hr, day, id)).books;
      return [bookOf(found, 'VL').expected, bookOf(found, 'SL').expected];
    }),
  );

  await moveClock(app, '2027-01-20T09:00');
  await finish(await hr.call(startClose, { body: { month: '2026-12' } }));
  await finish(await hr.call(startYearEnd, { body: { year: 2026 } }));
  const posted = await Promise.all(['2026-11-30', '2026-12-03', '2026-12-31'].map((day) => balanceOn(id, day)));
  assert.deepEqual(posted, foreseen);
  const after = bookOf((await forecast(hr, '2027-01-20', id)).books, 'VL');
  assert.deepEqual([after.now, after.expected, after.lines], [12_548, 12_548, []], 'nothing is foreseen twice');
});
