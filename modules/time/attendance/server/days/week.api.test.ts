import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { readWeek } from '../../contract/week.ts';
import { computeDueDays } from '../public.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
  await computeDueDays({ pool: app.server.pool, clock: app.server.clock });
});
after(() => app.close());

test('a head sees their people on the last five days of work, today the last of them', async () => {
  const { dates, personnel, total } = (await (await app.as('head')).call(readWeek)).body;
  assert.equal(dates.length, 5);
  assert.equal(dates.at(-1), '2026-11-20');
  assert.ok(dates.every((date) => new Date(`${date}T00:00Z`).getUTCDay() % 6 !== 0));
  assert.ok(total > 1);
  assert.ok(personnel.every(({ days, office }) => days.length === 5 && office === 'ACCT'));
});

test('those with most exceptions stand first, and who heads no unit sees no one', async () => {
  const { personnel, total } = (await (await app.as('dean')).call(readWeek)).body;
  const exceptions = personnel.map(
    ({ days }) =>
      days.filter(({ presence, undertime_minutes }) => undertime_minutes > 0 || ['late', 'absent', 'incomplete', 'out'].includes(presence))
        .length,
  );
  assert.deepEqual(
    exceptions,
    exceptions.toSorted((one, other) => other - one),
  );
  assert.ok(personnel.length <= 15 && total >= personnel.length);
  assert.equal((await (await app.as('employee')).call(readWeek)).status, 403);
});
