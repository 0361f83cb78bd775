import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { addHoliday, listHolidays, previewHoliday } from '../../contract/holidays.ts';
import { computeDueDays } from '../public.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp({ work: false });
  hr = await app.as('hr');
  await computeDueDays({ pool: app.server.pool, clock: app.server.clock });
});
after(() => app.close());

const preview = async (query: { date: string; campus_id?: number; instead_of?: number }) => (await hr.call(previewHoliday, { query })).body;

test('before a holiday is saved one reads whom it concerns and what of its day is on record', async () => {
  const all = await preview({ date: '2026-11-18' });
  const own = await preview({ date: '2026-11-18', campus_id: 2 });
  assert.ok(all.people > own.people && own.people > 0);
  assert.ok(all.records > 0 && all.lates > 0);
  const ahead = await preview({ date: '2027-02-10' });
  assert.deepEqual([ahead.records, ahead.absences, ahead.others], [0, 0, []]);
  const body = { date: '2026-11-18', name: 'Founding day', type: 'special_non_working' as const, campus_id: null, legal_basis: '' };
  assert.equal((await hr.call(addHoliday, { body })).status, 200);
  await computeDueDays({ pool: app.server.pool, clock: app.server.clock });
  assert.deepEqual([(await preview({ date: '2026-11-18' })).lates, (await preview({ date: '2026-11-18' })).others], [0, ['Founding day']]);
});

test('the holiday that is changed is none of the others of its day', async () => {
  const { holidays } = (await hr.call(listHolidays, { query: { year: 2026 } })).body;
  const { id, date } = holidays.find(({ name }) => name === 'Bonifacio Day')!;
  assert.deepEqual((await preview({ date })).others, ['Bonifacio Day']);
  assert.deepEqual((await preview({ date, instead_of: id })).others, []);
  assert.equal((await (await app.as('head')).call(previewHoliday, { query: { date } })).status, 403);
});
