import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { verifyPaper } from '@talaan/papers/contract.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import {
  addOutsideService,
  changeServiceSetting,
  correctOutsideService,
  draftMyServiceRecord,
  draftServiceRecord,
  fetchMyPrintedRecord,
  fetchPrintedRecord,
  printMyServiceRecord,
  printServiceRecord,
  readMyServiceRecord,
  readServiceRecord,
  readServiceSetting,
  removeOutsideService,
  withdrawPrintedRecord,
} from '../contract/service-record.ts';

let app: TestApp;
let hr: Caller;
let employee: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
  employee = await app.as('employee');
});
after(() => app.close());

test('HR reads the record of an employee, who reads the same and sees that it was opened', async () => {
  const id = people.accountingClerk.id;
  const { body, status } = await hr.call(readServiceRecord, { params: { id } });
  assert.equal(status, 200);
  const { rows, fullname } = body.service_record;
  assert.ok(rows.length > 3, 'salary tables and steps each have their row');
  assert.equal(rows.at(-1)!.to, null);
  assert.ok(rows.every(({ causes }) => causes.length > 0));
  assert.deepEqual((await employee.call(readMyServiceRecord)).body.service_record.rows, rows);
  const openings = await app.server.pool.query('select what from kernel.record_opening where personnel_id = $1', [id]);
  assert.ok(openings.rows.some(({ what }) => what === 'Service record'));
  assert.match(fullname, /,/);
});

test('nobody else finds it', async () => {
  const id = people.accountingClerk.id;
  assert.equal((await employee.call(readServiceRecord, { params: { id } })).status, 403);
  assert.equal((await (await app.as('nobody')).call(readMyServiceRecord)).status, 401);
  assert.equal((await hr.call(readServiceRecord, { params: { id: 999_999 } })).status, 404);
});

test('each print is a paper: listed with who made it, kept as it was, verified by anybody, and withdrawn with a reason', async () => {
  const id = people.accountingClerk.id;
  const printed = await hr.call(printServiceRecord, { params: { id }, body: { purpose: 'GSIS loan', salary_per: 'month' } });
  assert.equal(printed.status, 200, JSON.stringify(printed.body));
  const { code } = printed.body;
  const { papers } = (await hr.call(readServiceRecord, { params: { id } })).body.service_record;
  assert.equal(papers[0]!.code, code);
  assert.match(papers[0]!.control_number!, /^SR-2026-\d{4}$/);
  const pdf = await hr.call(fetchPrintedRecord, { params: { id, code } });
  assert.equal(new TextDecoder().decode(pdf.bytes.slice(0, 5)), '%PDF-');
  const others = people.headOfAccounting.id;
  assert.equal((await hr.call(fetchPrintedRecord, { params: { id: others, code } })).status, 404);

  const nobody = await app.as('nobody');
  const verified = await nobody.call(verifyPaper, { params: { code: code.toLowerCase().replace(/(.{4})(?=.)/g, '$1-') } });
  assert.equal(verified.body.paper!.state, 'stands');
  assert.equal(verified.body.paper!.title, 'Service record');
  const [surname] = (await hr.call(readServiceRecord, { params: { id } })).body.service_record.fullname.split(',');
  assert.ok(!JSON.stringify(verified.body).includes(surname!), 'the name is not told');

  assert.equal((await hr.call(withdrawPrintedRecord, { params: { id, code }, body: { reason: '' } })).status, 422);
  assert.equal((await hr.call(withdrawPrintedRecord, { params: { id, code }, body: { reason: 'A row was missing' } })).status, 200);
  assert.equal((await hr.call(withdrawPrintedRecord, { params: { id, code }, body: { reason: 'Again' } })).status, 409);
  const after_ = (await nobody.call(verifyPaper, { params: { code } })).body.paper!;
  assert.deepEqual([after_.state, after_.withdrawn_on, after_.withdrawn_because], ['withdrawn', '2026-11-20', 'A row was missing']);
});

test('looking at the record shows a draft: no number, no code, and nothing is issued', async () => {
  const id = people.accountingClerk.id;
  const before = await countPapers();
  for (const draft of [
    await hr.call(draftServiceRecord, { params: { id }, query: { purpose: 'GSIS loan', salary_per: 'month' } }),
    await employee.call(draftMyServiceRecord, {}),
  ]) {
    assert.equal(draft.status, 200);
    const text = await textOf(draft.bytes);
    assert.match(text, /DRAFT/);
    assert.match(text, /not issued, without control number and code/);
    assert.doesNotMatch(text, /SR-20\d\d|Verify at/);
  }
  assert.equal(await countPapers(), before);
});

