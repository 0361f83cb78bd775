import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { fileForcedPlan } from '../contract/forced-plans.ts';
import { remindOfForcedLeave } from './remind-job.ts';

let app: TestApp;

before(async () => {
  app = await startTestApp();
});
after(() => app.close());

test('planned dates are told of 30 and 7 days ahead, each once, until leave is filed for them', async () => {
  const employee = await app.as('employee');
  const head = await app.as('head');
  const dates = ['2028-06-19', '2028-06-20', '2028-06-21', '2028-06-22', '2028-06-23'];
  const filed = await employee.call(fileForcedPlan, { body: { year: 2028, dates } });
  assert.equal(filed.status, 200, JSON.stringify(filed.body));
  const { id } = filed.body;
  const { request } = (await head.call(readTimeline, { params: { id } })).body;
  assert.equal((await head.call(takeStep, { params: { id }, body: { action: 'approve', seen: request.seen } })).status, 200);
  const remind = async (today: string) => {
    await morning(today);
    return countOf("n.title like 'Planned forced leave%'");
  };
  assert.equal(await remind('2028-05-18'), 0);
  assert.equal(await remind('2028-05-24'), 1, 'thirty days before the last of them');
  assert.equal(await remind('2028-05-24'), 1, 'once');
  assert.equal(await remind('2028-06-16'), 2, 'seven days before');
  assert.equal(await remind('2028-06-16'), 2, 'once');
});

test('in January those without a plan are told, in October those with days left, their heads and HR', async () => {
  await morning('2028-01-05');
  assert.equal(await countOf("n.title like 'Plan your forced leave%'"), 0);
  await morning('2028-01-25');
  const asked = await countOf("n.title like 'Plan your forced leave%'");
  assert.ok(asked > 0);
  assert.equal(await countOf("n.title like 'Plan your forced leave%' and a.email = 'employee@talaan.example'"), 0, 'who has a plan');
  await morning('2028-10-04');
  await morning('2028-10-05');
  assert.equal(await countOf("n.title like '%of forced leave left to take in 2028' and a.email = 'employee@talaan.example'"), 1);
  assert.equal(await countOf("n.title = 'Forced leave of 2028 that is not taken' and a.email = 'hr@talaan.example'"), 1);
  assert.equal(await countOf("n.title = 'Forced leave of 2028 that is not taken' and a.email = 'head@talaan.example'"), 1);
});

function morning(today: string): Promise<void> {
  return app.server.db.transaction().execute((db) => remindOfForcedLeave(db, app.server.clock.now(), today));
}

async function countOf(condition: string): Promise<number> {
  const { rows } = await app.server.pool.query<{ count: number }>(
    `select count(*)::integer as count from notifications.notification n join identity.account a on a.id = n.account_id where ${condition}`,
  );
  return rows[0]!.count;
}
