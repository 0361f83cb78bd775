import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import * as contract from '../contract.ts';
import { remindOfExpiryJob } from './remind-job.ts';

let app: TestApp;
let hr: Caller;
let employee: Caller;
const person = people.accountingClerk.id;
before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
  employee = await app.as('employee');
});
after(() => app.close());

const PDF = { name: 'licence.pdf', content: '%PDF-1.4\n%%EOF\n' };

async function kindOf(code: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from file201.document_kind where code = ${code}`.execute(app.server.db);
  return rows[0]!.id;
}

async function file(code: string, more: object = {}) {
  const upload = await hr.call(uploadDocument, { file: PDF });
  const body = {
    kind_id: await kindOf(code),
    title: `Paper ${code}`,
    number: '0123456',
    issuer: 'PRC',
    issued_on: '2024-01-10',
    expires_on: null as string | null,
    attachment_path: upload.body.path,
    ...more,
  };
  return hr.call(contract.addDocument, { params: { id: person }, body });
}

const mine = async () => (await employee.call(contract.listMyDocuments)).body.documents.map(({ title }) => title);

test('a document that HR files is seen and opened by whose file it is, and a confidential one is not', async () => {
  assert.equal((await file('DIPLOMA')).status, 200);
  assert.equal((await file('CASE')).status, 200);
  assert.ok((await mine()).includes('Paper DIPLOMA'));
  assert.ok(!(await mine()).includes('Paper CASE'));
  const all = (await hr.call(contract.listDocuments, { params: { id: person } })).body.documents;
  const hidden = all.find(({ title }) => title === 'Paper CASE')!;
  assert.equal((await employee.call(contract.fetchMyDocument, { params: { id: hidden.id } })).status, 404);
  assert.equal((await hr.call(contract.fetchDocument, { params: { id: person, document: hidden.id } })).status, 200);
});

test('a licence needs its last day, and a day before it was issued is refused', async () => {
  for (const expires_on of [null, '2023-12-31']) {
    const refused = await file('LICENCE', { expires_on });
    assert.equal(refused.status, 422);
    assert.ok('expires_on' in (refused.body as unknown as { errors: object }).errors);
  }
});

test('an upload goes into one file, once', async () => {
  const upload = await hr.call(uploadDocument, { file: PDF });
  assert.equal((await file('TOR', { attachment_path: upload.body.path })).status, 200);
  assert.equal((await file('TOR', { attachment_path: upload.body.path })).status, 422);
});

test('a document is withdrawn with a reason, stays on record, and is changed no more', async () => {
  await file('OTHER', { title: 'Wrong paper' });
  const found = (await hr.call(contract.listDocuments, { params: { id: person } })).body.documents.find(
    ({ title }) => title === 'Wrong paper',
  )!;
  const params = { id: person, document: found.id };
  assert.equal((await hr.call(contract.withdrawDocument, { params, body: { reason: '' } })).status, 422);
  assert.equal((await hr.call(contract.withdrawDocument, { params, body: { reason: 'Of somebody else' } })).status, 200);
  assert.equal((await hr.call(contract.withdrawDocument, { params, body: { reason: 'Again' } })).status, 409);
  assert.ok(!(await mine()).includes('Wrong paper'));
  const kept = (await hr.call(contract.listDocuments, { params: { id: person } })).body.documents.find(({ id }) => id === found.id)!;
  assert.equal(kept.withdrawn?.because, 'Of somebody else');
});

test('what expires is told to its owner and to HR, each reminder once, and stands on the list', async () => {
  await file('LICENCE', { title: 'Teaching licence', expires_on: '2026-12-10' });
  const told = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from notifications.notification where title like 'Teaching licence expires%'`.execute(
      app.server.db,
    );
    return rows[0]!.count;
  };
  const run = () => remindOfExpiryJob.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
  await run();
  await run();
  assert.equal(await told(), 1);
  const list = await hr.call(contract.listExpiring, { query: { term: 'teaching' } });
  assert.equal(list.body.documents[0]!.expiry, 'soon');
});

test('at a university of some years there are licences that have expired and such that soon will, each with its paper', async () => {
  const { documents } = (await hr.call(contract.listExpiring, { query: { per_page: 999 } })).body;
  const within = (days: number) => Temporal.PlainDate.from('2026-11-20').add({ days }).toString();
  for (const [from, to] of [
    [-60, -1],
    [0, 30],
    [31, 90],
  ] as const)
    assert.ok(
      documents.some(({ expires_on }) => expires_on >= within(from) && expires_on <= within(to)),
      `between ${from} and ${to} days`,
    );
  assert.ok(documents.some(({ kind }) => kind === 'Professional licence'));
  const [first] = documents;
  const paper = await hr.call(contract.fetchDocument, { params: { id: first!.personnel_id, document: first!.id } });
  assert.equal(new TextDecoder().decode(paper.bytes.slice(0, 5)), '%PDF-');
});

test('a head of another office and an employee do not read a 201 file by its number', async () => {
  assert.equal((await employee.call(contract.listDocuments, { params: { id: person } })).status, 403);
  assert.equal((await hr.call(contract.listDocuments, { params: { id: 2_000_000_000 } })).status, 404);
});

test('a paper that is required is missing until one is filed, and again once that one is withdrawn', async () => {
  const papers = async () => (await hr.call(contract.readPapers, { params: { id: person } })).body;
  await app.server.pool.query("update file201.document_kind set is_required = true where code = 'PDF'");
  const before = await papers();
  assert.ok(before.missing.includes('Position description form (DBM-CSC Form No. 1)'));
  const listed = (await hr.call(contract.listMissing, { query: { per_page: 999 } })).body.personnels.find(({ id }) => id === person);
  assert.deepEqual(listed?.missing, before.missing);
  await file('PDF');
  assert.equal((await papers()).missing.length, before.missing.length - 1);
  const filed = (await hr.call(contract.listDocuments, { params: { id: person } })).body.documents.find(
    ({ title }) => title === 'Paper PDF',
  )!;
  await hr.call(contract.withdrawDocument, { params: { id: person, document: filed.id }, body: { reason: 'Another person’s' } });
  assert.deepEqual((await papers()).missing, before.missing);
  assert.equal((await employee.call(contract.readPapers, { params: { id: person } })).status, 403);
});

test('the 201 file of a job order holds a contract: no paper of an appointment is missing there', async () => {
  const { missing, required } = (await hr.call(contract.readPapers, { params: { id: people.guardOnContract.id } })).body;
  assert.deepEqual([missing, required], [[], 0]);
});
