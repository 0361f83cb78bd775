import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { addSchedule, editSchedule, readSchedule } from '../../contract/schedules.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
});
after(() => app.close());

test('a Saturday may end at noon: it is kept, read and saved again as it was entered', async () => {
  const day = { amIn: 480, amOut: 720, pmIn: 780, pmOut: 1020 };
  for (const kind of ['REGULAR', 'NO_LUNCH_PUNCH'] as const) {
    const weekdays = [day, day, day, day, day, { amIn: 480, amOut: 720 }, null] as never;
    const { status, body: added } = await hr.call(addSchedule, { body: { name: `Half Saturday ${kind}`, hours: { kind, weekdays } } });
    assert.equal(status, 200, JSON.stringify(added));
    const { schedule, version } = (await hr.call(readSchedule, { params: { id: added.id } })).body;
    const { hours } = schedule.versions[0]!;
    assert.deepEqual(hours.weekdays[5], { amIn: 480, amOut: 720, pmIn: 720, pmOut: 720 });
    const saved = await hr.call(editSchedule, {
      params: { id: added.id },
      body: { name: schedule.name, is_active: true, hours, from: '2026-11-16' },
      headers: { 'if-match': String(version) },
    });
    assert.equal(saved.body.schedule.versions.length, 1);
  }
});

test('hours that end before they begin are refused at their weekday', async () => {
  const day = { amIn: 720, amOut: 480, pmIn: 780, pmOut: 1020 };
  const answer = await hr.call(addSchedule, {
    body: { name: 'Backwards', hours: { kind: 'REGULAR', weekdays: [day, null, null, null, null, null, null] } },
  });
  assert.equal(answer.status, 422);
  assert.deepEqual(Object.keys((answer.body as unknown as { errors: object }).errors), ['hours.weekdays.0']);
});
