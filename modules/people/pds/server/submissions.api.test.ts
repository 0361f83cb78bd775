import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readInbox } from '@talaan/requests/contract/inbox.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { mySheet, theirSheet } from '../contract.ts';
import { openCheck } from '../contract/checking.ts';
import { makeSheetsWait } from './fixtures/make-sheets-wait.ts';
import { read, rowOf, save } from './fixtures/sheet-kit.ts';

let app: TestApp;
let hr: Caller;
let admin: Caller;
let waiting: number[];

before(async () => {
  app = await startTestApp();
  [hr, admin] = await Promise.all([app.as('hr'), app.as('admin')]);
  waiting = await makeSheetsWait(app, 3);
});
after(() => app.close());

const standingOf = async (personnel_id: number) => (await hr.call(theirSheet.standing, { params: { personnel_id } })).body.standing;
const inboxOf = async (caller: Caller) => (await caller.call(readInbox, { query: { kind: ['data-sheet'], per_page: 200 } })).body.requests;
const messageOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { message: string }).message];

test('a submission waits in the inbox; who begins there is the checker, and nobody else returns or verifies it', async () => {
  const [personnelId] = waiting;
  const row = (await inboxOf(hr)).find(({ owner_id }) => owner_id === personnelId)!;
  assert.deepEqual(
    [row.state, row.screen, row.actions.map(({ action }) => action)],
    ['SUBMITTED', `/pds/checking/${personnelId}`, ['open']],
  );
  const params = { id: row.id };
  const begun = await hr.call(takeStep, { params, body: { action: 'open', seen: row.seen } });
  assert.equal(begun.status, 200, JSON.stringify(begun.body));
  const standing = await standingOf(personnelId!);
  assert.deepEqual([standing.state, standing.request_id], ['UNDER_CHECK', row.id]);
  for (const action of ['verify', 'return']) {
    const refused = await admin.call(takeStep, { params, body: { action, seen: row.seen + 1, remarks: 'Attach the diploma.' } });
    assert.deepEqual(messageOf(refused), [409, `${standing.checker} checks this sheet.`]);
  }
  const unchecked = await hr.call(takeStep, { params, body: { action: 'verify', seen: row.seen + 1 } });
  assert.equal(unchecked.status, 409, 'a row with an attachment is not checked yet');
  const { request } = (await hr.call(readTimeline, { params })).body;
  assert.deepEqual(
    request.steps.map(({ action }) => action),
    ['file', 'open'],
  );
});

test('two checkers, one in the inbox and one on the screen, begin at once: one has the sheet', async () => {
  const personnel_id = waiting[1]!;
  const row = (await inboxOf(hr)).find(({ owner_id }) => owner_id === personnel_id)!;
  const both = await Promise.all([
    hr.call(takeStep, { params: { id: row.id }, body: { action: 'open', seen: row.seen } }),
    admin.call(openCheck, { params: { personnel_id } }),
  ]);
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  );
});

test('the own submission of a checker is in the inbox of others alone, and is theirs to check', async () => {
  const own = people.hrOfficer.id;
  await save(hr, 'education', await rowOf(hr, 'education'), { honors: 'With honors' });
  assert.equal((await read(hr)).standing.request_id, null, 'a draft has no submission');
  const { version } = (await read(hr)).standing;
  assert.equal((await hr.call(mySheet.submit, { body: { version } })).status, 200);
  assert.ok(!(await inboxOf(hr)).some(({ owner_id }) => owner_id === own));
  const id = (await read(hr)).standing.request_id!;
  assert.equal((await hr.call(takeStep, { params: { id }, body: { action: 'open', seen: 1 } })).status, 409);
  assert.equal((await admin.call(openCheck, { params: { personnel_id: own } })).status, 200);
});

test('a sheet has the state of its submission, whatever is written beside it', async () => {
  const write = (change: string) => app.server.pool.query(`update pds.sheet set ${change} where personnel_id = $1`, [waiting[2]]);
  await assert.rejects(write("state = 'VERIFIED'"), /sheet_follows_its_submission/);
  await assert.rejects(write("state = 'DRAFT'"), /only_a_draft_has_no_submission/);
  await assert.rejects(write('request_id = null'), /only_a_draft_has_no_submission/);
});
