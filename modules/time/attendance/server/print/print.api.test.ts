import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { downloadFile } from '@talaan/kernel/contract/files.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { listPrinted, printDtr, printOffice, printOwnDtr } from '../../contract/print.ts';
import { printedDtrs } from './printed-dtrs.ts';

const MONTH = '2026-10';
let app: TestApp;
let hr: Caller;
let head: Caller;
let employee: Caller;
const accounting = offices.accounting.id;
const registrar = offices.registrar.id;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  [hr, head, employee] = await Promise.all([app.as('hr'), app.as('head'), app.as('employee')]);
});
after(() => app?.close());

test('an employee prints their own record: one page, shown in the browser', async () => {
  const answer = await employee.call(printOwnDtr, { query: { month: MONTH } });
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('content-type'), 'application/pdf');
  assert.match(answer.headers.get('content-disposition') ?? '', /^inline/);
  assert.equal(await pagesOf(answer.bytes), 1);
});

test('the halves of a month and both papers can be printed', async () => {
  for (const half of ['first', 'second'] as const) {
    const { status, bytes } = await employee.call(printOwnDtr, { query: { month: MONTH, half, paper: 'letter' } });
    assert.equal(status, 200);
    assert.equal(await pagesOf(bytes), 1);
  }
});

test('a month before one’s appointment has no record to print', async () => {
  assert.equal((await employee.call(printOwnDtr, { query: { month: '1999-01' } })).status, 404);
});

test('HR prints three chosen people as three pages', async () => {
  const people = (await peopleOf(hr, accounting)).slice(0, 3);
  const { status, bytes } = await hr.call(printDtr, { query: { month: MONTH, people } });
  assert.equal(status, 200);
  assert.equal(await pagesOf(bytes), people.length);
});

test('more than 20 chosen people are not printed at once', async () => {
  const people = Array.from({ length: 21 }, (_, index) => index + 1);
  assert.equal((await hr.call(printDtr, { query: { month: MONTH, people } })).status, 422);
});

test('a head prints their own unit, and a person of another office is as if there were none', async () => {
  const [own] = await peopleOf(hr, accounting);
  const [foreign] = await peopleOf(hr, registrar);
  assert.equal((await head.call(printDtr, { query: { month: MONTH, people: own! } })).status, 200);
  assert.equal((await head.call(printDtr, { query: { month: MONTH, people: foreign! } })).status, 404);
  assert.equal((await head.call(printOffice, { body: { month: MONTH, office: registrar } })).status, 404);
  assert.deepEqual(await peopleOf(head, registrar), []);
});

test('an employee prints no record but their own', async () => {
  const [own] = await peopleOf(hr, accounting);
  assert.equal((await employee.call(printDtr, { query: { month: MONTH, people: own! } })).status, 403);
  assert.equal((await employee.call(printOffice, { body: { month: MONTH, office: accounting } })).status, 403);
});

test('an office with its units becomes one file of one page a person, and the bell says so', async () => {
  const top = offices.academicAffairs.id;
  const people = await peopleOf(hr, top);
  const started = await hr.call(printOffice, { body: { month: MONTH, office: top } });
  assert.equal(started.status, 200);
  const job = await app.finishJob(hr, started.body.job.id);
  assert.equal(job.state, 'done', job.failure ?? '');
  assert.equal(job.result?.printed, people.length);
  const file = await hr.call(downloadFile, { params: { id: Number(job.result?.file_id) } });
  assert.equal(await pagesOf(file.bytes), people.length);
  const told = await app.server.db
    .selectFrom('notifications.notification')
    .select('link')
    .where('title', '=', 'Daily time records are printed')
    .execute();
  assert.deepEqual(
    told.map((one) => one.link),
    [`/edats/daily-attendance?job=${started.body.job.id}`],
  );
  assert.equal((await head.call(downloadFile, { params: { id: Number(job.result?.file_id) } })).status, 404);
});

test('a print that was ended and runs again leaves one file and one notice', async () => {
  const people = (await peopleOf(hr, accounting)).slice(0, 2);
  const started = await hr.call(printOffice, { body: { month: MONTH, people } });
  const first = await app.finishJob(hr, started.body.job.id);
  const work = { server: app.server, accountId: 0, runId: started.body.job.id, progress: async () => undefined };
  const again = await printedDtrs.job.run(work, { keys: [] } as never);
  assert.equal(again?.file_id, first.result?.file_id);
});

test('a person who is chosen twice is printed once, at once and behind the screen', async () => {
  const [one, two] = await peopleOf(hr, accounting);
  const people = [one!, two!, one!];
  const few = await hr.call(printDtr, { query: { month: MONTH, people } });
  assert.equal(await pagesOf(few.bytes), 2);
  const started = await hr.call(printOffice, { body: { month: MONTH, people } });
  assert.equal((await app.finishJob(hr, started.body.job.id)).result?.printed, 2);
});

async function peopleOf(caller: Caller, office: number): Promise<number[]> {
  return (await caller.call(listPrinted, { query: { month: MONTH, office } })).body.personnel_ids;
}

async function pagesOf(pdf: Uint8Array): Promise<number> {
  return (await PDFDocument.load(pdf)).getPageCount();
}
