import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import * as contract from '../contract/appointments.ts';
import { assume, issue, makeReady, makeSelection, type Selection } from './fixtures/appointing-kit.ts';

let app: TestApp;
let hr: Caller;
let fund: number;
before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
  const { rows } = await sql<{
    id: number;
  }>`select id from fund_sources.source where account_code = '5-01-01-020' order by id limit 1`.execute(app.server.db);
  fund = rows[0]!.id;
});
after(() => app?.close());

async function obligated(): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(to_pay + paid), 0)::bigint as sum from fund_sources.charge_month where source_id = ${fund}`.execute(app.server.db);
  return rows[0]!.sum;
}

/** Who is selected for a casual post. */
async function selectCasual(code: string, surname: string): Promise<Selection> {
  const made = await makeSelection(app.server.db, code, [surname], { position: 'Administrative Aide IV' });
  await sql`update vacancies.post set status_code = 'CAS' where id = ${made.post}`.execute(app.server.db);
  return made;
}

async function draft({ application }: Selection, fundSourceId: number | null): Promise<number> {
  const { body, status } = await hr.call(contract.prepareAppointment, {
    body: {
      application_id: application,
      nature_code: 'ORIG',
      ends_on: '2026-12-31',
      deliberated_on: '2026-09-21',
      fund_source_id: fundSourceId,
    },
  });
  assert.equal(status, 200, JSON.stringify(body));
  return body.id;
}

const step = (id: number, action: 'submit' | 'take_back' | 'cancel', reason = '') =>
  hr.call(contract.stepAppointment, { params: { id }, body: { action, reason } });

test('a casual appointment is obligated when it goes out for signature, freed when it comes back, and goes over into the service', async () => {
  const made = await selectCasual('AA-CAS-1', 'Casualidad');
  const { body: choices } = await hr.call(contract.readSelected, { params: { id: made.application } });
  assert.equal(choices.is_paid_by_fund, true);
  const id = await draft(made, fund);
  const before = await obligated();
  assert.equal((await step(id, 'submit')).status, 200);
  const signed = (await obligated()) - before;
  assert.ok(signed > 0);
  assert.equal((await step(id, 'take_back')).status, 200);
  assert.equal(await obligated(), before);
  assert.equal((await step(id, 'submit')).status, 200);
  assert.equal((await issue(hr, id)).status, 200);
  await makeReady(hr, id);
  const done = await assume(hr, id, '2026-11-05', '223456789');
  assert.equal(done.status, 200, JSON.stringify(done.body));
  const { rows } = await sql<{ kind: string; during: string }>`
    select kind, during::text from fund_sources.charge where personnel_id = ${made.person} order by id`.execute(app.server.db);
  assert.deepEqual(rows.at(-1), { kind: 'APPOINTMENT', during: '[2026-11-05,2027-01-01)' });
  assert.ok(rows.slice(0, -1).every(({ kind, during }) => kind === 'PREPARED' && during === 'empty'));
  assert.ok((await obligated()) > before);
});

test('one that names no fund does not go out for signature, and one that is cancelled frees its fund', async () => {
  const made = await selectCasual('AA-CAS-2', 'Casuarina');
  const without = await draft(made, null);
  const refused = await step(without, 'submit');
  assert.equal(refused.status, 422);
  assert.match(refused.body.message, /Choose the fund source that pays it: those of 2026 are set up/);
  const other = await selectCasual('AA-CAS-3', 'Casimiro');
  const id = await draft(other, fund);
  const before = await obligated();
  assert.equal((await step(id, 'submit')).status, 200);
  assert.ok((await obligated()) > before);
  assert.equal((await step(id, 'cancel', 'The applicant does not take it.')).status, 200);
  assert.equal(await obligated(), before);
});
