import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { previewSeparation, separate, withdrawSeparation, listMoves, clear } from '@talaan/personnel/contract/moves.ts';
import { readInbox } from '@talaan/requests/contract/inbox.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { changeClearanceOffices, listClearanceOffices } from '../../contract/clearance-offices.ts';

let app: TestApp;
let hr: Caller;
let head: Caller;
let dean: Caller;
before(async () => {
  app = await startTestApp();
  [hr, head, dean] = (await Promise.all(['hr', 'head', 'dean'].map((who) => app.as(who)))) as [Caller, Caller, Caller];
});
after(() => app.close());

/** A colleague of the head, new for the test, with a separation of last week. */
async function leave(id: number): Promise<{ id: number; row: number }> {
  await app.server.pool.query(`
    insert into personnel.person (id, idno, surname, first_name, sex, birth_date) values (${id}, 'T-${id}', 'Lagman${id}', 'Tala', 'Female', '1985-05-05');
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
      select ${id}, ${offices.accounting.id}, min(id), 'PERM', '[2020-01-01,)' from organization.position`);
  const body = { last_day: '2026-11-15', cause_code: 'RES', authority: 'Resignation accepted on 2 November 2026' };
  const { body: looked } = await hr.call(previewSeparation, { params: { id }, body });
  const done = await hr.call(separate, { params: { id }, body: { ...body, digest: looked.digest } });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  return { id, row: (await separationOf(id)).id };
}

const separationOf = async (id: number) => (await hr.call(listMoves, { params: { id } })).body.separations[0]!;
const lineOf = async (id: number, kind: RegExp) => (await separationOf(id)).clearance.find((one) => kind.test(one.kind))!;
const waiting = async (who: Caller) => (await who.call(readInbox, { query: { kind: 'clearance' } })).body.requests;

test('the head of the own office clears the work of one who leaves in the inbox, and the record says who and when', async () => {
  const { id } = await leave(92_501);
  const [row, ...others] = await waiting(head);
  assert.equal(others.length, 0, 'what no office signs is with HR');
  assert.deepEqual(
    [row!.title, row!.owner_id, row!.as.seat],
    ['Work and records of the unit (immediate supervisor)', id, 'Head of Accounting Office'],
  );
  assert.ok((await waiting(hr)).some(({ title }) => title.startsWith('Loans')));
  const step = (action: string, seen: number, remarks = '') =>
    head.call(takeStep, { params: { id: row!.id }, body: { action, seen, remarks } });
  assert.equal((await step('refuse', 1)).status, 422);
  assert.equal((await step('refuse', 1, 'The keys are missing')).status, 200);
  assert.deepEqual((({ cleared_on, remarks }) => [cleared_on, remarks])(await lineOf(id, /^Work/)), [null, 'The keys are missing']);
  assert.equal((await step('clear', 2)).status, 200);
  const line = await lineOf(id, /^Work/);
  assert.equal(line.cleared_on, '2026-11-20');
  assert.match(line.cleared_by, /\w+, \w+/);
  assert.equal((await waiting(head)).length, 0);
});

test('a line goes to the office that the university names, and HR records what was signed on paper', async () => {
  const { kinds } = (await hr.call(listClearanceOffices)).body;
  const named = kinds.map(({ name, ...kind }) =>
    name === 'Library' ? { ...kind, signs: 'office' as const, office_id: offices.artsAndSciences.id } : kind,
  );
  const nowhere = await hr.call(changeClearanceOffices, { body: { kinds: named.map((one) => ({ ...one, office_id: null })) } });
  const { errors } = nowhere.body as unknown as { errors: Record<string, string[]> };
  const place = kinds.findIndex(({ name }) => name === 'Library');
  assert.deepEqual([nowhere.status, errors[`kinds.${place}.office_id`]], [422, ['Choose the office.']]);
  assert.equal((await hr.call(changeClearanceOffices, { body: { kinds: named } })).status, 200);
  assert.equal((await hr.call(listClearanceOffices)).body.kinds[place]!.office_id, offices.artsAndSciences.id);
  assert.equal((await (await app.as('employee')).call(listClearanceOffices)).status, 403);

  const { id, row } = await leave(92_502);
  const mine = await waiting(dean);
  assert.deepEqual(
    mine.map(({ title, owner_id }) => [title, owner_id]),
    [['Library', id]],
  );
  const line = await lineOf(id, /^Library/);
  const write = (body: { cleared_on: string | null; cleared_by: string; remarks: string }) =>
    hr.call(clear, { params: { id, row: line.id }, body });
  const signed = { cleared_on: '2026-11-18', cleared_by: 'University Librarian', remarks: '' };
  assert.equal((await write(signed)).status, 200);
  assert.equal((await waiting(dean)).length, 0);
  assert.equal((await write({ ...signed, cleared_on: '2026-11-19' })).status, 200);
  assert.equal((await write({ cleared_on: null, cleared_by: '', remarks: '' })).status, 422, 'it is reopened for a reason');
  assert.equal((await write({ cleared_on: null, cleared_by: '', remarks: 'A book came back damaged' })).status, 200);
  assert.equal((await waiting(dean)).length, 1);
  const { request } = (await hr.call(readTimeline, { params: { id: mine[0]!.id } })).body;
  assert.deepEqual(
    request.steps.map(({ action, as }) => [action, as]),
    [
      ['file', 'filer'],
      ['clear', 'hr'],
      ['correct', 'hr'],
      ['reopen', 'hr'],
    ],
  );
  const withdrawn = await hr.call(withdrawSeparation, { params: { id, row }, body: { reason: 'The resignation was not accepted' } });
  assert.equal(withdrawn.status, 200, JSON.stringify(withdrawn.body));
  assert.equal((await waiting(dean)).length, 0, 'nothing is to be cleared any more');
  assert.equal((await hr.call(readTimeline, { params: { id: mine[0]!.id } })).body.request.state, 'CANCELLED');
});
