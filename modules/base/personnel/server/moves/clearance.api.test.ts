import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { verifyPaper } from '@talaan/papers/contract.ts';
import { draftClearance, fetchClearance, issueClearance } from '../../contract/clearance.ts';
import * as moves from '../../contract/moves.ts';
import { hire } from './moves-fixture.ts';

let app: TestApp;
let hr: Caller;
let id: number;
let separation: moves.SeparationRow;

before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
  id = await hire(app.server.db, { id: 92_301, surname: 'Lagman' });
  const body = { last_day: '2026-11-15', cause_code: 'RES', authority: 'Resignation accepted on 2 November 2026' };
  const { body: looked } = await hr.call(moves.previewSeparation, { params: { id }, body });
  assert.equal((await hr.call(moves.separate, { params: { id }, body: { ...body, digest: looked.digest } })).status, 200);
  separation = await separationNow();
});
after(() => app?.close());

const separationNow = async () => (await hr.call(moves.listMoves, { params: { id } })).body.separations[0]!;
const issue = () => hr.call(issueClearance, { params: { id, row: separation.id } });
const stands = async (code: string) => (await app.as('nobody')).call(verifyPaper, { params: { code } });

test('a clearance is issued once while nothing changes, anew once a line is cleared, and withdrawn with its separation', async () => {
  const [one, two] = await Promise.all([issue(), issue()]);
  assert.deepEqual([one.status, two.status], [200, 200], JSON.stringify(one.body));
  assert.equal(one.body.code, two.body.code);
  assert.match(one.body.control_number, /^CLR-2026-\d{4}$/);
  const [line] = separation.clearance;
  const cleared = { cleared_on: '2026-11-18', cleared_by: 'Ma. Luz Santos, Supply Office', remarks: 'Laptop returned' };
  assert.equal((await hr.call(moves.clear, { params: { id, row: line!.id }, body: cleared })).status, 200);
  const later = await issue();
  assert.notEqual(later.body.code, one.body.code);
  const paper = await hr.call(fetchClearance, { params: { id, code: later.body.code } });
  assert.equal(paper.status, 200);
  const told = JSON.stringify((await stands(later.body.code)).body);
  assert.match(told, /Clearance summary/);
  assert.doesNotMatch(told, /Lagman|Laptop/);
  assert.equal(
    (await hr.call(moves.withdrawSeparation, { params: { id, row: separation.id }, body: { reason: 'The resignation was withdrawn' } }))
      .status,
    200,
  );
  assert.match(JSON.stringify((await stands(later.body.code)).body), /The separation was withdrawn/);
  assert.equal((await issue()).status, 404);
});

test('looking at a clearance shows a draft and issues nothing', async () => {
  const leaving = await hire(app.server.db, { id: 92_303, surname: 'Dimaculangan' });
  const body = { last_day: '2026-11-15', cause_code: 'RES', authority: 'Resignation accepted on 2 November 2026' };
  const { body: looked } = await hr.call(moves.previewSeparation, { params: { id: leaving }, body });
  await hr.call(moves.separate, { params: { id: leaving }, body: { ...body, digest: looked.digest } });
  const row = (await hr.call(moves.listMoves, { params: { id: leaving } })).body.separations[0]!.id;
  const countPapers = async () =>
    (await app.server.pool.query<{ count: number }>('select count(*)::integer as count from papers.paper')).rows[0]!.count;
  const before = await countPapers();
  const draft = await hr.call(draftClearance, { params: { id: leaving, row } });
  assert.equal(draft.status, 200);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(draft.bytes)), { mergePages: true });
  assert.match(text, /DRAFT/);
  assert.doesNotMatch(text, /CLR-|Verify at/);
  assert.equal(await countPapers(), before);
  assert.equal((await (await app.as('employee')).call(draftClearance, { params: { id: leaving, row } })).status, 403);
});

test('another’s code, another’s separation and who keeps no records get nothing', async () => {
  const other = await hire(app.server.db, { id: 92_302, surname: 'Macaraeg' });
  assert.equal((await hr.call(issueClearance, { params: { id: other, row: separation.id } })).status, 404);
  assert.equal((await hr.call(fetchClearance, { params: { id: other, code: 'NOSUCHCODE' } })).status, 404);
  const employee = await app.as('employee');
  assert.equal((await employee.call(issueClearance, { params: { id, row: separation.id } })).status, 403);
});
