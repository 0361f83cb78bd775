import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { sql } from 'kysely';
import { downloadFile, uploadDocument } from '@talaan/kernel/contract/files.ts';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import * as hr from '../../contract/hr.ts';
import * as uploads from '../../contract/uploads.ts';
import { makeApplications } from '../fixtures/make-applications.ts';

const BROKEN = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

let app: TestApp;
let staff: Caller;
let post: number;
before(async () => {
  app = await startTestApp();
  staff = await app.as('recruitment');
  post = await makePost(app.server.db, { code: 'AO-PAPERS' });
});
after(() => app.close());

/** Of so many pages, each with the word; locked against changes where asked for. */
async function pdfOf(word: string, pages: number, isLocked = false): Promise<string> {
  const document = await PDFDocument.create();
  for (let page = 1; page <= pages; page++) document.addPage([300, 300]).drawText(`${word} ${page}`, { x: 20, y: 200 });
  if (isLocked) document.encrypt({ ownerPassword: 'of the registrar', userPassword: '', permissions: { modifying: false } });
  return Buffer.from(await document.save()).toString('latin1');
}

async function addPaper(application: number, code: string, content: string): Promise<void> {
  const { body } = await staff.call(uploadDocument, { file: { name: `${code}.pdf`, content: Buffer.from(content, 'latin1') } });
  await sql`insert into applicants.paper (application_id, code, file_id, added_at)
    select ${application}, ${code}, id, now() from kernel.file where path = ${body.path}`.execute(app.server.db);
}

const join = (id: number) => staff.call(hr.joinPapers, { params: { id } });

test('the papers of an application are one PDF in the order of the requirements, all pages of each', async () => {
  const [one] = await makeApplications(app.server.db, { post, surnames: ['Dalisay'] });
  assert.equal((await join(one!.id)).status, 409, 'there is nothing yet');
  // They came in another order than the one in which the post asks for them.
  await addPaper(one!.id, 'training', await pdfOf('Seminar', 2));
  await addPaper(one!.id, 'letter', await pdfOf('Letter', 1));
  await addPaper(one!.id, 'transcript', await pdfOf('Transcript', 3));
  await addPaper(one!.id, 'training', await pdfOf('Workshop', 1));
  const answer = await join(one!.id);
  assert.equal(answer.headers.get('content-type'), 'application/pdf');
  assert.equal((await PDFDocument.load(answer.bytes)).getPageCount(), 7);
  assert.deepEqual((await readPdfText(answer.bytes)).match(/\w+ \d/g), [
    'Letter 1',
    'Transcript 1',
    'Transcript 2',
    'Transcript 3',
    'Seminar 1',
    'Seminar 2',
    'Workshop 1',
  ]);
});

test('a paper that is locked against changes is joined as others are, and one that is broken has a page that says so', async () => {
  const [one] = await makeApplications(app.server.db, { post, surnames: ['Dimaguiba'] });
  await addPaper(one!.id, 'letter', await pdfOf('Letter', 1));
  await addPaper(one!.id, 'transcript', BROKEN);
  await addPaper(one!.id, 'eligibility', await pdfOf('Eligibility', 1, true));
  const answer = await join(one!.id);
  assert.equal(answer.status, 200);
  const text = await readPdfText(answer.bytes);
  assert.equal((await PDFDocument.load(answer.bytes)).getPageCount(), 3);
  assert.match(text, /Letter 1[^]*Transcript of records[^]*broken or locked[^]*Eligibility 1/);
});

test('what an applicant sends in a day is bounded; HR sees all of it, and removes what does not belong there', async () => {
  const { db, settings } = app.server;
  const [one] = await makeApplications(db, { post, surnames: ['Malikhain'] });
  await sql`update identity.account set personnel_id = ${one!.personnel_id} where email = 'applicant@talaan.example'`.execute(db);
  const applicant = await app.as('applicant');
  const send = (name: string, content = BROKEN) => applicant.call(uploadDocument, { file: { name, content } });
  settings.applicantUploadsPerDay = 3;
  const paths = [(await send('Letter.pdf')).body.path, (await send('Left.pdf')).body.path];
  assert.equal((await send('Picture.pdf', 'no PDF')).status, 422);
  const beyond = await send('Fourth.pdf');
  assert.deepEqual([beyond.status, Number(beyond.headers.get('retry-after')) > 0], [429, true]);
  assert.equal((await staff.call(uploadDocument, { file: { name: 'Own.pdf', content: BROKEN } })).status, 200, 'staff are not counted');
  await sql`insert into applicants.paper (application_id, code, file_id, added_at)
    select ${one!.id}, 'letter', id, now() from kernel.file where path = ${paths[0]!}`.execute(db);

  const person = { id: one!.personnel_id };
  const list = async () => (await staff.call(uploads.listUploads, { params: person })).body.uploads;
  const [left, letter] = await list();
  assert.deepEqual([left!.name, left!.used_in, letter!.name, letter!.used_in.length], ['Left.pdf', [], 'Letter.pdf', 1]);
  const remove = (id: number, who = staff) =>
    who.call(uploads.removeUpload, { params: { ...person, file_id: id }, body: { reason: 'It is an advertisement.' } });
  for (const who of ['employee', 'head', 'applicant']) {
    const other = await app.as(who);
    assert.equal((await other.call(uploads.listUploads, { params: person })).status, 403, who);
    assert.equal((await remove(letter!.id, other)).status, 403, who);
  }
  assert.equal((await remove(letter!.id)).status, 200);
  assert.equal((await remove(letter!.id)).status, 404);
  assert.deepEqual(
    (await list()).map(({ name }) => name),
    ['Left.pdf'],
  );
  assert.equal((await applicant.call(downloadFile, { params: { id: letter!.id } })).status, 404);
  const { rows } = await sql<{ papers: number; letters: number; noted: number }>`
    select (select count(*)::integer from applicants.paper where application_id = ${one!.id}) as papers,
      (select count(*)::integer from applicants.letter
        where application_id = ${one!.id} and array_to_string(paragraphs, ' ') like '%It is an advertisement.') as letters,
      (select count(*)::integer from kernel.audit_event where subject = ${`kernel.file:${letter!.id}`}) as noted`.execute(db);
  assert.deepEqual(rows, [{ papers: 0, letters: 1, noted: 1 }]);
  const { rows: staffPerson } = await sql<{ id: number }>`
    select personnel_id as id from identity.account where email = 'employee@talaan.example'`.execute(db);
  assert.equal((await staff.call(uploads.listUploads, { params: { id: staffPerson[0]!.id } })).status, 404, 'an employee');
});
