import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DOCUMENT_LIMIT, uploadDocument, uploadProof } from '@talaan/kernel/contract/files.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { addDocument, addFiles, MOST_FILES } from '../../contract/register.ts';
import { openCounters, type Counter, type Counters } from '../fixtures/open-counters.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
});
after(() => app.close());

const PDF = '%PDF-1.7\n';
const upload = async (at: Counter, name = 'annex.pdf') =>
  (await c.clerk[at].call(uploadDocument, { file: { name, content: PDF } })).body.path;
const add = (at: Counter, id: number, attachments: string[], office = c.office[at]) =>
  c.clerk[at].call(addFiles, { params: { id }, body: { office_id: office, attachments } });
const errorsOf = (answer: { body: unknown }) => (answer.body as { errors: Record<string, string[]> }).errors;

test('the office that holds a paper adds scans to it, others never; each adding is in its history', async () => {
  const { id } = await c.add('CAS', { attachments: [await upload('CAS', 'letter.pdf')] });
  assert.deepEqual((await add('CAS', id, [await upload('CAS')])).body, { message: 'The file was added.' });
  await c.done('CAS', 'forward', id, { to: [c.office.HRMO] });
  assert.equal((await add('CAS', id, [await upload('CAS')])).status, 409, 'it is on its way');
  assert.equal((await add('HRMO', id, [await upload('HRMO')])).status, 409, 'it is not received');
  await c.done('HRMO', 'receive', id);
  await c.done('HRMO', 'hold', id);
  assert.deepEqual((await add('HRMO', id, [await upload('HRMO'), await upload('HRMO')])).body, { message: '2 files were added.' });
  assert.equal((await add('CAS', id, [await upload('CAS')])).status, 409);
  assert.deepEqual(errorsOf(await add('CAS', id, [await upload('CAS')], c.office.HRMO)), {
    office_id: ['You do not act for this office. Choose one of yours.'],
  });
  const page = await c.page('HRMO', id);
  assert.deepEqual(
    page.attachments.map(({ name }) => name),
    ['letter.pdf', 'annex.pdf', 'annex.pdf', 'annex.pdf'],
  );
  const added = page.steps.filter(({ action }) => action === 'attach').map(({ label, office, details }) => [label, office, details]);
  assert.deepEqual(added, [
    ['Files added', 'HRMO', { files_added: 2 }],
    ['Files added', 'CAS', { files_added: 1 }],
  ]);
  assert.ok(page.actions.includes('attach') && !(await c.page('CAS', id)).actions.includes('attach'));
  await c.done('HRMO', 'resume', id);
  await c.done('HRMO', 'forward', id, { to: [c.office.ACCT] });
  await c.done('ACCT', 'receive', id);
  await c.done('ACCT', 'reject', id);
  assert.equal((await add('ACCT', id, [await upload('ACCT')])).status, 409, 'it is closed');
});

test('what is too large, no PDF, of another person or too much is refused on its field', async () => {
  const large = await c.clerk.CAS.call(uploadDocument, { file: { name: 'plans.pdf', content: PDF.padEnd(40 * 1024 * 1024, ' ') } });
  assert.deepEqual([large.status, errorsOf(large)], [422, { file: ['The file you uploaded exceeds the file size limit.'] }]);
  assert.ok(DOCUMENT_LIMIT < 40 * 1024 * 1024);
  // Mailers put lines before the header of a PDF, which readers look for in the first 1,024 bytes.
  const sent = async (before: number) =>
    (await c.clerk.CAS.call(uploadDocument, { file: { name: 'mailed.pdf', content: ' '.repeat(before) + PDF } })).status;
  assert.deepEqual([await sent(1), await sent(1019), await sent(1020)], [200, 200, 422]);
  const { id } = await c.add('CAS');
  const photo = await c.clerk.CAS.call(uploadProof, { file: { name: 'photo.jpg', content: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]) } });
  assert.deepEqual(errorsOf(await add('CAS', id, [photo.body.path])), { attachments: ['Attach PDF files.'] });
  assert.deepEqual(errorsOf(await add('CAS', id, [])), { attachments: ['Add at least one file.'] });
  assert.deepEqual(errorsOf(await add('CAS', id, [await upload('HRMO')])), {
    attachments: ['This file no longer exists. Upload it again.'],
  });
  const refused = await c.clerk.CAS.call(addDocument, {
    body: { ...(await factsOf(id)), attachments: [photo.body.path], office_id: c.office.CAS, register: true },
  });
  assert.deepEqual(errorsOf(refused), { attachments: ['Attach PDF files.'] });
  const many: string[] = [];
  for (let n = 0; n < MOST_FILES; n++) many.push(await upload('CAS'));
  assert.equal((await add('CAS', id, many)).status, 200);
  assert.deepEqual(errorsOf(await add('CAS', id, [await upload('CAS')])), { attachments: [`A document has at most ${MOST_FILES} files.`] });
  assert.equal((await c.page('CAS', id)).attachments.length, MOST_FILES);
});

async function factsOf(id: number) {
  const page = await c.page('CAS', id);
  const { type_id, kind, subject, description, sender_name, sender_office, sender_contact } = page;
  const { reference_no, paper_date, pages, copies, priority, confidentiality } = page;
  const facts = {
    type_id,
    kind,
    subject,
    description,
    sender_name,
    sender_office,
    sender_contact,
    reference_no,
    paper_date,
    pages,
    copies,
  };
  return { ...facts, priority, confidentiality, related_id: null, came_at: null };
}
