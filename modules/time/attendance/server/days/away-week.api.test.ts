import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { readAwayWeek } from '../../contract/away.ts';

let app: TestApp;
before(async () => (app = await startTestApp()));
after(() => app.close());

const WEEK = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const clerk = people.accountingClerk;

/** What another module says of days of the clerk, in place of what the demo says. */
async function isAway(...spans: [first: string, last: string, modifier: object][]): Promise<void> {
  await app.server.pool.query('delete from attendance.day_modifier where personnel_id = $1', [clerk.id]);
  for (const [at, [first, last, modifier]] of spans.entries())
    await app.server.pool.query(
      `insert into attendance.day_modifier (module, source_id, personnel_id, during, modifier)
       values ('test', $1, $2, daterange($3, $4, '[]'), $5)`,
      [at, clerk.id, first, last, modifier],
    );
}

test('a head sees who of their people is away this week, on which days and why', async () => {
  await isAway(
    ['2026-11-09', '2026-11-17', { kind: 'LEAVE', covers: 'DAY', code: 'VL', label: 'Vacation Leave' }],
    ['2026-11-18', '2026-11-18', { kind: 'OFFICIAL_BUSINESS', covers: { from: 480, to: 600 }, orderNo: null }],
    ['2026-11-19', '2026-11-19', { kind: 'LEAVE', covers: 'PM', code: 'SL', label: 'Sick Leave' }],
    ['2026-11-20', '2026-11-20', { kind: 'OVERTIME', from: 1020, to: 1140 }],
  );
  const head = await app.as('head');
  const { dates, personnel, total } = (await head.call(readAwayWeek)).body;
  assert.deepEqual(dates, WEEK);
  assert.equal(total, personnel.length);
  assert.ok(personnel.every(({ office }) => office === 'ACCT'));
  assert.deepEqual(personnel.find(({ id }) => id === clerk.id)?.days, [
    { date: '2026-11-16', kind: 'leave', part: 'DAY' },
    { date: '2026-11-17', kind: 'leave', part: 'DAY' },
    { date: '2026-11-18', kind: 'business', part: 'HOURS' },
    { date: '2026-11-19', kind: 'leave', part: 'PM' },
  ]);
});

test('one who is at work all week is not among them, one on study leave is, and others’ people are not shown', async () => {
  const head = await app.as('head');
  const ids = async () => (await head.call(readAwayWeek)).body.personnel.map(({ id }) => id);
  await isAway();
  assert.ok(!(await ids()).includes(clerk.id));
  await app.server.pool.query(
    `insert into personnel.standing (personnel_id, status_code, during)
     select $1, code, '[2026-11-18,2026-12-01)' from reference.personnel_status where code not in ('ACT', 'AWOL') and name ilike '%study%' limit 1`,
    [clerk.id],
  );
  const found = (await head.call(readAwayWeek)).body.personnel.find(({ id }) => id === clerk.id);
  assert.deepEqual(
    found?.days.map(({ date, kind }) => [date, kind]),
    WEEK.slice(2).map((date) => [date, 'standing']),
  );
  const others = (await (await app.as('dean')).call(readAwayWeek)).body.personnel;
  assert.ok(!others.some(({ id }) => id === clerk.id));
  assert.equal((await (await app.as('employee')).call(readAwayWeek)).status, 403);
});
