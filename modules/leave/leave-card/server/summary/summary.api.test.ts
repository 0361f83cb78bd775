import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { addEarner } from '@talaan/leave-close/server/fixtures/close-kit.ts';
import { addApplication } from '@talaan/leave/server/fixtures/card-kit.ts';
import { post } from '@talaan/ledger/server/public.ts';
import { COC } from '@talaan/overtime/rules/books.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { countStatements } from '@talaan/testing/count-statements.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';
import { readLeaveSummary } from '../../contract/summary.ts';
import { postWorkedYear } from '../fixtures/worked-year.ts';

let app: TestApp;
let hr: Caller;
let id: number;
const approver = people.president.id;

before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
  id = await addEarner(app.server.pool, '2019-07-01');
  await moveClock(app, '2026-12-31T17:30');
  await postWorkedYear(app.server, id, approver);
});
after(() => app.close());

const read = (who: Caller, code: string, personnel_id: number, more: { year?: string } = {}) =>
  who.call(readLeaveSummary, { query: { code, personnel_id, ...more } });

test('the year of vacation leave: what was given and used is the change of the balance, down to the late minutes with their month', async () => {
  const { status, body } = await read(hr, 'VL', id, { year: '2026' });
  assert.equal(status, 200, JSON.stringify(body));
  const { figures, rows, now, before: begun, years } = body.summary;
  assert.deepEqual(figures, { given: 57_375, used: 16_535, expired: 0, forfeited: 0 });
  assert.deepEqual([begun, now, years], [0, 40_840, [2026]]);
  const late = rows.find(({ particulars }) => particulars === 'Late 0-0-37')!;
  assert.deepEqual([late.on, late.amount, late.balance, late.dtr_month], ['2026-01-31', -77, 43_673, '2026-01']);
  const leave = rows.find(({ particulars }) => particulars === 'VL 5–6 Feb')!;
  assert.deepEqual([leave.action, leave.days.length], ['Approved 2 Feb 2026', 2]);
  assert.ok(leave.application_id! > 0);
  const { summary: forced } = (await read(hr, 'FL', id)).body;
  assert.deepEqual([forced.book, forced.now], ['VL', 40_840], 'forced leave takes from vacation leave');
});

test('of a book with lots each lot has its expiry; what is over by its date alone is a row, too', async () => {
  const lot = (earnedOn: string, expiresOn: string, amount: number, key: string) =>
    app.server.db.transaction().execute((db) =>
      post(
        { db, now: app.server.clock.now(), actor: NOBODY },
        {
          kind: 'EARN',
          personnelId: id,
          cause: 'test',
          key,
          period: earnedOn.slice(0, 7),
          particulars: 'COC earned',
          lines: [{ book: COC, amount, on: earnedOn, lot: { earnedOn, expiresOn } }],
        },
      ),
    );
  await lot('2025-03-31', '2025-12-31', 14_400, 'over');
  await lot('2026-10-31', '2027-12-31', 28_800, 'open');
  const { summary } = (await read(hr, 'CTO', id)).body;
  assert.deepEqual([summary.book, summary.unit, summary.now, summary.figures.expired], ['COC', 'second', 28_800, 14_400]);
  assert.deepEqual(summary.lots, [{ earned_on: '2026-10-31', expires_on: '2027-12-31', balance: 28_800, held: 0 }]);
  assert.deepEqual(
    summary.rows.map(({ on, amount }) => [on, amount]),
    [
      ['2025-03-31', 14_400],
      ['2026-01-01', -14_400],
      ['2026-10-31', 28_800],
    ],
  );
});

test('a type without credits has its days by application, and a code of nothing is 404', async () => {
  await addApplication(app.server.db, id, { type: 'PL', days: [{ date: '2026-06-01' }, { date: '2026-06-02' }], actedBy: approver });
  const { summary } = (await read(hr, 'PL', id)).body;
  assert.deepEqual([summary.book, summary.figures.used, summary.rows[0]!.particulars], [null, 2000, 'PL 1–2 Jun']);
  assert.equal((await read(hr, 'NOTHING', id)).status, 404);
});

test('a foreign id is 404; a head reads no confidential type; the number of statements does not grow with the rows', async () => {
  const employee = await app.as('employee');
  const own = (await employee.call(readLeaveSummary, { query: { code: 'VL' } })).body.summary;
  assert.equal(own.personnel.id, people.accountingClerk.id);
  assert.ok(own.books.some(({ code }) => code === 'SL') && !own.books.some(({ code }) => code === 'SOLO'));
  assert.equal((await read(employee, 'VL', id)).status, 404);
  const head = await app.as('head');
  assert.equal((await read(head, 'VL', id)).status, 404, 'of another office');
  assert.equal((await read(head, 'VL', own.personnel.id)).status, 200);
  assert.equal((await read(head, 'VAWC', own.personnel.id)).status, 404);
  assert.equal((await read(hr, 'VAWC', own.personnel.id)).status, 200);
  const counts = [];
  for (const who of [own.personnel.id, id]) counts.push(await countStatements(() => read(hr, 'VL', who)));
  assert.equal(counts[0], counts[1]);
});
