import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameActingHead } from '@talaan/organization/contract/acting-heads.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import type { Caller } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';
import { readApplication } from '../../contract/applications.ts';
import { openLeave } from '../fixtures/leave-kit.ts';

const { kit, file, step } = openLeave();

/** An application of the employee that HR has certified. */
async function certified(date: string): Promise<number> {
  const id = await file('employee', 'VL', [{ date, part: 'DAY' }]);
  assert.equal((await step('hr', id, 'certify')).status, 200);
  return id;
}

async function take(who: Caller, id: number, action: string) {
  const { seen } = (await kit.people.hr.call(readTimeline, { params: { id } })).body.request;
  return who.call(takeStep, { params: { id }, body: { action, seen, remarks: '' } });
}

const stateOf = async (id: number) => (await kit.people.hr.call(readApplication, { params: { id } })).body.application.state;

test('an officer in charge recommends within their dates, and the step says in whose place; past them they are refused', async () => {
  const officer = people.itOfficer.id;
  const body = { office_id: offices.accounting.id, personnel_id: officer, from: '2026-11-20', to: '2026-11-24', reason: 'Travel order 41' };
  assert.equal((await kit.people.hr.call(nameActingHead, { body })).status, 200);
  const acting = await kit.app.as('admin');
  const [first, second] = [await certified('2026-12-16'), await certified('2026-12-17')];
  assert.equal((await take(acting, first, 'recommend')).status, 200);
  const { request } = (await kit.people.hr.call(readTimeline, { params: { id: first } })).body;
  const taken = request.steps.find(({ action }) => action === 'recommend')!;
  assert.deepEqual([taken.in_place_of, taken.as], [people.headOfAccounting.fullname, 'head']);
  await moveClock(kit.app, '2026-11-25T09:00');
  const late = await take(acting, second, 'recommend');
  assert.ok([403, 404, 409].includes(late.status), `${late.status}`);
  assert.equal(await stateOf(second), 'CERTIFIED');
  assert.equal((await step('head', second, 'recommend')).status, 200, 'it is with the head again');
  await moveClock(kit.app, '2026-11-20T09:00');
});

test('who approved leave and has left, or whose account was closed, approves no more; it is with the next', async () => {
  const { pool } = kit.app.server;
  const id = await certified('2026-12-18');
  assert.equal((await step('head', id, 'recommend')).status, 200);
  const president = people.president.id;
  const end = (last: string) =>
    kit.app.owner.query(`begin; select set_config('talaan.reason', 'A test', true);
      update personnel.appointment set during = daterange(lower(during), ${last}) where personnel_id = ${president} and lower(during) = (
        select max(lower(a.during)) from personnel.appointment a where a.personnel_id = ${president}); commit`);
  await end(`'2026-11-20'`);
  const gone = await take(kit.people.president, id, 'approve');
  assert.ok([401, 403, 404, 409].includes(gone.status), `${gone.status}`);
  assert.equal(await stateOf(id), 'RECOMMENDED');
  await end('null');
  const suspend = (at: string | null) =>
    pool.query(
      `update identity.account set suspended_at = $2, suspended_because = case when $2::timestamptz is not null then 'x' end where personnel_id = $1`,
      [president, at],
    );
  await suspend('2026-11-20T08:00:00+08:00');
  await moveClock(kit.app, '2026-11-20T09:05');
  const closed = await take(kit.people.president, id, 'approve');
  assert.ok([401, 403, 404, 409].includes(closed.status), `${closed.status}`);
  assert.equal(await stateOf(id), 'RECOMMENDED');
  await suspend(null);
});
