import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { verifyLedger } from '@talaan/ledger/server/public.ts';
import { tries } from '@talaan/testing/tries.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { fileApplication, readApplication } from '../../contract/applications.ts';
import { SL, VL } from '../../rules/books.ts';
import type { LeaveDate } from '../../rules/parts.ts';
import { openLeave } from '../fixtures/leave-kit.ts';

const TRIES = tries(3, 1000);

const { kit, values, file, step, decide, give, usableOf } = openLeave();

const inOrder = (one: number, other: number) => one - other;
const day = (date: string): LeaveDate[] => [{ date, part: 'DAY' }];
const at = (type: string, date: string) =>
  kit.people.employee.call(fileApplication, { body: { ...values(type, day(date)), personnel_id: null } });

test('of two requests for the last vacation day at the same moment one has it with pay, the other is without', async () => {
  const owner = people.accountingClerk.id;
  await give(owner, { VL: 1000, SL: 0 });
  for (let n = 0; n < TRIES; n++) {
    const filed = await Promise.all(['2026-12-16', '2026-12-17'].map((date) => at('VL', date)));
    assert.deepEqual(
      filed.map(({ status }) => status),
      [200, 200],
    );
    const split = await Promise.all(
      filed.map(async ({ body }) => (await kit.people.employee.call(readApplication, { params: { id: body.id } })).body.application.split),
    );
    assert.deepEqual(split.map(({ vl }) => vl).toSorted(inOrder), [0, 1000]);
    assert.deepEqual(split.map(({ without }) => without).toSorted(inOrder), [0, 1000]);
    for (const { body } of filed) assert.equal((await step('employee', body.id, 'withdraw', 'A race')).status, 200);
  }
  assert.deepEqual(await verifyLedger(kit.app.server.db), []);
});

test('of two requests for the last day of a right of the year one is refused, in words', async () => {
  const first = await file('employee', 'SPL', day('2026-12-28'));
  const { body } = await kit.people.employee.call(readApplication, { params: { id: first } });
  const left = body.application.balances.find(({ book }) => book === 'SPL')!.after;
  const more = ['2026-12-29', '2026-12-22'].slice(0, left / 1000 - 1);
  for (const date of more) await file('employee', 'SPL', day(date));
  for (let n = 0; n < TRIES; n++) {
    const filed = await Promise.all(['2026-12-16', '2026-12-17'].map((date) => at('SPL', date)));
    assert.deepEqual(filed.map(({ status }) => status).toSorted(inOrder), [200, 422]);
    const refused = filed.find(({ status }) => status === 422)!.body as unknown as { message: string };
    assert.match(refused.message, /Special Privilege Leave of 2026: 1.000 days are applied for, 0.000 days can be used/);
    const taken = filed.find(({ status }) => status === 200)!.body.id;
    assert.equal((await step('employee', taken, 'withdraw', 'A race')).status, 200);
  }
});

test('the same half of a day is filed once, whatever comes at the same moment', async () => {
  const owner = people.accountingClerk.id;
  await give(owner, { VL: 9000, SL: 9000 });
  for (let n = 0; n < TRIES; n++) {
    const filed = await Promise.all([at('VL', '2026-12-18'), at('SL', '2026-12-18'), at('VL', '2026-12-18')]);
    assert.equal(filed.filter(({ status }) => status === 200).length, 1);
    assert.ok(filed.every(({ status }) => status === 200 || status === 422 || status === 409));
    await step('employee', filed.find(({ status }) => status === 200)!.body.id, 'withdraw', 'A race');
  }
});

test('an application that is approved twice at once is posted once', async () => {
  const owner = people.accountingClerk.id;
  await give(owner, { VL: 9000, SL: 9000 });
  const id = await file('employee', 'SL', day('2026-11-19'));
  await step('hr', id, 'certify');
  await step('head', id, 'recommend');
  const { seen } = (await kit.people.president.call(readTimeline, { params: { id } })).body.request;
  const both = await Promise.all(
    [1, 2].map(() => kit.people.president.call(takeStep, { params: { id }, body: { action: 'approve', seen, remarks: '' } })),
  );
  assert.deepEqual(both.map(({ status }) => status).toSorted(inOrder), [200, 409]);
  assert.equal(await usableOf(owner, SL), 8000);
});

test('an approval that is taken back twice at once is reversed once', async () => {
  const owner = people.accountingClerk.id;
  await give(owner, { VL: 9000, SL: 9000 });
  const id = await file('employee', 'SL', day('2026-11-18'));
  await decide(id);
  assert.equal(await usableOf(owner, SL), 8000);
  const { seen } = (await kit.people.hr.call(readTimeline, { params: { id } })).body.request;
  const both = await Promise.all(
    [1, 2].map(() =>
      kit.people.hr.call(takeStep, { params: { id }, body: { action: 'takeBack', seen, remarks: 'Certified with the wrong balance' } }),
    ),
  );
  assert.deepEqual(both.map(({ status }) => status).toSorted(inOrder), [200, 409]);
  const { rows } = await kit.app.server.pool.query<{ kind: string; many: number }>(
    `select p.kind, count(*)::integer as many from ledger.posting p where p.request_id = $1 and p.kind in ('USE', 'REVERSAL') group by 1 order by 1`,
    [id],
  );
  assert.deepEqual(rows, [
    { kind: 'REVERSAL', many: 1 },
    { kind: 'USE', many: 1 },
  ]);
  assert.equal(await usableOf(owner, SL), 8000, 'it is held again');
  assert.deepEqual(await verifyLedger(kit.app.server.db), []);
});

test('the President approves no leave of their own, and the head recommends none', async () => {
  const own = await file('president', 'VL', day('2026-12-16'));
  for (const action of ['certify', 'recommend', 'approve']) assert.notEqual((await step('president', own, action)).status, 200);
  const ofHead = await file('head', 'VL', day('2026-12-16'));
  await step('hr', ofHead, 'certify');
  assert.equal((await step('head', ofHead, 'recommend')).status, 409);
});

test('leave that is approved uses what was held, and no more than is there', async () => {
  const owner = people.accountingClerk.id;
  await give(owner, { VL: 1250, SL: 0 });
  const id = await file('employee', 'VL', [
    { date: '2026-12-16', part: 'DAY' },
    { date: '2026-12-17', part: 'DAY' },
    { date: '2026-12-18', part: 'AM' },
  ]);
  await decide(id);
  const { split } = (await kit.people.hr.call(readApplication, { params: { id } })).body.application;
  assert.deepEqual([split.vl, split.without], [1250, 1250]);
  assert.equal(await usableOf(owner, VL), 0);
  assert.deepEqual(await verifyLedger(kit.app.server.db), []);
});

test('more people file at the same moment than the server has connections, and each is answered', async () => {
  const { rows } = await kit.app.server.pool.query<{ id: number }>(
    `select s.personnel_id as id from leave.stays_within('[2026-12-21,2026-12-21]') s
     where s.earns <> 'NONE' and s.personnel_id not in (select personnel_id from identity.account where personnel_id is not null)
       and s.personnel_id not in (select personnel_id from leave.application)
       and s.personnel_id not in (select personnel_id from personnel.standing where during @> date '2026-12-21') limit 24`,
  );
  const body = { ...values('WL', day('2026-12-21')), received_on: null };
  const filed = await Promise.all(rows.map(({ id }) => kit.people.hr.call(fileApplication, { body: { ...body, personnel_id: id } })));
  assert.ok(filed.length > kit.app.server.pool.options.max);
  assert.deepEqual(
    filed.filter(({ status }) => status !== 200).map(({ body: refused }) => refused),
    [],
  );
});
