import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { readExtension } from '../contract/extensions.ts';
import { takeSteps } from '@talaan/documents/contract/steps.ts';
import { atTime, openCounters, type Counters } from '@talaan/documents/server/fixtures/open-counters.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
});
after(() => app.close());

const at = <T>(local: string, work: () => Promise<T>) => atTime(app, local, work);
const byNumber = (one: number, other: number) => one - other;

/** A document that the Accounting Office received on Monday, due on 25 November. */
async function inAccounting(): Promise<number> {
  const { id } = await at('2026-11-16T08:00', () => c.add('CAS'));
  await at('2026-11-16T08:30', () => c.done('CAS', 'forward', id, { to: [c.office.ACCT] }));
  await at('2026-11-16T09:00', () => c.done('ACCT', 'receive', id));
  return id;
}

/** What the second clerk of the office, who does not head it, does with a document. */
const clerk = (id: number, action: 'ask_extension' | 'extend', days: number) =>
  c.second.call(takeSteps, {
    body: { action, office_id: c.office.ACCT, ids: [id], reason: 'The signatory is away.', letter_path: null, days },
  });

async function requestOf(id: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from documents.extension where document_id = ${id} and state = 'ASKED'`.execute(
    app.server.db,
  );
  assert.equal(rows.length, 1);
  return rows[0]!.id;
}

async function decide(who: 'ACCT' | 'HRMO', id: number, action: 'grant' | 'refuse') {
  const { rows } = await sql<{ no: number }>`select last_no as no from requests.request where id = ${id}`.execute(app.server.db);
  return c.clerk[who].call(takeStep, { params: { id }, body: { action, remarks: 'As the letter says.', seen: rows[0]!.no } });
}

test('a clerk asks for an extension, which the head of the office grants, also after the due moment', async () => {
  const id = await inAccounting();
  await at('2026-11-16T10:00', async () => {
    assert.equal((await clerk(id, 'extend', 3)).status, 409, 'a clerk asks');
    assert.equal((await clerk(id, 'ask_extension', 8)).status, 422, 'more than the days of the type');
    assert.equal((await clerk(id, 'ask_extension', 3)).status, 200);
    assert.equal((await clerk(id, 'ask_extension', 3)).status, 409, 'asked for already');
  });
  const request = await requestOf(id);
  assert.equal((await c.clerk.HRMO.call(readExtension, { params: { id: request } })).status, 404, 'another office');
  assert.equal((await c.clerk.ACCT.call(readExtension, { params: { id: request } })).body.extension.days, 3);
  assert.equal((await decide('HRMO', request, 'grant')).status, 404);
  assert.equal((await at('2026-11-26T09:00', () => decide('ACCT', request, 'grant'))).status, 200);
  const page = await c.page('ACCT', id);
  assert.deepEqual(
    [page.extended_until, page.due_at],
    ['2026-12-01', '2026-12-01T09:00:00.000Z'],
    'three working days; 30 November is a holiday',
  );
  assert.ok(!page.actions.some((action) => action === 'extend' || action === 'ask_extension'));
  assert.deepEqual(
    page.steps.slice(0, 2).map(({ label, reason }) => [label, reason]),
    [
      ['Extended', 'The signatory is away.'],
      ['Extension asked for', 'The signatory is away.'],
    ],
  );
});

test('what was refused is asked for again in time, and not after the due moment', async () => {
  const id = await inAccounting();
  await at('2026-11-16T10:00', () => clerk(id, 'ask_extension', 2));
  assert.equal((await decide('ACCT', await requestOf(id), 'refuse')).status, 200);
  assert.equal((await c.page('ACCT', id)).extended_until, null);
  assert.equal((await at('2026-11-25T17:30', () => clerk(id, 'ask_extension', 2))).status, 409);
  assert.equal((await at('2026-11-25T16:00', () => clerk(id, 'ask_extension', 2))).status, 200);
});

test('two clerks who ask at once make one request, and of a grant and an extension at once one is done', async () => {
  const id = await inAccounting();
  await at('2026-11-16T10:00', async () => {
    const asked = await Promise.all([clerk(id, 'ask_extension', 3), clerk(id, 'ask_extension', 4)]);
    assert.deepEqual(asked.map(({ status }) => status).toSorted(byNumber), [200, 409]);
    const request = await requestOf(id);
    const done = await Promise.all([decide('ACCT', request, 'grant'), c.step('ACCT', 'extend', id, { days: 2 })]);
    assert.deepEqual(done.map(({ status }) => status).toSorted(byNumber), [200, 409]);
  });
  const { rows } = await sql`select from documents.step where document_id = ${id} and action = 'extend'`.execute(app.server.db);
  assert.equal(rows.length, 1);
});
