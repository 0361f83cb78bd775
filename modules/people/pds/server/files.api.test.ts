import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { DOCUMENT_LIMIT, uploadDocument } from '@talaan/kernel/contract/files.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { mySheet, theirSheet } from '../contract.ts';
import { downloadRowFile, FILE_SECTIONS, rowFiles, type FileSection } from '../contract/files.ts';

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
let app: TestApp;
let hr: Caller;
let employee: Caller;
let faculty: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  [hr, employee, faculty] = await Promise.all([app.as('hr'), app.as('employee'), app.as('faculty')]);
});
after(() => app.close());

for (const kind of Object.keys(rowFiles) as FileSection[]) {
  test(`${kind}: files are added to a row, listed, fetched by owner and HR, and removed`, async () => {
    const pds_id = await addRow(employee, kind);
    const added = [await attach(employee, kind, pds_id, 'one.pdf'), await attach(employee, kind, pds_id, 'two.pdf')];
    assert.deepEqual(
      added.map(({ status, body }) => [status, body.message]),
      [1, 2].map(() => [200, 'File has been added successfully']),
    );
    const { files } = (await employee.call(rowFiles[kind].list, { query: { pds_id } })).body;
    assert.deepEqual(
      files.map(({ name }) => name),
      ['one.pdf', 'two.pdf'],
    );
    const id = files[0]!.id;
    assert.equal(files[0]!.attachment_absolute_path, `/api/pds/files/${id}`);
    for (const caller of [employee, hr]) assert.equal((await caller.call(downloadRowFile, { params: { id } })).status, 200);
    assert.equal((await faculty.call(downloadRowFile, { params: { id } })).status, 404);
    assert.equal((await faculty.call(rowFiles[kind].list, { query: { pds_id } })).status, 404);
    assert.equal((await attach(faculty, kind, pds_id, 'foreign.pdf')).status, 404);
    assert.equal((await faculty.call(rowFiles[kind].remove, { params: { id } })).status, 404);
    const other = kind === 'training' ? 'workexp' : 'training';
    assert.equal((await employee.call(rowFiles[other].remove, { params: { id } })).status, 404, 'not through another section');
    const removed = await employee.call(rowFiles[kind].remove, { params: { id } });
    assert.deepEqual([removed.status, removed.body.message], [200, 'Document has been removed successfully']);
    assert.equal((await employee.call(downloadRowFile, { params: { id } })).status, 404);
  });
}

test('only a PDF of at most 3 MB is taken, and no row without a file', async () => {
  const pds_id = await addRow(employee, 'training');
  const text = await employee.call(uploadDocument, { file: { name: 'certificate.pdf', content: 'just words' } });
  assert.deepEqual([text.status, errorsOf(text.body).file], [422, ['The file type you uploaded is not allowed.']]);
  const large = new Uint8Array(DOCUMENT_LIMIT + 1);
  large.set(new TextEncoder().encode(PDF));
  const tooLarge = await employee.call(uploadDocument, { file: { name: 'large.pdf', content: large } });
  assert.deepEqual([tooLarge.status, errorsOf(tooLarge.body).file], [422, ['The file you uploaded exceeds the file size limit.']]);
  const none = await employee.call(rowFiles.training.add, { body: { pds_id, attachment_path: '' } });
  assert.deepEqual([none.status, errorsOf(none.body).attachment_path], [422, ['Unable to save']]);
});

test('an upload is attached once, and only by who uploaded it', async () => {
  const pds_id = await addRow(employee, 'training');
  const { path } = (await faculty.call(uploadDocument, { file: { name: 'mine.pdf', content: PDF } })).body;
  assert.equal((await employee.call(rowFiles.training.add, { body: { pds_id, attachment_path: path } })).status, 422);
  const own = (await employee.call(uploadDocument, { file: { name: 'mine.pdf', content: PDF } })).body.path;
  const [one, two] = await Promise.all([1, 2].map(() => employee.call(rowFiles.training.add, { body: { pds_id, attachment_path: own } })));
  assert.deepEqual(
    [one!.status, two!.status].toSorted((a, b) => a - b),
    [200, 422],
  );
});

test('files go with their row, and a file added to a verified row sets it back', async () => {
  const pds_id = await addRow(employee, 'workexp');
  const { id } = (await attach(employee, 'workexp', pds_id, 'gone.pdf')).body.file;
  await employee.call(mySheet.removeRow, { params: { section: 'work', row: pds_id } });
  assert.equal((await employee.call(downloadRowFile, { params: { id } })).status, 404);
  const sheet = (await faculty.call(mySheet.read)).body.sheet;
  const row = sheet.sections.training.find(({ files }) => files.length > 0)!;
  assert.deepEqual([sheet.standing.state, row.check.state], ['VERIFIED', 'OK']);
  assert.equal((await attach(faculty, 'training', row.id, 'more.pdf')).status, 200);
  const after = (await faculty.call(mySheet.read)).body.sheet;
  assert.deepEqual([after.standing.state, after.sections.training.find((one) => one.id === row.id)!.check.state], ['DRAFT', 'PENDING']);
});

test('HR attaches to a row of another without setting it back', async () => {
  const { personnel_id } = (await (await app.as('dean')).call(mySheet.read)).body.sheet;
  const { sections } = (await hr.call(theirSheet.read, { params: { personnel_id } })).body.sheet;
  assert.equal((await attach(hr, 'educbackground', sections.education[0]!.id, 'diploma.pdf')).status, 200);
  const { standing } = (await hr.call(theirSheet.standing, { params: { personnel_id } })).body;
  assert.equal(standing.state, 'VERIFIED');
});

async function addRow(caller: Caller, kind: FileSection): Promise<number> {
  const section = FILE_SECTIONS[kind];
  const { body } = await caller.call(mySheet.addRow, { params: { section }, body: { key: randomUUID(), values: {} } });
  return body.row.id;
}

async function attach(caller: Caller, kind: FileSection, pds_id: number, name: string) {
  const { path } = (await caller.call(uploadDocument, { file: { name, content: PDF } })).body;
  return caller.call(rowFiles[kind].add, { body: { pds_id, attachment_path: path } });
}

function errorsOf(body: unknown): Record<string, string[]> {
  return (body as { errors: Record<string, string[]> }).errors;
}
