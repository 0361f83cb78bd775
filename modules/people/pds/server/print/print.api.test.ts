import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { downloadFile } from '@talaan/kernel/contract/files.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { sql } from 'kysely';
import readXlsxFile from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { myForm, printForms, readPrintSetting, savePrintSetting, theirForm } from '../../contract/print.ts';
import { shortSheet } from '../../print/sample-sheets.ts';
import { fileSubmissions } from '../fixtures/file-submissions.ts';
import { startSheets } from '../start-sheet.ts';
import { printedForms } from './printed-forms.ts';

let app: TestApp;
let hr: Caller;
let head: Caller;
let employee: Caller;
let admin: Caller;
const own = people.accountingClerk.id;
const colleague = people.headOfAccounting.id;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  [hr, head, employee, admin] = await Promise.all([app.as('hr'), app.as('head'), app.as('employee'), app.as('admin')]);
});
after(() => app?.close());

test('an employee prints their own sheet, which is a draft as long as it was not submitted', async () => {
  await standAs('DRAFT');
  const answer = await employee.call(myForm.print, {});
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-disposition') ?? '', /^inline/);
  const pages = await textOf(answer.bytes);
  assert.ok(pages.length >= 4);
  assert.match(pages[0]!, /Revised 2026[\s\S]*DRAFT – not submitted/);
});

test('another revision is printed where it is wanted, and an unknown one is refused', async () => {
  const { bytes } = await employee.call(myForm.print, { query: { revision: '2017' } });
  assert.match((await textOf(bytes))[3]!, /CS FORM 212 \(Revised 2017\), Page 4 of 4/);
  assert.equal((await employee.call(myForm.print, { query: { revision: '2005' as never } })).status, 422);
});

test('looking at a submitted sheet shows a draft and issues nothing; a sheet that was not submitted is not issued', async () => {
  await standAs('SUBMITTED');
  const [page] = await textOf((await employee.call(myForm.print, {})).bytes);
  assert.match(page!, /MARIA CLARA[\s\S]*DRAFT – not issued/);
  assert.deepEqual((await employee.call(myForm.paper, {})).body, { is_submitted: true, code: null });
  assert.equal(
    (await app.server.db.selectFrom('papers.paper').select('code').where('kind', '=', 'personal data sheet').execute()).length,
    0,
  );
  await standAs('DRAFT');
  assert.equal((await employee.call(myForm.issue, { body: {} })).status, 409);
});

test('a submitted sheet is issued once, and printed as it was submitted with one code however often and in whichever revision', async () => {
  await standAs('SUBMITTED');
  const issued = await Promise.all([1, 2].map(() => employee.call(myForm.issue, { body: {} })));
  assert.equal(issued[0]!.body.code, issued[1]!.body.code);
  assert.equal((await hr.call(theirForm.paper, { params: { personnel_id: own } })).body.code, issued[0]!.body.code);
  const [first, second] = await Promise.all([
    employee.call(myForm.print, {}),
    hr.call(theirForm.print, { params: { personnel_id: own }, query: { revision: '2025' } }),
  ]);
  const codes = await Promise.all(
    [first, second].map(async ({ bytes }) => /Code ([0-9A-Z-]{19})/.exec((await textOf(bytes))[0]!)?.[1]?.replaceAll('-', '')),
  );
  assert.ok(codes[0]);
  assert.equal(codes[0], codes[1]);
  assert.match((await textOf(first.bytes))[0]!, /MARIA CLARA/);
  const papers = await app.server.db
    .selectFrom('papers.paper')
    .select(['kind', 'title', 'personnel_id'])
    .where('code', '=', codes[0])
    .execute();
  assert.deepEqual(papers, [
    { kind: 'personal data sheet', title: 'Personal data sheet (CS Form No. 212) as submitted on 20 Nov 2026', personnel_id: own },
  ]);
});

test('a draft can be printed of a submitted sheet, and a copy of somebody else is not there', async () => {
  const { bytes } = await employee.call(myForm.print, { query: { draft: 'true' } });
  assert.match((await textOf(bytes))[0]!, /DRAFT – not submitted/);
  const copy = await app.server.db.selectFrom('pds.sheet').select('copy_id').where('personnel_id', '=', own).executeTakeFirstOrThrow();
  assert.equal((await hr.call(theirForm.print, { params: { personnel_id: colleague }, query: { copy: copy.copy_id } })).status, 404);
  assert.equal((await employee.call(myForm.print, { query: { copy: 2_000_000_000 } })).status, 404);
});

