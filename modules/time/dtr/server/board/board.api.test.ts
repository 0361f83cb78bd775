import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { computeDueDays } from '@talaan/attendance/server/public.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { readBoard, remindOfRecords, type Board } from '../../contract/board.ts';
import { listRecords } from '../../contract/submissions.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
  await computeDueDays({ pool: app.server.pool, clock: app.server.clock });
});
after(() => app.close());

const MONTH = '2026-11';
const PAST = '2026-10';

async function boardOf(who: string, month = MONTH): Promise<Board> {
  return (await (await app.as(who)).call(readBoard, { query: { month } })).body;
}

async function countReminders(): Promise<number> {
  const { rows } = await app.server.pool.query<{ count: number }>(
    `select count(*)::integer as count from notifications.notification where title = 'Your daily time record needs you'`,
  );
  return rows[0]!.count;
}

test('the board adds up to the records of the office, and says of each open one what is to be settled', async () => {
  const dean = await app.as('dean');
  for (const month of [PAST, MONTH]) {
    const { records, states, open, due_on } = await boardOf('dean', month);
    const listed = (await dean.call(listRecords, { query: { month, whose: 'department', per_page: 200 } })).body;
    assert.equal(records, listed.total);
    assert.equal(
      Object.values(states).reduce((sum, one) => sum + one, 0),
      records,
    );
    assert.equal(open.length, states.OPEN);
    assert.ok(due_on > `${month}-30`);
    assert.ok(open.every(({ hindrances }) => hindrances.every(({ kind }) => kind !== 'NOT_OVER')));
  }
  const hindered = (await boardOf('dean')).open.filter(({ hindrances }) => hindrances.some(({ kind }) => kind === 'INCOMPLETE'));
  assert.ok(hindered.length > 0, 'somebody lacks a punch this month');
});

test('all are reminded of what they have to do, once a day, also by two who press at once', async () => {
  const dean = await app.as('dean');
  const due = (await boardOf('dean')).open.filter(({ can_be_reminded }) => can_be_reminded);
  assert.ok(due.length > 0, 'somebody has an account and something to do');
  const before_ = await countReminders();
  const body = { month: MONTH, people: due.map(({ personnel_id }) => personnel_id) };
  const answers = await Promise.all([dean.call(remindOfRecords, { body }), dean.call(remindOfRecords, { body })]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  const reminded = answers.flatMap((answer) => answer.body.reminded);
  assert.deepEqual(reminded.toSorted(), due.map(({ fullname }) => fullname).toSorted());
  assert.equal(await countReminders(), before_ + due.length);

  const after_ = await boardOf('dean');
  for (const { personnel_id } of due) {
    const now = after_.open.find((one) => one.personnel_id === personnel_id)!;
    assert.equal(now.can_be_reminded, false);
    assert.notEqual(now.reminded_at, null);
  }
  const again = (await dean.call(remindOfRecords, { body })).body;
  assert.deepEqual([again.reminded, again.message], [[], 'All of them were reminded within the last day, or have nothing to do.']);
});

test('people of other offices are neither shown nor reminded, and employees have no board', async () => {
  const { open } = await boardOf('head');
  assert.ok(open.every(({ office }) => office === 'ACCT'));
  const head = await app.as('head');
  const stranger = people.teacherOfMathematics.id;
  const { status, body } = await head.call(remindOfRecords, { body: { month: MONTH, people: [stranger] } });
  assert.deepEqual([status, body.reminded], [200, []]);
  assert.equal((await (await app.as('employee')).call(readBoard, { query: { month: MONTH } })).status, 403);
  assert.equal((await head.call(remindOfRecords, { body: { month: 'November', people: [stranger] } })).status, 422);
});
