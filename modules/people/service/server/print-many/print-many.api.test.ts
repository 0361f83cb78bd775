import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { downloadFile } from '@talaan/kernel/contract/files.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { verifyPaper } from '@talaan/papers/contract.ts';
import { previewServiceRecords, printServiceRecords } from '../../contract/print-many.ts';
import { addOutsideService, readServiceRecord } from '../../contract/service-record.ts';
import { printedRecords } from './printed-records.ts';

let app: TestApp;
let hr: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
});
after(() => app.close());

test('HR prints the records of an office: told of a gap before, each a paper of its own, each opened, all in one file', async () => {
  const head = people.headOfAccounting.id;
  const office = offices.accounting.id;
  const choice = { office, status: ['PERM'] };
  const before = (await hr.call(previewServiceRecords, { query: choice })).body;
  assert.ok(before.records >= 2 && before.people === before.records + before.not_issued.length, JSON.stringify(before));
  const gapsBefore = before.with_gaps.length;
  await hr.call(addOutsideService, {
    params: { id: head },
    body: { from: '1990-01-01', to: '1990-06-30', designation: 'Clerk I', status: 'Permanent', agency: 'A town', authority: 'Its record' },
  });
  const told = (await hr.call(previewServiceRecords, { query: choice })).body.with_gaps;
  assert.equal(told.length, gapsBefore + 1);
  assert.equal(told.find(({ id }) => id === head)!.gaps[0]!.from, '1990-07-01');

  const started = await hr.call(printServiceRecords, { body: { ...choice, purpose: 'the GSIS' } });
  assert.equal(started.status, 200, JSON.stringify(started.body));
  const job = await app.finishJob(hr, started.body.job.id);
  assert.equal(job.state, 'done', String(job.failure));
  assert.equal(job.result!.printed, before.records);
  const papers = await papersOf(started.body.job.id);
  assert.equal(papers.length, before.records);
  const numbers = papers.map(({ control_number }) => Number(/^SR-2026-(\d{4})$/.exec(control_number)![1]));
  assert.deepEqual(
    numbers.map((number) => number - numbers[0]!),
    papers.map((_, at) => at),
    'one after the other, in the order of the file',
  );
  const visitor = await app.as('nobody');
  const { paper } = (await visitor.call(verifyPaper, { params: { code: papers[0]!.code } })).body;
  assert.deepEqual([paper!.state, paper!.title], ['stands', 'Service record']);
  const pdf = await hr.call(downloadFile, { params: { id: Number(job.result!.file_id) } });
  const pages = (await PDFDocument.load(pdf.bytes)).getPageCount();
  assert.ok(pages >= before.records);
  const opened = await app.server.pool.query(
    `select distinct personnel_id from kernel.record_opening where what = 'Service record' and personnel_id = any($1)`,
    [papers.map(({ personnel_id }) => personnel_id)],
  );
  const hrPerson = people.hrOfficer.id;
  const own = papers.filter(({ personnel_id }) => personnel_id === hrPerson).length;
  assert.equal(opened.rowCount, before.records - own, 'whose record was printed reads who opened it');
  const kept = (await hr.call(readServiceRecord, { params: { id: head } })).body.service_record.papers;
  assert.ok(kept.some(({ purpose, certified }) => purpose === 'the GSIS' && certified));

  const rest = await hr.call(printServiceRecords, { body: { ...choice, leave_out_gaps: true } });
  const left = await app.finishJob(hr, rest.body.job.id);
  assert.equal(left.result!.printed, before.records - told.length);
});

test('a person who is named twice is printed once', async () => {
  const [employee, faculty] = [people.accountingClerk.id, people.teacherOfMathematics.id];
  const twice = { people: [employee, faculty, employee] };
  assert.equal((await hr.call(previewServiceRecords, { query: twice })).body.records, 2);
  const started = await hr.call(printServiceRecords, { body: twice });
  const job = await app.finishJob(hr, started.body.job.id);
  assert.equal(job.result!.printed, 2);
  assert.deepEqual(new Set((await papersOf(started.body.job.id)).map(({ personnel_id }) => personnel_id)), new Set([employee, faculty]));
});

