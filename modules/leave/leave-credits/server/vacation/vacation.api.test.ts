import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addSchoolYear, changeSchoolYear, listSchoolYears, removeSchoolYear } from '@talaan/leave/contract/school-years.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { exportVacationPay, listVacationPay, readMyVacationPay } from '../../contract/vacation-pay.ts';
import { payOfVacationDays } from '../../rules/vacation-pay.ts';

const YEAR = {
  name: '2021-2022',
  first_day: '2021-08-09',
  last_day: '2022-05-27',
  christmas_from: '2021-12-18',
  christmas_to: '2022-01-02',
  vacation_days: 84,
};

let app: TestApp;
let hr: Caller;
let teacher: number;
let year: number;

before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
  teacher = (await app.server.pool.query<{ id: number }>(TEACHER)).rows[0]!.id;
  await app.server.pool.query(`update identity.account set personnel_id = $1 where email = 'faculty@talaan.example'`, [teacher]);
});
after(() => app.close());

/** On teacher leave from 3 January 2022 on, which is within the school year. */
const TEACHER = `
  with one as (insert into personnel.person (idno, surname, first_name, sex) values ('VP-1', 'Salonga', 'Pia', 'Female') returning id),
  appointed as (
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
    select c.id, ${offices.mathematics.id}, (select min(id) from organization.position where track = 'faculty'), 'PERM', '[2022-01-03,)'
    from one c),
  paid as (
    insert into personnel.salary (personnel_id, salary_grade, step, amount, cause, during)
    select id, 12, 1, 3170500, 'appointment', '[2022-01-03,)' from one)
  select id from one`;

const rowOf = async () => (await hr.call(listVacationPay, { query: { school_year: year, term: 'VP-1' } })).body.teachers[0]!;

test('HR keeps school years; two do not share days or a name, and Christmas lies within', async () => {
  const add = (change: Partial<typeof YEAR> = {}) => hr.call(addSchoolYear, { body: { ...YEAR, ...change } });
  assert.deepEqual(fieldsOf(await add({ christmas_to: '2021-12-01' })), ['christmas_to']);
  assert.deepEqual(fieldsOf(await add({ last_day: '2021-08-01' })), ['last_day']);
  assert.deepEqual(fieldsOf(await add({ christmas_from: '2021-07-01', christmas_to: '2021-07-10' })), ['christmas_from']);
  assert.equal((await add()).status, 200);
  assert.deepEqual(fieldsOf(await add({ name: 'Another' })), ['first_day']);
  assert.deepEqual(
    fieldsOf(await add({ first_day: '2020-08-09', last_day: '2021-05-27', christmas_from: '2020-12-18', christmas_to: '2021-01-02' })),
    ['name'],
  );
  const { school_years } = (await hr.call(listSchoolYears, { query: {} })).body;
  const found = school_years.find(({ name }) => name === YEAR.name)!;
  assert.deepEqual([found.year_days, found.factor], [276, 304]);
  year = found.id;
  for (const who of ['employee', 'head'] as const)
    assert.equal((await (await app.as(who)).call(addSchoolYear, { body: YEAR })).status, 403);
});

test('who entered in January is paid in proportion: 145 days served × 0.304 are 44 of 84 days, a thirtieth of the salary each', async () => {
  const row = await rowOf();
  assert.deepEqual([row.present_days, row.served_days, row.factor, row.paid_days, row.unpaid_days], [145, 145, 304, 44, 40]);
  assert.deepEqual([row.pay, row.deduction], [payOfVacationDays(3_170_500, 44), payOfVacationDays(3_170_500, 40)]);
  assert.equal((await (await app.as('payroll')).call(listVacationPay, { query: {} })).status, 200, 'payroll reads it');
  assert.equal((await (await app.as('employee')).call(listVacationPay, { query: {} })).status, 403);
  assert.equal((await hr.call(listVacationPay, { query: { school_year: 99_999 } })).body.total, 0);
  assert.equal((await hr.call(exportVacationPay, { query: { school_year: year, format: 'xlsx' } })).status, 200);
});

test('days without pay are counted once: a suspension of ten days, and an absence within it', async () => {
  await app.server.pool.query(
    `insert into personnel.standing (personnel_id, status_code, authority, during) values ($1, 'SUSP', 'Decision 4 s.2022', '[2022-03-01,2022-03-11)')`,
    [teacher],
  );
  const row = await rowOf();
  assert.deepEqual([row.without_pay, row.served_days, row.paid_days], [10_000, 135, 41]);
});

test('teachers read their own, year by year; who was not on teacher leave reads none', async () => {
  const { years } = (await (await app.as('faculty')).call(readMyVacationPay, {})).body;
  assert.equal(years.at(-1)!.school_year.id, year);
  assert.deepEqual([years.at(-1)!.paid_days, years[0]!.paid_days], [41, 84]);
  assert.deepEqual((await (await app.as('employee')).call(readMyVacationPay, {})).body.years, []);
});

test('a correction of the school year computes the vacation pay again; a mistake is removed', async () => {
  assert.equal((await hr.call(changeSchoolYear, { params: { id: year }, body: { ...YEAR, vacation_days: 70 } })).status, 200);
  assert.deepEqual([(await rowOf()).factor, (await rowOf()).paid_days], [254, 34]);
  assert.equal((await hr.call(removeSchoolYear, { params: { id: year } })).status, 200);
  assert.equal((await hr.call(removeSchoolYear, { params: { id: year } })).status, 404);
});

function fieldsOf(answer: { status: number; body: object }): string[] {
  assert.equal(answer.status, 422, JSON.stringify(answer.body));
  return Object.keys((answer.body as { errors: object }).errors);
}
