import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { ImportRecord } from '@talaan/imports/contract/import-record.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { fetchDocument, listDocuments } from '../../contract.ts';
import { paperImports as calls } from '../../contract/paper-imports.ts';
import { PAPERS_FOLDER } from './paper-source.ts';

const PDF = '%PDF-1.4 a paper of the system before';
let app: TestApp;
let hr: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
});
after(() => app.close());

async function upload(...lines: string[]): Promise<ImportRecord> {
  const answer = await hr.call(calls.upload, {
    file: { name: 'index.csv', content: ['File,Employee No.,Kind,Title', ...lines].join('\n') },
  });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { id, columns } = answer.body.import;
  return (await hr.call(calls.check, { params: { id }, body: { columns } })).body.import;
}

async function importAll({ id }: ImportRecord, leaveOut: boolean): Promise<void> {
  const started = await hr.call(calls.confirm, { params: { id }, body: { leave_out_wrong: leaveOut } });
  assert.equal(started.status, 200, JSON.stringify(started.body));
  const job = await app.finishJob(hr, started.body.job.id);
  assert.equal(job.state, 'done', job.failure ?? '');
}

test('papers from the folder of the server are filed by their index, once, and the import is undone', async () => {
  const person = people.accountingClerk;
  const kind = await app.server.db
    .selectFrom('file201.document_kind')
    .select('name')
    .where('expires', '=', false)
    .orderBy('place')
    .executeTakeFirstOrThrow();
  const folder = join(app.server.settings.dataDir, PAPERS_FOLDER);
  await mkdir(folder);
  await writeFile(join(folder, `${person.idno}_${kind.name.replaceAll('/', ' ')}.pdf`), PDF);
  await writeFile(join(folder, 'old scan.pdf'), PDF);
  await writeFile(join(folder, 'no.pdf'), 'a text');
  const lines = [
    `old scan.pdf,${person.idno},${kind.name},Paper of 1998`,
    `no.pdf,${person.idno},${kind.name},`,
    `../../secret.pdf,${person.idno},${kind.name},`,
  ];
  const record = await upload(...lines);
  assert.deepEqual([record.counts.new, record.counts.wrong], [1, 2], 'what is outside of the folder is not found');
  await importAll(record, true);
  const found = async () =>
    (await hr.call(listDocuments, { params: { id: person.id } })).body.documents.filter(({ title }) => title === 'Paper of 1998');
  const [paper] = await found();
  const content = await hr.call(fetchDocument, { params: { id: person.id, document: paper!.id } });
  assert.equal(new TextDecoder().decode(content.bytes), PDF);
  assert.equal((await upload(lines[0]!)).counts.unchanged, 1);
  const undone = await hr.call(calls.undo, { params: { id: record.id } });
  assert.equal(undone.status, 200, JSON.stringify(undone.body));
  assert.deepEqual(await found(), []);
  const { rows } = await app.server.pool.query<{ unclaimed: boolean }>(
    `select unclaimed_since is not null as unclaimed from kernel.file where name = 'old scan.pdf'`,
  );
  assert.deepEqual(rows, [{ unclaimed: true }], 'its bytes are thrown away a day later');
});

test('a head does not import papers', async () => {
  assert.equal((await (await app.as('head')).call(calls.list, { query: {} })).status, 403);
});
