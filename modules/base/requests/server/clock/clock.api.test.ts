import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Refusal } from '@talaan/kernel/server/errors.ts';
import { startClock } from '@talaan/kernel/server/clock.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { onDay } from '@talaan/testing/on-day.ts';
import { readTimeline as endpoint } from '../../contract/timeline.ts';
import { actAs } from '../fixtures/act-as.ts';
import { fileOutings, makeOutings } from '../fixtures/outing-kind.ts';
import { makeSmallUniversity, type SmallUniversity } from '../fixtures/small-university.ts';
import { readDueDay, takeStep, type StepCall } from '../public.ts';
import { readTimeline } from '../timeline/read-timeline.ts';
import { pauseRequest, resumeRequest } from './pause-clock.ts';
import { watchClocksJob } from './watch-clocks-job.ts';

let app: TestApp;
let u: SmallUniversity;
before(async () => {
  app = await startTestApp();
  await makeOutings(app);
  u = await makeSmallUniversity(app, { Tess: 'TOP', Mila: 'MID', Lito: 'LOW', Wena: 'LOW' });
  await u.head('TOP', 'Tess');
  await u.head('MID', 'Mila');
  await u.head('LOW', 'Lito');
});
after(() => app.close());

const file = () => actAs(app, u.person('Wena'), async (call) => (await fileOutings(call, u.person('Wena').personnelId, [{}]))[0]!);
const due = (id: number) => readDueDay(app.server.db, id);
const as = <T>(name: string, id: number, work: (call: never) => Promise<T>, body: object = {}) =>
  actAs(app, u.person(name), (call) => work({ ...call, params: { id }, body } as StepCall as never));
const watch = (day: string) =>
  onDay(app, day, () => watchClocksJob.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {}));
const told = async (title: string) =>
  (await app.server.pool.query('select from notifications.notification where title = $1', [title])).rows.length;

test('filed on a Friday, the first of five days is Monday', async () => {
  assert.equal(await due(await file()), '2026-11-27');
});

test('a pause from Tuesday to Thursday moves the due day by its working days, and a second pause is refused meanwhile', async () => {
  const id = await file();
  await onDay(app, '2026-11-24', () => as('Lito', id, pauseRequest, { reason: 'Papers are missing' }));
  assert.equal(await due(id), null, 'a paused clock has no due day');
  await assert.rejects(
    onDay(app, '2026-11-25', () => as('Lito', id, pauseRequest, { reason: 'Again' })),
    /a_request_is_paused_once|pauses_do_not_overlap/,
  );
  await onDay(app, '2026-11-27', () => as('Lito', id, resumeRequest));
  assert.equal(await due(id), '2026-12-03', 'three days later, and 30 November is a holiday');
  await assert.rejects(as('Lito', id, resumeRequest), (error: Refusal) => error.status === 409);
  await assert.rejects(as('Wena', id, pauseRequest, { reason: 'Mine' }), (error: Refusal) => error.status === 403);
});

test('who answers for a kind pauses the clock of an open request, and is offered nothing in a closed one', async () => {
  const id = await file();
  const hr = await app.as('hr');
  const offered = async () => (await hr.call(endpoint, { params: { id } })).body.request.may_pause;
  assert.equal(await offered(), true);
  await actAs(app, u.person('Lito'), (call) => takeStep(call, { id, action: 'disapprove', remarks: 'No boat' }));
  assert.equal(await offered(), false);
});

test('a holiday that is declared meanwhile moves the due day, and the timeline says so', async () => {
  const id = await file();
  await app.server.pool.query(
    `insert into attendance.holiday (date, name, type) values ('2026-11-25', 'A day declared late', 'special_non_working')`,
  );
  await watch('2026-11-23');
  assert.equal(await due(id), '2026-12-01');
  const { request } = await as('Wena', id, readTimeline);
  const last = request.steps.at(-1)!;
  assert.deepEqual(
    [last.label, last.by, last.remarks],
    ['Due day moved', null, 'Due 1 Dec 2026 instead of 27 Nov 2026: the holidays changed'],
  );
  await app.server.pool.query(`delete from attendance.holiday where date = '2026-11-25'`);
  await watch('2026-11-23');
  assert.equal(await due(id), '2026-11-27');
});

test('a warning is told once though its job runs twice, a late request goes to the next higher head too, and one who has decided is not warned', async () => {
  await clear();
  const id = await file();
  await watch('2026-11-24');
  assert.equal(await told('Outing is due soon'), 0);
  await watch('2026-11-25');
  await watch('2026-11-25');
  assert.equal(await told('Outing is due soon'), 1);
  await watch('2026-11-28');
  await watch('2026-11-28');
  assert.equal(await told('Outing is late'), 2, 'the head and the next higher one');
  const sees = async (name: string) => (await u.inbox(name)).some((one) => one.id === id);
  assert.deepEqual([await sees('Lito'), await sees('Mila'), await sees('Tess')], [true, true, false]);
  const { request } = await as('Wena', id, readTimeline);
  assert.deepEqual(
    request.route
      .filter(({ is_open }) => is_open)
      .flatMap(({ people }) => people.map(({ name }) => name))
      .toSorted(),
    ['Lito, Test', 'Mila, Test'],
    'both are named',
  );
  await actAs(app, u.person('Mila'), (call) => takeStep(call, { id, action: 'recommend' }));
  assert.deepEqual([await sees('Lito'), await sees('Mila')], [false, false], 'who is the authority too approves with it');
});

test('a holiday of a campus counts for requests received by its offices, and for no others', async () => {
  await app.server.pool.query(`
    insert into attendance.holiday (date, name, type, campus_id) values ('2026-11-24', 'Foundation day', 'special_non_working', 1);
    insert into organization.office (id, campus_id, fullname, acronym) values (70500, 2, 'Office of another campus', 'TELSE')`);
  await app.server.pool.query('select organization.number_offices()');
  assert.equal(await due(await file()), '2026-12-01', 'Monday the 30th is a holiday');
  const [elsewhere] = await actAs(app, u.person('Wena'), (call) => fileOutings(call, u.person('Wena').personnelId, [{ officeId: 70500 }]));
  assert.equal(await due(elsewhere!), '2026-11-27');
  await app.server.pool.query(`delete from attendance.holiday where date = '2026-11-24'`);
});

test('before eight in the morning the day of Manila counts, not that of the server', async () => {
  const clock = startClock(Temporal.Instant.from('2026-11-22T23:00:00Z'));
  const id = await onDay(app, clock.today(), file);
  assert.equal(await due(id), '2026-12-01', 'filed on a Monday: the first of five days is Tuesday, and Monday the 30th is a holiday');
});

/** Ends all outings, so that a test counts its own. */
async function clear(): Promise<void> {
  const { rows } = await app.server.pool.query<{ id: number }>(
    `select id from requests.request where kind = 'test.outing' and closed_at is null`,
  );
  for (const { id } of rows) await actAs(app, u.person('Wena'), (call) => takeStep(call, { id, action: 'withdraw' }));
}
