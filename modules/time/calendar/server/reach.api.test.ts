import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { addHoliday } from '../contract/holidays.ts';
import { addSuspension } from '../contract/suspensions.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

test('who looks after one campus gives no day off to the others', async () => {
  const hr = await app.as('hr');
  await app.server.pool.query(`update identity.account_role h set scope = 'campus', campus_id = 2
    from identity.account a where a.id = h.account_id and a.email = 'hr@talaan.example' and h.scope = 'all'`);
  const holiday = { date: '2026-12-01', name: 'Founding day', type: 'special_non_working' as const, legal_basis: '' };
  assert.equal((await hr.call(addHoliday, { body: { ...holiday, campus_id: null } })).status, 403);
  assert.equal((await hr.call(addHoliday, { body: { ...holiday, campus_id: 2 } })).status, 200);
  const suspension = { date: '2026-11-19', reason: 'Typhoon', issued_by: 'Mayor', from_minute: null };
  assert.equal((await hr.call(addSuspension, { body: { ...suspension, campus_id: 3 } })).status, 403);
});
