import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SL, VL } from '@talaan/leave/rules/books.ts';
import { addApplication } from '@talaan/leave/server/fixtures/card-kit.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { listCloseRuns, previewClose, readCloseProblems, startClose } from '../contract/month-close.ts';
import { addEarner, cardOf, lockRecord, open, postOne, withoutPayOf } from './fixtures/close-kit.ts';
import { closeMissedMonthsJob } from './jobs.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
});
after(() => app.close());

async function close(month: string): Promise<Record<string, unknown> | null> {
  const { body } = await hr.call(startClose, { body: { month } });
  const job = await app.finishJob(hr, body.job.id);
  assert.equal(job.state, 'done', job.failure ?? '');
  return job.result;
}

async function previewOf(month: string, id: number) {
  const { rows } = await app.server.pool.query<{ idno: string }>('select idno from personnel.person where id = $1', [id]);
  const { body } = await hr.call(previewClose, { query: { month, term: rows[0]!.idno } });
  return body.people.find((one) => one.id === id);
}

const night = () => closeMissedMonthsJob.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});

test('January of the worked year: Earned, then 37 minutes late, on the last day of the month; a second run posts nothing', async () => {
  const id = await addEarner(app.server.pool, '2019-07-01');
  await open(app, id, '2026-01-01', 42_500, 60_250);
  await lockRecord(app.owner, id, '2026-01', { late: 37 });
  const planned = await previewOf('2026-01', id);
  assert.deepEqual([planned?.state, planned?.earned, planned?.late_with_pay, planned?.stands], ['new', 1250, 77, null]);
  await close('2026-01');
  const card = [
    ['Brought forward', 42_500, 42_500],
    ['Earned', 1250, 43_750],
    ['Late 0-0-37', -77, 43_673],
  ];
  assert.deepEqual(await cardOf(app, id), card);
  assert.deepEqual((await cardOf(app, id, SL)).at(-1), ['Earned', 1250, 61_500]);
  const again = await close('2026-01');
  assert.deepEqual([again?.posted, again?.corrected, again?.failed], [0, 0, 0]);
  assert.deepEqual(await cardOf(app, id), card);
  assert.equal((await previewOf('2026-01', id))?.state, 'same');
});

test('three days of absence go to the column without pay, and 27 days earn 1.125', async () => {
  const id = await addEarner(app.server.pool, '2019-07-01');
  await lockRecord(app.owner, id, '2026-05', { absences: ['2026-05-13', '2026-05-14', '2026-05-15'] });
  await close('2026-05');
  assert.deepEqual(await cardOf(app, id), [['Earned (27 days)', 1125, 1125]]);
  assert.deepEqual(await withoutPayOf(app, id), [['Absent 13–15 May', 3000, 3000]]);
});

test('a record that is reopened and locked again is followed by reversal and new lines of the same period', async () => {
  const id = await addEarner(app.server.pool, '2026-02-01');
  await lockRecord(app.owner, id, '2026-02', { undertime: 75 });
  await close('2026-02');
  await lockRecord(app.owner, id, '2026-02', { late: 20 });
  const planned = await previewOf('2026-02', id);
  assert.deepEqual([planned?.state, planned?.late_with_pay, planned?.stands?.late_with_pay], ['changed', 42, 156]);
  await night();
  assert.deepEqual((await cardOf(app, id, VL, '2026-02-28')).slice(2), [
    ['Reversal of Earned', -1250, -156],
    ['Reversal of UT 0-1-15', 156, 0],
    ['Earned', 1250, 1250],
    ['Late 0-0-20', -42, 1208],
  ]);
  assert.equal((await previewOf('2026-02', id))?.stands?.late_minutes, 20);
});

test('a person without a locked record waits until the 15th, and is closed without it from then on', async () => {
  const id = await addEarner(app.server.pool, '2026-10-19');
  const planned = await previewOf('2026-10', id);
  assert.deepEqual([planned?.state, planned?.earned], ['new', 542]);
  const { body } = await hr.call(previewClose, { query: { month: '2026-10' } });
  assert.equal(body.waits_until, '2026-11-15');
  const november = await hr.call(previewClose, { query: { month: '2026-11', show: 'waiting' } });
  assert.ok(november.body.total > 0 && !november.body.is_over);
  const refused = await hr.call(startClose, { body: { month: '2026-11' } });
  assert.deepEqual(
    [refused.status, (refused.body as unknown as { message: string }).message],
    [422, 'November 2026 can be closed from 1 Dec 2026 on.'],
  );
});

