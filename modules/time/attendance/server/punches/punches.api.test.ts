import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { me } from '@talaan/identity/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { enterPunches, listOwnTimeLogs, listPersonTimeLogs, voidPunch } from '../../contract/punches.ts';

let app: TestApp;
let hr: Caller;
let employee: Caller;
let employeeId: number;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
  employee = await app.as('employee');
  employeeId = (await employee.call(me)).body.user.personnel!.id;
});
after(() => app.close());

const month = '2026-11';
const messageOf = (answer: { body: unknown }) => (answer.body as { message: string }).message;

async function logsOf(date: string) {
  const { body } = await employee.call(listOwnTimeLogs, { query: { month } });
  return body.days.find((day) => day.date === date)?.logs ?? [];
}

test('an employee sees their own punches of a month, with the device they come from', async () => {
  const { body } = await employee.call(listOwnTimeLogs, { query: { month } });
  assert.ok(body.days.length > 5);
  const log = body.days[0]!.logs[0]!;
  assert.equal(log.source, 'DEVICE_USB');
  assert.ok(log.device);
  assert.match(log.time, /^\d\d:\d\d:\d\d$/);
});

test('a punch that HR enters stays marked with its reason, and makes its day due', async () => {
  const answer = await hr.call(enterPunches, {
    body: { personnel_id: employeeId, date: '2026-11-15', times: ['08:00', '12:00'], reason: 'Device out of order' },
  });
  assert.equal(answer.status, 200, messageOf(answer));
  const logs = await logsOf('2026-11-15');
  assert.deepEqual(
    logs.map(({ time, source, entered_reason }) => [time, source, entered_reason]),
    [
      ['08:00:00', 'MANUAL', 'Device out of order'],
      ['12:00:00', 'MANUAL', 'Device out of order'],
    ],
  );
  const again = await hr.call(enterPunches, {
    body: { personnel_id: employeeId, date: '2026-11-15', times: ['08:00'], reason: 'Device out of order' },
  });
  assert.equal(again.status, 422);
  assert.match(messageOf(again), /There is a punch of 8:00 AM/);
});

test('a punch needs a reason of five characters, a time that has come and an appointment', async () => {
  const body = { personnel_id: employeeId, date: '2026-11-15', times: ['15:00'], reason: 'Device out of order' };
  const fields = async (change: object) => {
    const answer = await hr.call(enterPunches, { body: { ...body, ...change } });
    assert.equal(answer.status, 422);
    return Object.keys((answer.body as unknown as { errors: object }).errors);
  };
  assert.deepEqual(await fields({ reason: '    x ' }), ['reason']);
  assert.deepEqual(await fields({ date: '2026-11-20', times: ['17:00'] }), ['times']);
  assert.deepEqual(await fields({ date: '1975-01-02' }), ['date']);
  assert.deepEqual(await fields({ date: '2026-02-30' }), ['date']);
});

test('a voided punch stays in sight with the reason, and is voided once', async () => {
  const { body } = await employee.call(listOwnTimeLogs, { query: { month } });
  const { date, logs } = body.days[1]!;
  const at = logs[0]!.at;
  const voided = await hr.call(voidPunch, { body: { personnel_id: employeeId, at, reason: 'Pressed for a colleague' } });
  assert.equal(voided.status, 200, messageOf(voided));
  const [first] = await logsOf(date);
  assert.deepEqual([first?.voided, first?.void_reason], [true, 'Pressed for a colleague']);
  assert.equal((await hr.call(voidPunch, { body: { personnel_id: employeeId, at, reason: 'Pressed again' } })).status, 409);
  assert.equal(
    (await hr.call(voidPunch, { body: { personnel_id: employeeId, at: '2026-11-01T03:04:05Z', reason: 'No such one' } })).status,
    404,
  );
});

test('a head sees the punches of their own office alone, and enters none', async () => {
  const head = await app.as('head');
  assert.equal((await head.call(listPersonTimeLogs, { params: { id: employeeId }, query: { month } })).status, 200);
  const dean = await app.as('dean');
  assert.equal((await dean.call(listPersonTimeLogs, { params: { id: employeeId }, query: { month } })).status, 404);
  assert.equal(
    (await head.call(enterPunches, { body: { personnel_id: employeeId, date: '2026-11-15', times: ['15:00'], reason: 'Because I can' } }))
      .status,
    403,
  );
});
