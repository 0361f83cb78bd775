import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { editOfficeSettings, readOfficeSettings } from '../../contract/offices.ts';
import { atTime, openCounters, type Counters } from '../fixtures/open-counters.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
});
after(() => app.close());

const MONDAY = '2026-11-16';
const USUAL = { am_from: 480, am_to: 720, pm_from: 780, pm_to: 1020, keeps_records: false };
/** 07:00–12:00 and 13:00–16:00. */
const EARLY = { am_from: 420, am_to: 720, pm_from: 780, pm_to: 960, keeps_records: false };

const settingsOf = (at: keyof Counters['clerk'], office: number) => c.clerk[at].call(readOfficeSettings, { params: { id: office } });
const set = (at: keyof Counters['clerk'], office: number, body: typeof USUAL) =>
  c.clerk[at].call(editOfficeSettings, { params: { id: office }, body });

test('the settings of an office say who heads it, who its clerks are, and which routes lead through it', async () => {
  const { status, body } = await settingsOf('ACCT', c.office.ACCT);
  assert.equal(status, 200);
  assert.deepEqual(body.settings, USUAL);
  assert.equal(body.heads.length, 1);
  assert.deepEqual(body.may, { hours: true, records: false });
  assert.ok(body.clerks.some(({ roles }) => roles.includes('Office clerk')));
  assert.ok(body.routes.every(({ limit_minutes: limit, stop, stops }) => limit > 0 && stop <= stops));
  assert.equal((await settingsOf('ACCT', c.office.CAS)).status, 404, 'an office for which they do not act');
});

test('the head sets the hours, and what is left of open stays is counted by them', async () => {
  await sql`
    insert into documents.type_stop (type_id, place, label, office_id, limit_minutes)
    select id, 50, 'Accounting Office', ${c.office.ACCT}, 450 from documents.type where code = 'PRQ'`.execute(app.server.db);
  await atTime(app, `${MONDAY}T09:00`, async () => {
    const { id } = await c.add('CAS');
    await c.done('CAS', 'forward', id, { to: [c.office.ACCT] });
    await c.done('ACCT', 'receive', id);
    const [held, whole] = [await c.add('ACCT'), await c.add('ACCT')];
    await c.done('ACCT', 'hold', held.id);
    assert.equal((await c.page('ACCT', id)).hop_due_at, '2026-11-17T00:30:00.000Z');
    const saved = await set('ACCT', c.office.ACCT, EARLY);
    assert.equal(saved.status, 200, JSON.stringify(saved.body));
    // Three hours are left of the morning and three of the afternoon; the last one and a half follow from 07:00 on Tuesday.
    assert.equal((await c.page('ACCT', id)).hop_due_at, '2026-11-17T00:30:00.000Z');
    assert.equal((await c.page('ACCT', whole.id)).hop_due_at, '2026-11-17T09:00:00.000Z', 'a whole working day ends at 17:00');
    await c.done('ACCT', 'resume', held.id);
    assert.equal(
      (await c.page('ACCT', held.id)).hop_due_at,
      '2026-11-18T00:00:00.000Z',
      'of fifteen office hours six are on Monday and eight on Tuesday',
    );
    const shorter = await set('ACCT', c.office.ACCT, { ...EARLY, am_from: 540 });
    assert.equal(shorter.status, 200);
    assert.equal((await c.page('ACCT', id)).hop_due_at, '2026-11-17T02:30:00.000Z');
    await set('ACCT', c.office.ACCT, USUAL);
    assert.equal((await c.page('ACCT', id)).hop_due_at, '2026-11-17T00:30:00.000Z');
  });
});

test('a late stay stays late when the hours change', async () => {
  const id = await atTime(app, `${MONDAY}T09:00`, async () => (await c.add('ACCT')).id);
  await atTime(app, '2026-11-19T09:00', async () => {
    const before = (await c.page('ACCT', id)).hop_due_at;
    await set('ACCT', c.office.ACCT, EARLY);
    const page = await c.page('ACCT', id);
    assert.equal(page.hop_due_at, before);
    assert.equal(page.is_late, true);
    await set('ACCT', c.office.ACCT, USUAL);
  });
});

test('a clerk does not set the hours, and a head does not say who keeps the records', async () => {
  const clerk = await c.second.call(editOfficeSettings, { params: { id: c.office.ACCT }, body: EARLY });
  assert.equal(clerk.status, 409);
  const records = await set('ACCT', c.office.ACCT, { ...USUAL, keeps_records: true });
  assert.equal(records.status, 422);
  assert.ok((records.body as unknown as { errors: object }).errors);
  const wrong = await set('ACCT', c.office.ACCT, { ...USUAL, am_to: 400 });
  assert.equal(wrong.status, 422);
  const admin = await set('RMO', c.office.ACCT, { ...EARLY, keeps_records: false });
  assert.equal(admin.status, 200, 'who tracks documents of the whole university');
  const read = (await c.second.call(readOfficeSettings, { params: { id: c.office.ACCT } })).body;
  assert.deepEqual([read.settings, read.may], [EARLY, { hours: false, records: false }], 'the clerk reads what was set');
});