test('months that were missed since the first are caught up, and an opening balance holds the months before it', async () => {
  const id = await addEarner(app.server.pool, '2019-07-01');
  await open(app, id, '2026-08-31', 10_000, 10_000);
  await night();
  assert.deepEqual(await cardOf(app, id), [
    ['Brought forward', 10_000, 10_000],
    ['Earned', 1250, 11_250],
    ['Earned', 1250, 12_500],
  ]);
});

test('who cannot be closed is named with the reason, and everybody else is closed', async () => {
  const [held, other] = [await addEarner(app.server.pool, '2026-03-01'), await addEarner(app.server.pool, '2026-03-01')];
  await close('2026-03');
  await postOne(app, {
    kind: 'USE',
    personnelId: held,
    cause: 'test',
    key: 'uncovers',
    period: '2026-04',
    particulars: 'VL 6 Apr',
    lines: [{ book: VL, amount: -1250, on: '2026-04-06' }],
  });
  for (const id of [held, other]) await lockRecord(app.owner, id, '2026-03', { absences: ['2026-03-02', '2026-03-03'] });
  assert.equal((await previewOf('2026-03', held))?.uncovered, 83);
  const result = await close('2026-03');
  assert.deepEqual([result?.corrected, result?.failed], [1, 1]);
  assert.deepEqual((await cardOf(app, other, VL, '2026-03-31')).at(-1), ['Earned (28 days)', 1167, 1167]);
  const [run] = (await hr.call(listCloseRuns, { query: { month: '2026-03' } })).body.runs;
  const { problems } = (await hr.call(readCloseProblems, { params: { id: run!.id } })).body;
  assert.equal(problems.length, 1);
  assert.match(problems[0]!.message, /^Vacation leave would be 0\.083 days? short on 6 Apr 2026 because of VL 6 Apr\.$/);
});

test('leave that a correction uncovers is posted anew with its part without pay in the same act', async () => {
  const id = await addEarner(app.server.pool, '2026-05-01');
  await close('2026-05');
  const date = '2026-06-08';
  const leave = await addApplication(app.server.db, id, { type: 'VL', days: [{ date, vl: 1000 }], actedBy: 1 });
  await app.owner.query(`update leave.application set certified = $2 where id = $1`, [
    leave,
    { as_of: '2026-06-01', vl: 1250, sl: 1250, vl_less: 1000, sl_less: 0, own: null },
  ]);
  await postOne(app, {
    kind: 'USE',
    personnelId: id,
    cause: 'leave',
    key: `${leave}:4`,
    requestId: leave,
    period: '2026-06',
    particulars: 'VL 8 Jun',
    lines: [{ book: VL, amount: -1000, on: date }],
  });
  const absences = ['04', '05', '06', '07', '08', '11', '12', '13'].map((day) => `2026-05-${day}`);
  await lockRecord(app.owner, id, '2026-05', { absences });
  const result = await close('2026-05');
  assert.deepEqual([result?.corrected, result?.failed], [1, 0]);
  assert.deepEqual((await cardOf(app, id, VL, '2026-06-30')).slice(-2), [
    ['Reversal of VL 8 Jun', 1000, 917],
    ['VL 8 Jun', -917, 0],
  ]);
  assert.deepEqual((await withoutPayOf(app, id)).at(-1)?.slice(0, 2), ['VL 8 Jun', 83]);
  const { rows } = await app.server.pool.query('select vl, without_pay from leave.application_day where application_id = $1', [leave]);
  assert.deepEqual(rows, [{ vl: 917, without_pay: 83 }]);
  assert.equal((await previewOf('2026-05', id))?.state, 'same');
});

test('service that ends earlier than was known is corrected to its last day, and service that never was is taken back', async () => {
  const [shorter, never] = [await addEarner(app.server.pool, '2026-06-01'), await addEarner(app.server.pool, '2026-06-01')];
  await close('2026-06');
  await app.owner.query(`begin; select set_config('talaan.reason', 'A test', true);
    update personnel.appointment set during = '[2026-06-01,2026-06-21)' where personnel_id = ${shorter};
    delete from personnel.appointment where personnel_id = ${never}; commit`);
  await close('2026-06');
  assert.deepEqual((await cardOf(app, shorter)).at(-1)?.[2], 833);
  assert.deepEqual((await cardOf(app, never)).at(-1), ['Reversal of Earned', -1250, 0]);
});

test('the close is for HR over the whole university', async () => {
  const employee = await app.as('employee');
  assert.equal((await employee.call(previewClose, { query: { month: '2026-10' } })).status, 403);
  assert.equal((await employee.call(startClose, { body: { month: '2026-10' } })).status, 403);
});
