import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addEarner } from '@talaan/leave-close/server/fixtures/close-kit.ts';
import { book } from '@talaan/ledger/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { listForcedLeave, readYearEnd, readYearProblems, startYearEnd } from '../contract/forced-years.ts';
import { bringsForward, closeDecember, leftOf, noted, postAll, YEAR } from './fixtures/year-kit.ts';

const SPL = book('SPL', { name: 'Special Privilege Leave', unit: 'thousandth of a day', lots: true });

let app: TestApp;
let hr: Caller;
let people: number[];

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
  const { pool } = app.server;
  people = [];
  for (let n = 0; n < 4; n++) people.push(await addEarner(pool, `${YEAR - 5}-01-01`));
  people.push(await addEarner(pool, `${YEAR - 5}-01-01`, `${YEAR}-09-30`));
  const [two, small, complied, late, retired] = people as [number, number, number, number, number];
  await postAll(app.server, [
    bringsForward(two, 16_000),
    noted(two, 'VL 5–6 May', [`${YEAR}-05-05`, `${YEAR}-05-06`]),
    bringsForward(small, 9500),
    bringsForward(complied, 20_000),
    noted(
      complied,
      'FL 5–9 May',
      [5, 6, 7, 8, 9].map((day) => `${YEAR}-05-0${day}`),
    ),
    bringsForward(late, 16_000),
    bringsForward(retired, 16_000),
    {
      kind: 'EARN',
      personnelId: two,
      cause: 'grant',
      key: `${YEAR}:SPL:${two}`,
      period: `${YEAR}-01`,
      particulars: 'Special privilege leave',
      lines: [{ book: SPL, amount: 3000, on: `${YEAR}-01-01`, lot: { earnedOn: `${YEAR}-01-01`, expiresOn: `${YEAR}-12-31` } }],
    },
  ]);
  await closeDecember(pool, [two, small, complied]);
});
after(() => app.close());

test('a year end forfeits what was not taken, writes off the rights of the year, and waits for a December that is not closed', async () => {
  const [two, small, complied, late, retired] = people as [number, number, number, number, number];
  assert.equal((await hr.call(startYearEnd, { body: { year: 2026 } })).status, 422, 'a year that is not over');
  const before = (await hr.call(readYearEnd, { query: { year: YEAR } })).body;
  assert.equal(before.is_over, true);
  assert.deepEqual([before.forfeits.open, before.forfeits.same], [1, 0]);
  const { people: listed } = (await hr.call(listForcedLeave, { query: { year: YEAR, term: 'CLOSE', per_page: 100 } })).body;
  const stateOf = (id: number) => listed.find((one) => one.id === id)?.state;
  assert.deepEqual([two, small, complied, late, retired].map(stateOf), ['open', 'none', 'none', 'waiting', 'none']);

  assert.deepEqual(await endYear(), [1, 0, before.forfeits.waiting, 0]);
  assert.deepEqual(
    await Promise.all([two, small, complied, late, retired].map((id) => leftOf(app.server, id))),
    [11_000, 9500, 15_000, 16_000, 16_000],
  );
  const after = (await hr.call(readYearEnd, { query: { year: YEAR } })).body;
  const special = after.ending.find(({ book: code }) => code === 'SPL')!;
  assert.deepEqual([special.people, special.amount, special.swept], [1, 0, 3000]);

  assert.deepEqual(await endYear(), [0, 0, before.forfeits.waiting, 0], 'once');
  await closeDecember(app.server.pool, [late]);
  assert.deepEqual((await endYear()).slice(0, 2), [1, 0], 'who was left is ended by a later run');
  assert.equal(await leftOf(app.server, late), 11_000);
});

test('what is entered later corrects what was forfeited', async () => {
  const [two] = people as [number];
  await postAll(app.server, [noted(two, 'VL 2–3 June', [`${YEAR}-06-02`, `${YEAR}-06-03`])]);
  assert.equal(await leftOf(app.server, two), 9000);
  assert.deepEqual((await endYear()).slice(0, 2), [0, 1]);
  assert.equal(await leftOf(app.server, two), 11_000, 'one day is forfeited, not three');
  assert.equal((await (await app.as('employee')).call(readYearEnd, { query: { year: YEAR } })).status, 403);
});

test('a run that finds later leave uncovered names the person and ends everybody else', async () => {
  const { pool } = app.server;
  const short = await addEarner(pool, `${YEAR - 5}-01-01`);
  await postAll(app.server, [bringsForward(short, 11_000), noted(short, 'VL 12 Jan', [`${YEAR + 1}-01-12`], -8000)]);
  await closeDecember(pool, [short]);
  assert.deepEqual((await endYear())[3], 1);
  const { runs } = (await hr.call(readYearEnd, { query: { year: YEAR } })).body;
  const { problems } = (await hr.call(readYearProblems, { params: { id: runs[0]!.id } })).body;
  assert.deepEqual(
    problems.map(({ personnel_id }) => personnel_id),
    [short],
  );
  assert.match(problems[0]!.message, /Vacation leave/);
  assert.equal(await leftOf(app.server, short), 11_000);
});

test('six presses start one job; once it is done, another is started', async () => {
  const blocker = await app.owner.connect();
  await blocker.query('begin; lock table leave.year_run');
  const press = () => hr.call(startYearEnd, { body: { year: YEAR } });
  const answers = await Promise.all(Array.from({ length: 6 }, press));
  const ids = new Set(answers.map(({ body }) => body.job.id));
  await blocker.query('rollback');
  blocker.release();
  assert.deepEqual([answers.map(({ status }) => status), ids.size], [Array.from({ length: 6 }, () => 200), 1]);
  const [id] = ids;
  assert.equal((await app.finishJob(hr, id!)).state, 'done');
  const next = (await press()).body.job.id;
  assert.notEqual(next, id);
  assert.equal((await app.finishJob(hr, next)).state, 'done');
});

async function endYear(): Promise<unknown[]> {
  const { status, body } = await hr.call(startYearEnd, { body: { year: YEAR } });
  assert.equal(status, 200, JSON.stringify(body));
  const { state, result } = await app.finishJob(hr, body.job.id);
  assert.equal(state, 'done');
  return [result!.posted, result!.corrected, result!.waiting, result!.failed];
}
