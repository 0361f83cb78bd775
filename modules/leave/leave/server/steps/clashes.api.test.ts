import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { addLot } from '@talaan/leave-credits/contract/lots.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { tries } from '@talaan/testing/tries.ts';
import { fileTrip } from '@talaan/travel/contract/trips.ts';
import { fileApplication } from '../../contract/applications.ts';
import type { DayPart } from '../../rules/parts.ts';
import { openLeave } from '../fixtures/leave-kit.ts';

const TRIES = tries(5, 200);
const DATE = '2026-12-16';

const { kit, values, file, step, decide, give } = openLeave();
before(async () => {
  const owner = people.accountingClerk.id;
  await give(owner, { VL: 9000, SL: 9000 });
  const lot = { personnel_id: owner, book: 'COC' as const, amount: 28_800, earned_on: '2026-11-02', order: 'OO 12', reason: 'Inventory' };
  await kit.people.hr.call(addLot, { body: lot });
});

const leave = (type: string, part: DayPart = 'DAY') =>
  kit.people.employee.call(fileApplication, { body: { ...values(type, [{ date: DATE, part }]), personnel_id: null } });
const trip = (part: DayPart = 'DAY') =>
  kit.people.employee.call(fileTrip, {
    body: {
      personnel_id: null,
      first_day: DATE,
      last_day: DATE,
      part,
      from_minute: null,
      to_minute: null,
      destination: 'COA Regional Office',
      purpose: 'Exit conference',
      is_abroad: false,
      foreign_authority: '',
      transport: 'UNIVERSITY',
      basis: '',
      expenses: '',
      companions: [],
    },
  });
type Filed = { status: number; body: { id: number; message?: string } };

async function withdraw({ body: { id } }: Filed): Promise<void> {
  const { seen } = (await kit.people.employee.call(readTimeline, { params: { id } })).body.request;
  const { status } = await kit.people.employee.call(takeStep, { params: { id }, body: { action: 'withdraw', seen, remarks: 'A race' } });
  assert.equal(status, 200);
}

test('leave, official travel and time off for the same day, filed at the same moment: one is there, the others are refused in words', async () => {
  for (let n = 0; n < TRIES; n++) {
    const filed: Filed[] = await Promise.all([leave('VL'), trip(), leave('CTO'), trip('PM'), leave('SL', 'PM')]);
    const taken = filed.filter(({ status }) => status === 200);
    assert.equal(taken.length, 1, JSON.stringify(filed.map(({ status }) => status)));
    for (const { status, body } of filed.filter((one) => one.status !== 200)) {
      assert.ok(status === 422 || status === 409, `${status}: ${JSON.stringify(body)}`);
      assert.match(JSON.stringify(body), /16 Dec 2026|these days|these hours/);
    }
    await withdraw(taken[0]!);
  }
});

test('the morning on leave and the afternoon on travel are both there', async () => {
  for (let n = 0; n < TRIES; n++) {
    const filed: Filed[] = await Promise.all([leave('VL', 'AM'), trip('PM')]);
    assert.deepEqual(
      filed.map(({ status }) => status),
      [200, 200],
      JSON.stringify(filed),
    );
    for (const one of filed) await withdraw(one);
  }
});

test('travel is not filed over approved leave, nor leave over travel that is under way to its approval', async () => {
  const id = await file('employee', 'VL', [{ date: DATE, part: 'DAY' }]);
  await decide(id);
  const refused: Filed = await trip();
  assert.equal(refused.status, 422);
  assert.match(JSON.stringify(refused.body), /is on leave then/);
  assert.equal((await step('hr', id, 'cancel', 'Order no. 12')).status, 200);
  const travels: Filed = await trip();
  assert.equal(travels.status, 200);
  const onLeave: Filed = await leave('SPL');
  assert.equal(onLeave.status, 422);
  assert.match(JSON.stringify(onLeave.body), /official business|travel/i);
  await withdraw(travels);
});