test('a record that lacks the place of birth is told in the preview and left out of the print', async () => {
  const [employee, faculty] = [people.accountingClerk.id, people.teacherOfMathematics.id];
  await withoutBirthPlace(employee, async () => {
    const { body } = await hr.call(previewServiceRecords, { query: { people: [employee, faculty] } });
    assert.equal(body.records, 1);
    assert.deepEqual(
      body.not_issued.map(({ id, missing }) => [id, missing]),
      [[employee, 'place of birth']],
    );
    const started = await hr.call(printServiceRecords, { body: { people: [employee, faculty] } });
    await app.finishJob(hr, started.body.job.id);
    assert.deepEqual(
      (await papersOf(started.body.job.id)).map(({ personnel_id }) => personnel_id),
      [faculty],
    );
    const none = await hr.call(printServiceRecords, { body: { people: [employee] } });
    assert.equal(none.status, 409);
    assert.match(JSON.stringify(none.body), /under Birth/);
  });
});

async function withoutBirthPlace(id: number, look: () => Promise<void>): Promise<void> {
  const { rows } = await app.server.pool.query<{ birth_place: string }>('select birth_place from personnel.person where id = $1', [id]);
  await app.server.pool.query(`update personnel.person set birth_place = '' where id = $1`, [id]);
  try {
    await look();
  } finally {
    await app.server.pool.query('update personnel.person set birth_place = $2 where id = $1', [id, rows[0]!.birth_place]);
  }
}

test('anyone who has only contracts has no record to print', async () => {
  const chosen = { people: [people.teacherOnContract.id, people.guardOnContract.id] };
  const { body } = await hr.call(previewServiceRecords, { query: chosen });
  assert.deepEqual([body.people, body.records], [2, 0]);
  assert.equal((await hr.call(printServiceRecords, { body: chosen })).status, 409);
});

test('nobody prints beyond their reach', async () => {
  await app.server.pool.query(
    `insert into identity.role_group (role_id, group_name) select id, 'PERSONNELS' from identity.role where name = 'Office clerk'`,
  );
  const clerk = await app.as('clerk');
  const mine = (await clerk.call(previewServiceRecords, {})).body.people;
  const all = (await hr.call(previewServiceRecords, {})).body.people;
  assert.ok(mine > 0 && mine < all);
  const chosen = { people: [people.directorOfBantayan.id] };
  assert.equal((await hr.call(previewServiceRecords, { query: chosen })).status, 200);
  assert.equal((await clerk.call(previewServiceRecords, { query: chosen })).status, 404);
  assert.equal((await clerk.call(printServiceRecords, { body: chosen })).status, 404);
  const employee = await app.as('employee');
  assert.equal((await employee.call(previewServiceRecords, {})).status, 403);
  assert.equal((await employee.call(printServiceRecords, { body: {} })).status, 403);
});

test('two runs of the same work at once give nobody two papers, and tell once', async () => {
  const keys = [people.accountingClerk.id, people.teacherOfMathematics.id, people.headOfAccounting.id];
  const run = await app.server.pool.query<{ id: string }>(
    `insert into kernel.job_run (kind, title, owner_id) values ('service.print-records', 'a test', $1) returning id`,
    [people.hrOfficer.accountId],
  );
  const runId = run.rows[0]!.id;
  const work = { server: app.server, accountId: people.hrOfficer.accountId, runId, progress: async () => undefined };
  const input = {
    title: 'Twice',
    keys,
    order: { purpose: '', salaryPer: 'year', certified: true, officeId: offices.accounting.id },
    screen: null,
    today: '2026-11-20',
  } as const;
  await Promise.all([1, 2].map(() => printedRecords.job.run(work, input)));
  assert.deepEqual(
    (await papersOf(runId)).map(({ personnel_id }) => personnel_id),
    keys,
  );
  const told = await app.server.pool.query(`select from notifications.notification where description like 'Twice: %'`);
  assert.equal(told.rowCount, 1);
});

async function papersOf(runId: string) {
  const { rows } = await app.server.pool.query<{ personnel_id: number; code: string; control_number: string }>(
    `select personnel_id, code, control_number from papers.paper where run_id = $1 and sheet is not null order by place_in_run`,
    [runId],
  );
  return rows;
}
