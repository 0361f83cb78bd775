import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileApplication, previewApplication } from '@talaan/leave/contract/applications.ts';
import { readFiling } from '@talaan/leave/contract/filing.ts';
import type { LeaveValues } from '@talaan/leave/contract/shapes.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { leaveValues } from '@talaan/testing/leave-values.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { grantServiceCredits, readMyServiceCredits } from '../../contract/service-credits.ts';

let app: TestApp;
let teacher: Caller;

before(async () => {
  app = await startTestApp();
  teacher = await app.as('faculty');
  const { id } = people.teacherOfMathematics;
  await app.server.pool.query(`update personnel.person set sex = 'Female' where id = $1`, [id]);
  const order = { order_no: 'Order 31 s.2026', activity: 'Enrolment', from: '2026-06-08', to: '2026-06-19' };
  assert.equal(
    (await (await app.as('hr')).call(grantServiceCredits, { body: { ...order, people: [{ personnel_id: id, minutes: 24 * 60 }] } })).status,
    200,
  );
});
after(() => app.close());

const values = (type: string, days: readonly string[], change: Partial<LeaveValues> = {}): LeaveValues =>
  leaveValues(type, days, { late_reason: 'Was ill', ...change });

test('a teacher on teacher leave may file service credits, not vacation, sick, special privilege or forced leave', async () => {
  const { types } = (await teacher.call(readFiling, { query: {} })).body;
  const codes = types.map(({ code }) => code);
  assert.ok(codes.includes('SC') && codes.includes('ML'));
  for (const code of ['VL', 'SL', 'SPL', 'FL']) {
    assert.ok(!codes.includes(code), code);
    const { status, body } = await teacher.call(fileApplication, { body: values(code, ['2026-12-02']) });
    assert.equal(status, 422);
    assert.match(JSON.stringify(body), /Teachers on teacher leave use service credits/);
  }
});

test('sickness in the long vacation takes nothing from service credits, on days of classes a credit a day', async () => {
  const inVacation = await teacher.call(fileApplication, { body: values('SC', ['2026-07-08', '2026-07-09']) });
  assert.match(JSON.stringify(inVacation.body), /long vacation take no credits/);
  const across = await teacher.call(fileApplication, { body: values('SC', ['2026-06-25', '2026-06-26', '2026-06-29']) });
  assert.equal(across.status, 200, JSON.stringify(across.body));
  const { account } = (await teacher.call(readMyServiceCredits, {})).body;
  assert.equal(account.held, 2000);
});

test('maternity leave that reaches into the long vacation takes no service credits', async () => {
  const first = Temporal.PlainDate.from('2026-06-22');
  const days = Array.from({ length: 105 }, (_, n) => first.add({ days: n }).toString()).filter(
    (date) => date > '2026-06-26' && date < '2026-08-10',
  );
  const { status, body } = await teacher.call(previewApplication, { body: values('ML', days, { event_on: '2026-06-24' }) });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([body.split.without, body.split.own], [0, days.length * 1000]);
  assert.ok(body.balances.every(({ book }) => book !== 'SC'));
});
