import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import {
  exportSalaryTable,
  listSalaryTables,
  postSalaryTable,
  previewSalaryTable,
  readSalaryGrades,
  uploadSalaryTable,
} from '../../contract/salary.ts';
import { salaryOn } from '../public.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp({ work: false });
  hr = await app.as('hr');
});
after(() => app.close());

const upload = async (content: string | Uint8Array, name = 'table.csv', who = hr) =>
  (await who.call(uploadSalaryTable, { file: { name, content } })).body.upload.id;
const csvOf = async (date: string) => {
  const { body } = await hr.call(readSalaryGrades, { query: { date } });
  const file = await hr.call(exportSalaryTable, { params: { id: body.salary_table!.id }, query: { format: 'csv' } });
  return new TextDecoder().decode(file.bytes);
};

test('the salary on a date is that of the tranche in force on it', async () => {
  const cases: [string, number, number, number | null][] = [
    ['2025-12-31', 12, 2, 32_529_00],
    ['2026-01-01', 12, 2, 34_069_00],
    ['2025-12-31', 1, 8, 14_862_00],
    ['2026-01-01', 1, 8, 15_456_00],
    ['2025-12-31', 11, 1, 30_024_00],
    ['2026-01-01', 11, 1, 31_705_00],
    ['2026-03-01', 18, 1, 53_818_00],
    ['2026-03-01', 18, 2, 54_371_00],
    ['2027-06-01', 33, 1, 459_469_00],
    ['2026-01-01', 33, 3, null],
    ['2024-06-01', 30, 5, null],
    ['2023-12-31', 1, 1, null],
  ];
  for (const [date, grade, step, amount] of cases)
    assert.equal(await salaryOn(app.server.db, date, grade, step), amount, `SG ${grade}-${step} on ${date}`);
});

test('everybody sees the four tranches, and the grid of any date', async () => {
  const employee = await app.as('employee');
  const { body } = await employee.call(listSalaryTables);
  assert.deepEqual(
    body.salary_tables.map(({ from, until }) => [from, until]),
    [
      ['2027-01-01', null],
      ['2026-01-01', '2026-12-31'],
      ['2025-01-01', '2025-12-31'],
      ['2024-01-01', '2024-12-31'],
    ],
  );
  const today = await employee.call(readSalaryGrades);
  assert.equal(today.body.salary_table?.tranche, 'Tranche 3');
  assert.deepEqual([today.body.salary_grades[32]?.steps.length, today.body.salary_grades[0]?.steps.length], [2, 8]);
  const before = await employee.call(readSalaryGrades, { query: { date: '2020-01-01' } });
  assert.deepEqual([before.body.salary_table, before.body.salary_grades], [null, []]);
});

test('an uploaded table is shown beside the one that it supersedes, with what looks wrong', async () => {
  const csv = await csvOf('2027-01-01');
  const id = await upload(
    csv
      .replace('15208,', '15258,')
      .replace(/\r\n5,\d+,(\d+),/, '\r\n5,10000,$1,')
      .replace(/\r\n7,(\d+),\d+/, '\r\n7,$1,'),
  );
  const { body } = await hr.call(previewSalaryTable, { params: { id }, query: { from: '2028-01-01' } });
  assert.equal(body.supersedes?.tranche, 'Tranche 4');
  const of = (grade: number, step: number) => body.differences.find((one) => one.salary_grade === grade && one.step === step)!;
  assert.deepEqual([of(1, 1).before, of(1, 1).after, of(1, 1).rise], [15_208_00, 15_258_00, 3]);
  assert.deepEqual(of(5, 1).oddities, ['not above grade 4', 'lower than before']);
  assert.deepEqual(of(7, 2).oddities, ['missing']);
  assert.equal(body.changed, 3);
  assert.equal(body.odd, 2);
});

test('a posted table ends the one before it, and is never changed', async () => {
  const id = await upload((await csvOf('2027-01-01')).replace('15208,', '16000,'));
  const posted = await hr.call(postSalaryTable, {
    body: { upload_id: id, tranche: 'Tranche 5', law: 'A circular to follow', from: '2028-01-01' },
  });
  assert.equal(posted.status, 200);
  assert.equal(await salaryOn(app.server.db, '2027-12-31', 1, 1), 15_208_00);
  assert.equal(await salaryOn(app.server.db, '2028-01-01', 1, 1), 16_000_00);
  const tables = (await hr.call(listSalaryTables)).body.salary_tables;
  assert.equal(tables[1]?.until, '2027-12-31');
  const changes = [
    'update organization.salary_step set amount = 1',
    'delete from organization.salary_step',
    "update organization.salary_table set law = 'another'",
    'delete from organization.salary_table',
  ];
  for (const change of changes) await assert.rejects(app.server.pool.query(change), change);
});

test('a table from a date on which another begins is refused, also when two people post at once', async () => {
  const csv = await csvOf('2026-01-01');
  const body = { tranche: 'Another', law: 'A law' };
  const same = await hr.call(postSalaryTable, { body: { ...body, upload_id: await upload(csv), from: '2026-01-01' } });
  assert.equal(same.status, 422);
  const admin = await app.as('admin');
  const [one, two] = [await upload(csv), await upload(csv, 'table.csv', admin)];
  const answers = await Promise.all([
    hr.call(postSalaryTable, { body: { ...body, upload_id: one, from: '2026-07-01' } }),
    admin.call(postSalaryTable, { body: { ...body, upload_id: two, from: '2026-07-01' } }),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 422],
  );
  const tables = (await hr.call(listSalaryTables)).body.salary_tables;
  assert.deepEqual(
    tables.filter(({ from }) => from.startsWith('2026')).map(({ from, until }) => [from, until]),
    [
      ['2026-07-01', '2026-12-31'],
      ['2026-01-01', '2026-06-30'],
    ],
  );
});

test('a file that is no salary table is refused with the rows that are wrong', async () => {
  const refusal = async (content: string) => {
    const answer = await hr.call(uploadSalaryTable, { file: { name: 'table.csv', content } });
    assert.equal(answer.status, 422);
    return (answer.body as unknown as { errors: { file: string[] } }).errors.file.join(' ');
  };
  assert.match(await refusal('a,b\n1,2\n'), /No row with headings/);
  assert.match(await refusal('SG,Step 1\n1,15208\n2,abc\n'), /Row 3: “abc” is no amount for grade 2 step 1/);
  assert.match(await refusal('SG,Step 1\n'), /no salaries below/);
});

test('an upload is its owner’s alone, and salary tables are posted by those who look after the whole university', async () => {
  const id = await upload(await csvOf('2026-01-01'));
  const admin = await app.as('admin');
  assert.equal((await admin.call(previewSalaryTable, { params: { id }, query: { from: '2030-01-01' } })).status, 404);
  assert.equal((await admin.call(postSalaryTable, { body: { upload_id: id, tranche: 'x', law: 'y', from: '2030-01-01' } })).status, 404);
  const head = await app.as('head');
  assert.equal((await head.call(uploadSalaryTable, { file: { name: 'x.csv', content: 'SG,Step 1\n1,2\n' } })).status, 403);
});

test('the downloaded workbook uploads again without a difference', async () => {
  const { body } = await hr.call(readSalaryGrades, { query: { date: '2027-01-01' } });
  const file = await hr.call(exportSalaryTable, { params: { id: body.salary_table!.id } });
  const id = await upload(file.bytes, 'table.xlsx');
  const preview = await hr.call(previewSalaryTable, { params: { id }, query: { from: '2027-02-01' } });
  assert.deepEqual([preview.body.changed, preview.body.odd], [0, 0]);
});
