import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import * as contract from '../contract/pass-slips.ts';

const TODAY = '2026-11-20';

let app: TestApp;
let head: Caller;
let employee: Caller;
before(async () => {
  app = await startTestApp();
  [head, employee] = (await Promise.all(['head', 'employee'].map((who) => app.as(who)))) as [Caller, Caller];
});
after(() => app.close());

const values = (change: object = {}) => ({
  personnel_id: null,
  date: TODAY,
  from_minute: 600,
  to_minute: 660,
  is_official: true,
  destination: 'Post office',
  purpose: 'Registered mail',
  ...change,
});

async function file(change: object = {}): Promise<number> {
  const { status, body } = await employee.call(contract.filePassSlip, { body: values(change) });
  assert.equal(status, 200, JSON.stringify(body));
  return body.id;
}

async function step(who: Caller, id: number, action: string, remarks = '') {
  const { seen } = (await who.call(readTimeline, { params: { id } })).body.request;
  return who.call(takeStep, { params: { id }, body: { action, seen, remarks } });
}

async function modifiers(id: number) {
  const { rows } = await sql<{ modifier: object }>`
    select modifier from attendance.day_modifier where module = 'pass slips' and source_id = ${id}`.execute(app.server.db);
  return rows.map(({ modifier }) => modifier);
}

test('the head approves a slip; official hours are official business, personal ones undertime, and the clock takes the place of what was asked for', async () => {
  const official = await file();
  assert.equal((await employee.call(contract.printPassSlip, { params: { id: official } })).status, 409);
  assert.equal((await step(head, official, 'approve')).status, 200);
  const { slip } = (await employee.call(contract.readPassSlip, { params: { id: official } })).body;
  assert.match(slip.slip_no!, /^PS-2026-\d{4}$/);
  assert.deepEqual(await modifiers(official), [{ kind: 'OFFICIAL_BUSINESS', covers: { from: 600, to: 660 }, orderNo: slip.slip_no }]);
  assert.equal((await employee.call(contract.printPassSlip, { params: { id: official } })).status, 200);
  assert.equal((await step(employee, official, 'return')).status, 409);
  assert.equal((await step(employee, official, 'leave')).status, 200);
  assert.equal((await step(employee, official, 'leave')).status, 409);
  assert.equal((await step(employee, official, 'withdraw', 'No')).status, 409);
  assert.equal((await step(employee, official, 'return')).status, 200);
  const [covered] = (await modifiers(official)) as { covers: { from: number; to: number } }[];
  assert.ok(
    covered!.covers.from >= 540 && covered!.covers.to > covered!.covers.from && covered!.covers.from < 600,
    JSON.stringify(covered),
  );

  const personal = await file({ is_official: false, from_minute: 780, to_minute: 900 });
  assert.equal((await step(head, personal, 'approve')).status, 200);
  const record = (left: number, back: number) => head.call(contract.recordPassSlip, { params: { id: personal }, body: { left, back } });
  assert.equal((await record(800, 790)).status, 422);
  assert.equal((await record(790, 850)).status, 200);
  assert.deepEqual(await modifiers(personal), [{ kind: 'PASS_SLIP', from: 790, to: 850 }]);
});

test('hours that another slip takes, and too many, are refused; a withdrawn slip leaves nothing', async () => {
  const id = await file({ date: '2026-11-23' });
  const again = await employee.call(contract.filePassSlip, { body: values({ date: '2026-11-23', from_minute: 630, to_minute: 700 }) });
  assert.equal(again.status, 422);
  assert.equal((await employee.call(contract.filePassSlip, { body: values({ date: '2026-11-24', to_minute: 900 }) })).status, 422);
  assert.equal((await step(head, id, 'approve')).status, 200);
  assert.equal((await step(employee, id, 'withdraw', 'Not needed')).status, 200);
  assert.deepEqual(await modifiers(id), []);
  await file({ date: '2026-11-23', from_minute: 630, to_minute: 700 });
  const faculty = await app.as('faculty');
  assert.equal((await faculty.call(contract.readPassSlip, { params: { id } })).status, 404);
  const ofOffice = (await head.call(contract.listPassSlips, { query: { whose: 'department' } })).body.slips;
  assert.ok(ofOffice.some((slip) => slip.id === id) && ofOffice.every(({ office }) => office === 'ACCT'));
});

test('the longest slip is what the agency set for the day of filing', async () => {
  await app.server.pool.query(
    `insert into attendance.agency_setting (module, name, effective_on, value, reason, set_by, set_at)
     values ('travel', 'longestSlip', '2026-11-01', 60, 'Office order 12', ${people.hrOfficer.accountId}, now())`,
  );
  const tooLong = await employee.call(contract.filePassSlip, { body: values({ date: '2026-11-25', from_minute: 600, to_minute: 661 }) });
  assert.deepEqual((tooLong.body as { errors?: object }).errors, {
    to_minute: ['A pass slip covers at most 60 minutes; file official business or leave for more.'],
  });
  await file({ date: '2026-11-25', from_minute: 600, to_minute: 660 });
});
