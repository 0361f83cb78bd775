import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import {
  exportSalaryTable,
  listSalaryTables,
  readSalaryGrades,
  salaryImports as calls,
  type SalaryChoices,
} from '../../contract/salary.ts';
import { salaryOn } from '../public.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
});
after(() => app.close());

const TRANCHE_5: SalaryChoices = { tranche: 'Tranche 5', law: 'A circular to follow', from: '2028-01-01' };

/** Uploads a table and checks it. */
async function check(content: string | Uint8Array, choices = TRANCHE_5, who = hr) {
  const { id, columns } = (
    await who.call(calls.upload, { file: { name: typeof content === 'string' ? 'table.csv' : 'table.xlsx', content } })
  ).body.import;
  const answer = await who.call(calls.check, { params: { id }, body: { columns, choices } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body.import;
}

type Checked = Awaited<ReturnType<typeof check>>;

async function post({ id, warnings }: Checked, who = hr) {
  for (const { kind } of warnings) await who.call(calls.acknowledge, { params: { id }, body: { kind } });
  const { status, body } = await who.call(calls.confirm, { params: { id }, body: {} });
  assert.equal(status, 200, JSON.stringify(body));
  return app.finishJob(who, body.job.id);
}

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

test('an uploaded table is shown beside the one that it ends, and what looks wrong must be looked at', async () => {
  const csv = await csvOf('2027-01-01');
  const checked = await check(
    csv
      .replace('15208,', '15258,')
      .replace(/\r\n5,\d+,(\d+),/, '\r\n5,10000,$1,')
      .replace(/\r\n7,(\d+),\d+/, '\r\n7,$1,'),
  );
  assert.equal(checked.questions.supersedes?.tranche, 'Tranche 4');
  assert.deepEqual(
    checked.warnings.map(({ kind, rows }) => [kind, rows]),
    [
      ['lower', 1],
      ['missing', 1],
      ['not-rising', 1],
    ],
  );
  const { rows } = (await hr.call(calls.rows, { params: { id: checked.id }, query: { per_page: 50 } })).body;
  assert.deepEqual(rows[0]!.changes, [{ field: 'Step 1', from: '15,208.00', to: '15,258.00 (+0.3 %)' }]);
  assert.deepEqual(
    rows[4]!.messages.map(({ column, message }) => `${column}: ${message}`),
    ['Step 1: Grade 5, step 1 is not above grade 4.', 'Step 1: Grade 5, step 1 is lower than before.'],
  );
  assert.equal(rows.filter(({ changes }) => changes.length > 0).length, 3);
  assert.equal((await hr.call(calls.confirm, { params: { id: checked.id }, body: {} })).status, 422);
});

test('a posted table ends the one before it and is never changed; until it is in force its import is undone', async () => {
  const checked = await check((await csvOf('2027-01-01')).replace('15208,', '16000,'));
  assert.equal((await post(checked)).state, 'done');
  assert.equal(await salaryOn(app.server.db, '2027-12-31', 1, 1), 15_208_00);
  assert.equal(await salaryOn(app.server.db, '2028-01-01', 1, 1), 16_000_00);
  const untilOf4 = async () => (await hr.call(listSalaryTables)).body.salary_tables.find(({ tranche }) => tranche === 'Tranche 4')?.until;
  assert.equal(await untilOf4(), '2027-12-31');
  const changes = [
    'update organization.salary_step set amount = 1',
    'delete from organization.salary_step',
    "update organization.salary_table set law = 'another'",
    'delete from organization.salary_table',
  ];
  for (const change of changes) await assert.rejects(app.server.pool.query(change), change);
  const undone = await hr.call(calls.undo, { params: { id: checked.id } });
  assert.equal(undone.status, 200, JSON.stringify(undone.body));
  assert.equal(await untilOf4(), null);
  assert.equal(await salaryOn(app.server.db, '2028-01-01', 1, 1), 15_208_00);
});

test('a table that is in force is not undone, and its row says so', async () => {
  const checked = await check((await csvOf('2026-01-01')).replace('14634,', '14700,'), { ...TRANCHE_5, from: '2026-11-01' });
  assert.equal((await post(checked)).state, 'done');
  const refused = await hr.call(calls.undo, { params: { id: checked.id } });
  assert.equal(refused.status, 409);
  assert.match((refused.body as unknown as { message: string }).message, /in force since 1 Nov 2026/);
});

test('a table from a date on which another begins is refused, also when two people post at once', async () => {
  const csv = (await csvOf('2027-01-01')).replace('15208,', '15300,');
  const { id, columns } = (await hr.call(calls.upload, { file: { name: 'a.csv', content: csv } })).body.import;
  const same = await hr.call(calls.check, { params: { id }, body: { columns, choices: { ...TRANCHE_5, from: '2027-01-01' } } });
  assert.equal(same.status, 422);
  const none = await hr.call(calls.check, { params: { id }, body: { columns, choices: { ...TRANCHE_5, from: null } } });
  assert.deepEqual(Object.keys((none.body as unknown as { errors: object }).errors), ['choices.from']);
  const choices = { ...TRANCHE_5, from: '2027-07-01' };
  const admin = await app.as('admin');
  const [one, two] = [await check(csv, choices), await check(csv, choices, admin)];
  const jobs = await Promise.all([post(one), post(two, admin)]);
  assert.deepEqual(jobs.map(({ state }) => state).toSorted(), ['done', 'failed']);
  const tables = (await hr.call(listSalaryTables)).body.salary_tables;
  assert.deepEqual(
    tables.filter(({ from }) => from.startsWith('2027')).map(({ from, until }) => [from, until]),
    [
      ['2027-07-01', null],
      ['2027-01-01', '2027-06-30'],
    ],
  );
});

test('a table with a wrong salary is not posted in part; a file that is no salary table is refused', async () => {
  const checked = await check('SG,Step 1\n1,15208\n2,abc\n');
  assert.equal(checked.counts.wrong, 1);
  const { rows } = (await hr.call(calls.rows, { params: { id: checked.id } })).body;
  assert.match(
    rows
      .flatMap(({ messages }) => messages)
      .map(({ message }) => message)
      .join(),
    /“abc” is not an amount in pesos/,
  );
  const refused = await hr.call(calls.confirm, { params: { id: checked.id }, body: { leave_out_wrong: true } });
  assert.equal(refused.status, 409);
  for (const content of ['a\n1\n', 'SG,Step 1\n'])
    assert.equal((await hr.call(calls.upload, { file: { name: 'table.csv', content } })).status, 422, content);
});

test('salary tables are posted by those who look after the whole university', async () => {
  const head = await app.as('head');
  assert.equal((await head.call(calls.upload, { file: { name: 'x.csv', content: 'SG,Step 1\n1,2\n' } })).status, 403);
});

test('the downloaded workbook uploads again without a difference', async () => {
  const { body } = await hr.call(readSalaryGrades, { query: { date: '2027-01-01' } });
  const file = await hr.call(exportSalaryTable, { params: { id: body.salary_table!.id } });
  const checked = await check(file.bytes, { ...TRANCHE_5, from: '2027-02-01' });
  assert.deepEqual([checked.counts.unchanged, checked.warnings], [33, []]);
  assert.equal((await hr.call(calls.confirm, { params: { id: checked.id }, body: {} })).status, 409);
});
