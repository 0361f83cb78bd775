import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { mergePersonnel, previewPersonnelMerge, type MergeSide } from '@talaan/personnel/contract/record.ts';
import { theirSheet } from '../contract.ts';
import { compareTheirs } from '../contract/copies.ts';
import { downloadRowFile, rowFiles } from '../contract/files.ts';
import { makeSheetsWait } from './fixtures/make-sheets-wait.ts';
import { personalDataOfPds } from './personal-data.ts';

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
const REASON = 'The same birth certificate';
let app: TestApp;
let hr: Caller;
let verified: number[];

before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
  verified = await makeSheetsWait(app, 3);
});
after(() => app.close());

/** A second record of somebody, whose sheet HR began: one training with its certificate, and hours that are no number. */
async function secondRecord(): Promise<{ id: number; idno: string; file: number }> {
  const idno = `TWICE-${randomUUID().slice(0, 8)}`;
  const { rows } = await app.server.pool.query<{ id: number }>(
    `insert into personnel.person (idno, surname, first_name, sex) values ($1, 'Dalawa', 'Ulit', 'Female') returning id`,
    [idno],
  );
  const { id } = rows[0]!;
  await hr.call(theirSheet.read, { params: { personnel_id: id } });
  const values = { title: 'Seminar on Tides', hours: 'eight' };
  const added = await hr.call(theirSheet.addRow, {
    params: { personnel_id: id, section: 'training' },
    body: { key: randomUUID(), values },
  });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  const { path } = (await hr.call(uploadDocument, { file: { name: 'tides.pdf', content: PDF } })).body;
  const { body } = await hr.call(rowFiles.training.add, { body: { pds_id: added.body.row.id, attachment_path: path } });
  return { id, idno, file: body.file.id };
}

const merge = (from: number, into: number, choices: Record<string, MergeSide>) =>
  hr.call(mergePersonnel, { params: { id: from }, body: { into, reason: REASON, choices } });
const copiesOf = async (personnel_id: number) => (await hr.call(theirSheet.copies, { params: { personnel_id } })).body.copies;
const sheetOf = async (personnel_id: number) => (await hr.call(theirSheet.read, { params: { personnel_id } })).body.sheet;
const titles = (sheet: Awaited<ReturnType<typeof sheetOf>>) => sheet.sections.training.map(({ values }) => values['title']);

test('the preview shows both sheets and suggests the verified one; without a choice nothing is merged', async () => {
  const [full] = verified;
  const twice = await secondRecord();
  const { status, body } = await hr.call(previewPersonnelMerge, { params: { id: twice.id }, body: { into: full! } });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual(body.preview.refusals, []);
  const [choice] = body.preview.choices;
  assert.equal(choice!.stays, 'kept');
  const told = (facts: { label: string; value: string }[]) => Object.fromEntries(facts.map(({ label, value }) => [label, value]));
  const [kept, merged] = [told(choice!.kept), told(choice!.merged)];
  assert.deepEqual([kept['State'], kept['Complete']], ['Submitted', '100 %']);
  assert.deepEqual([merged['State'], merged['Verified'], merged['Last changed'], merged['Files']], ['Draft', 'Never', '20 Nov 2026', '1']);
  assert.equal((await copiesOf(twice.id)).length, 0, 'a preview leaves nothing');
  assert.equal((await hr.call(downloadRowFile, { params: { id: twice.file } })).status, 200);
  const refused = await merge(twice.id, full!, {});
  assert.deepEqual(
    [refused.status, (refused.body as unknown as { errors: object }).errors],
    [422, { 'choices.data_sheet': ['Personal data sheet: choose which one stays.'] }],
  );
});

test('the sheet that gives way is a locked copy that is compared, with its file and what was typed wrong', async () => {
  const [full] = verified;
  const twice = await secondRecord();
  const before = await sheetOf(full!);
  const copies = await copiesOf(full!);
  const done = await merge(twice.id, full!, { data_sheet: 'kept' });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  assert.deepEqual(titles(await sheetOf(full!)), titles(before));
  const [aside, ...rest] = await copiesOf(full!);
  assert.deepEqual(
    rest.map(({ id }) => id),
    copies.map(({ id }) => id),
  );
  assert.equal(aside!.set_aside_as, `Draft, of record ${twice.idno}`);
  assert.deepEqual(
    aside!.files.map(({ id, name }) => [id, name]),
    [[twice.file, 'tides.pdf']],
  );
  assert.equal((await hr.call(downloadRowFile, { params: { id: twice.file } })).status, 200);
  const { body } = await hr.call(compareTheirs, { params: { personnel_id: full! }, query: { before: aside!.id } });
  assert.ok(body.rows.some(({ section, kind, row }) => section === 'training' && kind === 'removed' && row.includes('Seminar on Tides')));
  const held = await withOpenRecords(app.server.db, [full!], (db) =>
    Promise.all(personalDataOfPds.map(({ read }) => read(db, { personnelId: full! } as Parameters<typeof read>[1]))),
  );
  assert.match(JSON.stringify(held), /eight/);
  await assert.rejects(
    app.server.pool.query(`select set_config('talaan.opened', '*', false); update pds.copy set image = '{}' where id = ${aside!.id}`),
    /stays as it is/,
  );
});

test('the sheet of the merged record may stay: that of the kept one is set aside, and what was verified of both is kept', async () => {
  const [, second, third] = verified;
  for (const [full, into] of [
    [second!, 'the new record'],
    [third!, 'the old record'],
  ] as const) {
    const twice = await secondRecord();
    const copies = await copiesOf(full);
    const [from, to] = into === 'the new record' ? [full, twice.id] : [twice.id, full];
    const done = await merge(from, to, { data_sheet: 'merged' });
    assert.equal(done.status, 200, JSON.stringify(done.body));
    const stays = await sheetOf(to);
    assert.equal(titles(stays).includes('Seminar on Tides'), into === 'the old record');
    assert.equal(stays.standing.state, into === 'the old record' ? 'DRAFT' : 'SUBMITTED');
    const after = await copiesOf(to);
    assert.deepEqual(
      after.slice(1).map(({ sha256 }) => sha256),
      copies.map(({ sha256 }) => sha256),
    );
    assert.equal(after[0]!.files.length, into === 'the old record' ? after[0]!.files.length : 1);
    assert.ok(after[0]!.files.length > 0);
    for (const { id } of after[0]!.files) assert.equal((await hr.call(downloadRowFile, { params: { id } })).status, 200);
  }
  const { rows } = await app.server.pool.query(
    `select r.id from requests.request r left join pds.sheet s on s.request_id = r.id and s.personnel_id = r.owner_id
     where r.kind = 'data-sheet' and r.closed_at is null and s.request_id is null`,
  );
  assert.deepEqual(rows, [], 'no submission waits whose sheet gave way');
});
