import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { cancelForcedDates, changeForcedPlan, fileForcedPlan, readForcedPlan, readForcedYear } from '../contract/forced-plans.ts';

/** Monday to Friday of a week without holidays. */
const WEEK = ['2028-06-19', '2028-06-20', '2028-06-21', '2028-06-22', '2028-06-23'];
const OTHER = [...WEEK.slice(0, 4), '2028-06-26'];

let app: TestApp;
let hr: Caller;
let head: Caller;
let employee: Caller;
const ownId = people.accountingClerk.id;

before(async () => {
  app = await startTestApp();
  [hr, head, employee] = (await Promise.all(['hr', 'head', 'employee'].map((who) => app.as(who)))) as [Caller, Caller, Caller];
});
after(() => app.close());

test('an employee plans five days, the head approves them, and changed dates are approved again', async () => {
  const before = await readYear(employee, 2028);
  assert.equal(before.plan, null);
  assert.deepEqual([before.may_plan, before.needed, before.due_on], [true, 5000, '2028-01-31']);
  assert.ok(before.free.includes('2028-06-24'), 'a Saturday');
  const few = await employee.call(fileForcedPlan, { body: { year: 2028, dates: WEEK.slice(0, 4) } });
  assert.equal(few.status, 422);
  const filed = await employee.call(fileForcedPlan, { body: { year: 2028, dates: WEEK } });
  assert.equal(filed.status, 200, JSON.stringify(filed.body));
  const { id } = filed.body;
  assert.equal((await employee.call(fileForcedPlan, { body: { year: 2028, dates: WEEK } })).status, 422, 'one plan a year');
  assert.equal((await step(employee, id, 'approve')).status, 409, 'nobody approves their own');
  const seen = (await head.call(readForcedPlan, { params: { id } })).body.forced_year;
  assert.deepEqual(
    seen.days.map(({ date, standing }) => [date, standing]),
    WEEK.map((date) => [date, 'ASKED']),
  );
  assert.equal((await step(head, id, 'approve')).status, 200);
  assert.deepEqual(standings(await readYear(employee, 2028)), ['APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', 'APPROVED']);

  assert.equal((await employee.call(changeForcedPlan, { params: { id }, body: { dates: OTHER } })).status, 200);
  assert.deepEqual(standings(await readYear(employee, 2028)), ['APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', 'LEFT_OUT', 'ASKED']);
  assert.equal((await step(employee, id, 'withdraw')).status, 409, 'approved dates stand');
  assert.equal((await step(head, id, 'return', 'Who closes the books that week?')).status, 200);
  assert.equal((await employee.call(changeForcedPlan, { params: { id }, body: { dates: OTHER } })).status, 200);
  assert.equal((await step(head, id, 'approve')).status, 200);
  const changed = await readYear(employee, 2028);
  assert.deepEqual(
    changed.days.map(({ date }) => date),
    OTHER,
  );
});

test('dates that HR cancels by written order are not left to take', async () => {
  const dates = ['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17', '2026-12-21'];
  const start = (await readYear(employee, 2026)).forced;
  assert.ok(start.tested >= 10_000, 'by the demo');
  assert.deepEqual([start.standing, start.left, start.forfeit], ['DUE', 5000, 5000]);
  const filed = await employee.call(fileForcedPlan, { body: { year: 2026, dates } });
  assert.equal(filed.status, 200, JSON.stringify(filed.body));
  const { id } = filed.body;
  assert.equal((await step(head, id, 'approve')).status, 200);
  const order = 'Office Order No. 114, closing of the books';
  assert.equal((await employee.call(cancelForcedDates, { params: { id }, body: { dates: dates.slice(0, 2), order } })).status, 409);
  assert.equal((await hr.call(cancelForcedDates, { params: { id }, body: { dates: ['2026-12-01'], order } })).status, 422);
  const cancelled = await hr.call(cancelForcedDates, { params: { id }, body: { dates: dates.slice(0, 2), order } });
  assert.equal(cancelled.status, 200, JSON.stringify(cancelled.body));
  const { forced, days, plan } = await readYear(employee, 2026);
  assert.deepEqual([forced.cancelled, forced.left, forced.forfeit], [2000, 3000, 3000]);
  assert.deepEqual(
    days.map(({ order: by }) => by),
    [order, order, null, null, null],
  );
  assert.equal(plan!.is_late, true);
});

test('a plan is read by its owner, their head and HR; to others the person is not there', async () => {
  const id = (await readYear(employee, 2028)).plan!.id;
  const dean = await app.as('dean');
  assert.equal((await dean.call(readForcedPlan, { params: { id } })).status, 404);
  assert.equal((await dean.call(readForcedYear, { params: { personnel_id: ownId, year: 2028 } })).status, 404);
  assert.equal((await hr.call(readForcedYear, { params: { personnel_id: ownId, year: 2028 } })).status, 200);
  assert.equal((await dean.call(fileForcedPlan, { body: { personnel_id: ownId, year: 2029, dates: ['2029-06-21'] } })).status, 404);
  assert.equal((await dean.call(changeForcedPlan, { params: { id }, body: { dates: WEEK } })).status, 404);
});

async function readYear(who: Caller, year: number) {
  const { status, body } = await who.call(readForcedYear, { params: { personnel_id: ownId, year } });
  assert.equal(status, 200, JSON.stringify(body));
  return body.forced_year;
}

function standings({ days }: { days: readonly { standing: string }[] }): string[] {
  return days.map(({ standing }) => standing);
}

async function step(who: Caller, id: number, action: string, remarks = '') {
  const { body: found } = await who.call(readTimeline, { params: { id } });
  return who.call(takeStep, { params: { id }, body: { action, remarks, seen: found.request?.seen ?? 1 } });
}