test('the workbook has the four sheets of the form', async () => {
  const { status, bytes } = await employee.call(myForm.workbook, {});
  assert.equal(status, 200);
  const names = (await readXlsxFile(Buffer.from(bytes))).map(({ sheet }) => sheet);
  assert.deepEqual(names.slice(0, 4), ['C1', 'C2', 'C3', 'C4']);
});

test('HR opens the sheet of another, who sees that; nobody else does', async () => {
  assert.equal((await hr.call(theirForm.print, { params: { personnel_id: own } })).status, 200);
  const openings = await openingsOf(own);
  assert.ok(openings.includes('Personal data sheet') && openings.includes('Personal data sheet, printed in full'));
  assert.ok([403, 404].includes((await employee.call(theirForm.print, { params: { personnel_id: colleague } })).status));
  assert.equal((await hr.call(theirForm.workbook, { params: { personnel_id: 2_000_000_000 } })).status, 404);
});

test('many sheets become one file, whose owners see who opened them, and a run that is repeated leaves the same', async () => {
  await standAs('DRAFT', colleague);
  await app.owner.query('delete from kernel.record_opening where personnel_id = $1', [colleague]);
  const started = await hr.call(printForms, { body: { people: [own, colleague, own] } });
  assert.equal(started.status, 200);
  assert.deepEqual(await openingsOf(colleague), ['Personal data sheet, printed in full']);
  const job = await app.finishJob(hr, started.body.job.id);
  assert.equal(job.state, 'done', job.failure ?? '');
  const fileId = Number(job.result?.file_id);
  const pages = await textOf((await hr.call(downloadFile, { params: { id: fileId } })).bytes);
  assert.ok(pages.length >= 8);
  assert.ok(pages.some((page) => /DRAFT – not submitted/.test(page)) && pages.some((page) => /Code [0-9A-Z-]{19}/.test(page)));
  const work = { server: app.server, accountId: 0, runId: started.body.job.id, progress: async () => undefined };
  assert.equal((await printedForms.job.run(work, { keys: [] } as never))?.file_id, fileId);
  assert.equal((await employee.call(printForms, { body: { people: [own] } })).status, 403);
  assert.ok([403, 404].includes((await head.call(printForms, { body: { people: [own] } })).status));
});

test('the revision for new submissions is chosen by who keeps the settings', async () => {
  assert.equal((await employee.call(savePrintSetting, { body: { revision: '2017' } })).status, 403);
  assert.equal((await admin.call(savePrintSetting, { body: { revision: '2025' } })).status, 200);
  assert.equal((await employee.call(readPrintSetting, {})).body.revision, '2025');
  const { bytes } = await employee.call(myForm.print, {});
  assert.match((await textOf(bytes))[0]!, /Revised 2025/);
});

/** The employee's sheet in a state; a submitted one has the image of the sample. */
async function standAs(state: 'DRAFT' | 'SUBMITTED', whose = own): Promise<void> {
  await withOpenRecords(app.server.db, [whose], async (db) => {
    await startSheets(db, [whose], app.server.clock.now());
    if (state === 'DRAFT') {
      await sql`update pds.sheet set state = 'DRAFT', request_id = null where personnel_id = ${whose}`.execute(db);
      return;
    }
    const [request] = await fileSubmissions(app, db, [whose], () => Temporal.Instant.from('2026-11-20T09:00:00+08:00'));
    await sql`
      with submitted as (
        insert into pds.copy (personnel_id, image, sha256, submitted_at)
        values (${whose}, ${JSON.stringify(shortSheet())}::jsonb, 'of a test', '2026-11-20T09:00:00+08:00') returning id)
      update pds.sheet set state = 'SUBMITTED', request_id = ${request!}, copy_id = (select id from submitted)
      where personnel_id = ${whose}`.execute(db);
  });
}

async function openingsOf(personnelId: number): Promise<string[]> {
  const openings = await app.server.db.selectFrom('kernel.record_opening').select('what').where('personnel_id', '=', personnelId).execute();
  return openings.map(({ what }) => what);
}

async function textOf(pdf: Uint8Array): Promise<string[]> {
  return (await extractText(await getDocumentProxy(new Uint8Array(pdf)))).text;
}