test('a record is not issued while the birth place that it certifies is empty; its draft says what is missing', async () => {
  const id = people.deanOfArtsAndSciences.id;
  await app.server.pool.query(`update personnel.person set birth_place = '' where id = $1`, [id]);
  const before = await countPapers();
  const draft = await hr.call(draftServiceRecord, { params: { id } });
  assert.match(await textOf(draft.bytes), /Not to be issued: the place of birth of this person is empty/);
  const refused = await hr.call(printServiceRecord, { params: { id }, body: {} });
  assert.equal(refused.status, 409);
  const why = (await hr.call(readServiceRecord, { params: { id } })).body.service_record.not_issued_because;
  assert.match(why!, /the place of birth, which is empty. Fill it in on the personnel record, under Birth/);
  assert.equal((refused.body as unknown as { message: string }).message, why);
  assert.equal((await (await app.as('dean')).call(printMyServiceRecord, { body: {} })).status, 409);
  assert.equal(await countPapers(), before);
  await app.server.pool.query(`update personnel.person set birth_place = 'Gapan, Nueva Ecija' where id = $1`, [id]);
  assert.equal((await hr.call(printServiceRecord, { params: { id }, body: {} })).status, 200);
});

test('an employee prints an uncertified copy of their own', async () => {
  const { body } = await employee.call(printMyServiceRecord, { body: {} });
  assert.equal((await employee.call(fetchMyPrintedRecord, { params: { code: body.code } })).status, 200);
  assert.equal((await (await app.as('head')).call(fetchMyPrintedRecord, { params: { code: body.code } })).status, 404);
  const { paper } = (await (await app.as('nobody')).call(verifyPaper, { params: { code: body.code } })).body;
  assert.equal(paper!.title, 'Service record (employee’s copy, not certified)');
});

const MUNICIPAL = {
  from: '1990-01-01',
  to: '1990-06-30',
  designation: 'Clerk I',
  status: 'Permanent',
  agency: 'Municipality of San Isidro',
  branch: 'LGU',
  authority: 'Service record of 3 Feb 1991',
};

test('service elsewhere is in the record; it is corrected and taken out only with a reason', async () => {
  const id = people.headOfAccounting.id;
  assert.equal((await hr.call(addOutsideService, { params: { id }, body: MUNICIPAL })).status, 200);
  const record = async () => (await hr.call(readServiceRecord, { params: { id } })).body.service_record;
  const { rows, outside, gaps } = await record();
  assert.deepEqual([rows[0]!.station, rows[0]!.branch, rows[0]!.outside_id], [MUNICIPAL.agency, 'LGU', outside[0]!.id]);
  assert.equal(gaps[0]!.explained, '', 'the years until the university are a gap');
  const row = outside[0]!.id;
  const transferred = { ...MUNICIPAL, separation_cause: 'Transferred' };
  assert.equal((await hr.call(correctOutsideService, { params: { id, row }, body: { ...transferred, reason: '' } })).status, 422);
  assert.equal(
    (await hr.call(correctOutsideService, { params: { id, row }, body: { ...transferred, reason: 'Seen on the paper' } })).status,
    200,
  );
  assert.equal((await record()).gaps[0]!.explained, 'Separated: Transferred');
  assert.equal((await hr.call(removeOutsideService, { params: { id, row }, body: { reason: 'Of another person' } })).status, 200);
  assert.deepEqual((await record()).outside, []);
  const kept = await app.server.pool.query(
    `select reason from kernel.correction where row_of = 'service.outside_service' and row_id = $1 order by id`,
    [row],
  );
  assert.deepEqual(
    kept.rows.map(({ reason }) => reason),
    ['Seen on the paper', 'Of another person'],
  );
});

test('service elsewhere does not overlap that of the university, nor itself, nor turn back', async () => {
  const id = people.headOfAccounting.id;
  const today = { ...MUNICIPAL, from: '2026-01-01', to: '2026-06-30' };
  const own = await hr.call(addOutsideService, { params: { id }, body: today });
  assert.match(String((own.body as unknown as { errors: { from: string[] } }).errors.from), /the university itself has an appointment/);
  const turned = await hr.call(addOutsideService, { params: { id }, body: { ...MUNICIPAL, to: '1989-01-01' } });
  assert.equal(turned.status, 422);
  const unborn = await hr.call(addOutsideService, { params: { id }, body: { ...MUNICIPAL, from: '1950-01-01' } });
  assert.match(JSON.stringify(unborn.body), /before the birth/);
  const coming = await hr.call(addOutsideService, { params: { id }, body: { ...MUNICIPAL, to: '2026-12-31' } });
  assert.match(JSON.stringify(coming.body), /in the future/);
  const twice = await Promise.all([1, 2].map(() => hr.call(addOutsideService, { params: { id }, body: MUNICIPAL })));
  assert.deepEqual(
    twice.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 422],
  );
});

test('the salary is shown by year or month as the setting says', async () => {
  const { setting } = (await hr.call(readServiceSetting)).body;
  const { office: _office, ...values } = setting;
  assert.equal((await employee.call(changeServiceSetting, { body: values })).status, 403);
  assert.equal((await hr.call(changeServiceSetting, { body: { ...values, salary_per: 'month' } })).status, 200);
  assert.equal((await employee.call(readMyServiceRecord)).body.service_record.salary_per, 'month');
  await hr.call(changeServiceSetting, { body: values });
});

async function countPapers(): Promise<number> {
  const { rows } = await app.server.pool.query<{ count: number }>('select count(*)::integer as count from papers.paper');
  return rows[0]!.count;
}

async function textOf(pdf: Uint8Array): Promise<string> {
  return (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text;
}
