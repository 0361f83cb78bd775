import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import {
  endDeduction,
  enterDeduction,
  exportDeductions,
  findPayrollPeople,
  listDeductions,
  readDeduction,
} from '../contract/deductions.ts';
import { addPayItem, changePayItem, listLoanItems, listPayItems } from '../contract/items.ts';
import { exportLenderLines, listLenderLines, listLenders, listRunsOfLenders } from '../contract/lenders.ts';
import { listOwnLoans, readOwnLoan } from '../contract/own-loans.ts';

let app: TestApp;
let officer: Caller;
let auditor: Caller;
before(async () => {
  app = await startTestApp();
  officer = await app.as('payroll');
  auditor = await app.as('auditor');
});
after(() => app.close());

const loan = {
  personnel_id: people.accountingClerk.id,
  code: 'LBP',
  reference_no: 'LBP-1',
  monthly: 150_000,
  principal: 3_600_000,
  paid_before: 600_000,
  from_month: '2026-12',
  to_month: null,
  authorized_on: '2026-11-05',
};
const because = 'The lender wrote that it is settled.';

async function enter(change: Partial<typeof loan>): Promise<number> {
  const { status, body } = await officer.call(enterDeduction, { body: { ...loan, ...change } });
  assert.equal(status, 200, JSON.stringify(body));
  return body.id;
}

test('a loan that two officers enter in the same moment is entered once', async () => {
  const second = await app.as('payroll2');
  const answers = await Promise.all([officer, second].map((caller) => caller.call(enterDeduction, { body: loan })));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 422],
  );
  assert.match(JSON.stringify(answers), /has a running loan with this number already/);
  const { body } = await auditor.call(listDeductions, { query: { term: 'LBP-1', state: ['RUNNING'] } });
  assert.equal(body.total, 1);
  const [row] = body.deductions;
  assert.deepEqual([row!.paid, row!.balance, row!.months_left, row!.state], [600_000, 3_000_000, 20, 'RUNNING']);
});

test('the ledger shows what each run took, goes down to the balance, and its reading is noted once an hour', async () => {
  const { body } = await officer.call(listDeductions, {
    query: { item: ['GSIS_MPL'], state: ['RUNNING'], sort: 'balance', per_page: 999 },
  });
  const [row] = body.deductions;
  const { deduction } = (await auditor.call(readDeduction, { params: { id: row!.id } })).body;
  const released = deduction.runs.filter(({ is_released: isReleased }) => isReleased);
  assert.equal(released.length, 12);
  assert.equal(
    deduction.paid,
    released.reduce((sum, { taken }) => sum + taken, deduction.paid_before),
  );
  assert.equal(released[0]!.balance, deduction.balance);
  assert.equal(deduction.schedule.at(-1)!.balance, 0);
  const [last] = deduction.runs;
  assert.equal(last!.is_released, false, 'the payroll on its way is in the ledger');
  assert.equal(last!.balance, deduction.balance! - last!.taken);
  assert.ok(deduction.schedule[0]!.month > last!.month, 'and no month is in it twice');
  assert.equal(
    deduction.schedule.reduce((sum, { amount }) => sum + amount, last!.taken),
    deduction.balance,
  );
  const { rows } = await app.owner.query<{ times: number }>(
    `select count(*)::integer as times from kernel.record_opening r join identity.account c on c.id = r.account_id
     where c.email = 'auditor@talaan.example' and r.what = 'Deduction' and r.personnel_id = $1`,
    [deduction.personnel_id],
  );
  assert.equal(rows[0]!.times, 1);
});

test('dues that are no loan have no balance, and are planned for a year', async () => {
  const { body } = await officer.call(listDeductions, { query: { item: ['UNION'], per_page: 5 } });
  const [row] = body.deductions;
  assert.deepEqual([row!.balance, row!.months_left, row!.state], [null, null, 'RUNNING']);
  const { deduction } = (await officer.call(readDeduction, { params: { id: row!.id } })).body;
  assert.equal(deduction.schedule.length, 12);
  const [run] = (await officer.call(listRunsOfLenders, {})).body.runs;
  const { lines } = (await officer.call(listLenderLines, { params: { id: run!.id }, query: { item: ['UNION'] } })).body;
  assert.ok(lines.length > 0 && lines.every(({ balance }) => balance === null));
});

test('what is ended with a reason is deducted no more, ends once, and its number is free again', async () => {
  const id = await enter({ reference_no: 'LBP-2' });
  const short = await officer.call(endDeduction, { params: { id }, body: { because: 'No', also_this_month: false } });
  assert.equal(short.status, 422);
  const second = await app.as('payroll2');
  const answers = await Promise.all(
    [officer, second].map((caller) => caller.call(endDeduction, { params: { id }, body: { because, also_this_month: false } })),
  );
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  );
  const { deduction } = (await officer.call(readDeduction, { params: { id } })).body;
  assert.deepEqual(
    [deduction.state, deduction.ended_on, deduction.ended_because, deduction.schedule],
    ['ENDED', '2026-10-31', because, []],
  );
  await enter({ reference_no: 'LBP-2' });
});

test('a deduction needs an item in use, a day that is here, months in order, and a loan that is not paid', async () => {
  const faults = async (change: Partial<Omit<typeof loan, 'to_month'>> & { to_month?: string }) => {
    const { status, body } = await officer.call(enterDeduction, { body: { ...loan, reference_no: 'BAD', ...change } });
    assert.equal(status, 422, JSON.stringify(body));
    return Object.keys((body as unknown as { errors: Record<string, string[]> }).errors);
  };
  assert.deepEqual(await faults({ code: 'GSIS' }), ['code'], 'a premium of the law');
  assert.deepEqual(await faults({ authorized_on: '2026-12-24' }), ['authorized_on']);
  assert.deepEqual(await faults({ to_month: '2026-11' }), ['to_month']);
  assert.deepEqual(await faults({ paid_before: 3_600_000 }), ['paid_before']);
  assert.deepEqual(await faults({ monthly: 100.5 }), ['monthly']);
});

test('an officer of a campus reaches the deductions of its people alone, heads and administrators none', async () => {
  const away = await enter({ personnel_id: people.directorOfBantayan.id, reference_no: 'LBP-3' });
  const here = await enter({ reference_no: 'LBP-4' });
  await app.owner.query(`
    insert into identity.account_role (account_id, role_id, scope, campus_id, during)
    select c.id, r.id, 'campus', 2, '[2026-01-01,)' from identity.account c, identity.role r
    where c.email = 'clerk@talaan.example' and r.name = 'Payroll officer'`);
  const ofCampus = await app.signIn('clerk');
  const { body } = await ofCampus.call(listDeductions, { query: { term: 'LBP-' } });
  assert.deepEqual(
    body.deductions.map(({ id }) => id),
    [away],
  );
  assert.equal((await ofCampus.call(readDeduction, { params: { id: away } })).status, 200);
  assert.equal((await ofCampus.call(readDeduction, { params: { id: here } })).status, 404);
  assert.equal((await ofCampus.call(endDeduction, { params: { id: here }, body: { because, also_this_month: true } })).status, 404);
  assert.equal((await ofCampus.call(enterDeduction, { body: { ...loan, reference_no: 'LBP-5' } })).status, 404);
  const found = await ofCampus.call(findPayrollPeople, { query: { term: people.accountingClerk.surname } });
  assert.ok(found.body.personnel.every(({ id }) => id !== people.accountingClerk.id));
  const runs = (await officer.call(listRunsOfLenders, {})).body.runs;
  assert.deepEqual((await ofCampus.call(listRunsOfLenders, {})).body.runs, [], 'the runs are over all campuses');
  assert.equal((await ofCampus.call(listLenders, { params: { id: runs[0]!.id } })).status, 404);
  assert.equal((await ofCampus.call(changePayItem, { params: { code: 'LBP' }, body: ITEM })).status, 403, 'the catalogue is of all');
  for (const who of ['hr', 'admin', 'head', 'employee', 'budget']) {
    const caller = await app.as(who);
    assert.equal((await caller.call(listDeductions, { query: {} })).status, 403, who);
    assert.equal((await caller.call(readDeduction, { params: { id: here } })).status, 403, who);
  }
  assert.equal((await auditor.call(enterDeduction, { body: loan })).status, 403, 'auditors read');
});

const ITEM = { name: 'Land Bank loan', lender: 'Land Bank', account: '2-02-01-060', in_part: true, is_used: true };

test('the catalogue takes new deductions, renames them and puts them out of use; those of the law stay', async () => {
  const fresh = {
    name: 'Teachers’ savings, Aklan',
    class: 'COOPERATIVE' as const,
    lender: '',
    account: '2-99-99-990',
    in_part: false,
    lowers_tax: false,
  };
  const { body: added } = await officer.call(addPayItem, { body: fresh });
  assert.equal(added.code, 'TEACHERS_SAVINGS_AKL');
  const again = await officer.call(addPayItem, { body: { ...fresh, name: 'TEACHERS’ SAVINGS, AKLAN' } });
  assert.equal(again.status, 422);
  const id = await enter({ code: added.code, reference_no: 'T-1' });
  const params = { code: added.code };
  const { in_part, lender, account } = fresh;
  await officer.call(changePayItem, { params, body: { name: 'Teachers’ savings', in_part, lender, account, is_used: false } });
  const refused = await officer.call(enterDeduction, { body: { ...loan, code: added.code, reference_no: 'T-2' } });
  assert.equal(refused.status, 422);
  const { deduction } = (await officer.call(readDeduction, { params: { id } })).body;
  assert.deepEqual([deduction.item, deduction.state], ['Teachers’ savings', 'RUNNING'], 'what runs goes on');
  const ofLaw = await officer.call(changePayItem, { params: { code: 'GSIS' }, body: { ...ITEM, name: 'GSIS share' } });
  assert.equal(ofLaw.status, 409);
  const { items } = (await officer.call(listPayItems, { query: { of: 'OURS', used: 0, per_page: 50 } })).body;
  assert.deepEqual(
    items.map((item) => item.id),
    [added.code],
  );
  assert.ok((await auditor.call(listLoanItems, {})).body.items.length > 20);
});

test('the lists for lenders of a run add up to its sums, and go out as a workbook and on paper', async () => {
  const run = (await officer.call(listRunsOfLenders, {})).body.runs.find(({ is_released: isReleased }) => isReleased);
  const params = { id: run!.id };
  const { lenders, sums } = (await officer.call(listLenders, { params })).body;
  assert.deepEqual(
    lenders.map(({ lender }) => lender),
    ['Cooperative', 'Dues of a registered union', 'GSIS', 'Pag-IBIG'],
  );
  for (const { lender, people: count, taken } of lenders) {
    const { body } = await officer.call(listLenderLines, { params, query: { lender: [lender], per_page: 999 } });
    assert.equal(body.total, count, lender);
    assert.equal(
      body.lines.reduce((sum, line) => sum + line.taken, 0),
      taken,
    );
  }
  assert.equal(sums.due, sums.taken + sums.lacking);
  assert.equal(
    sums.taken,
    lenders.reduce((sum, { taken }) => sum + taken, 0),
  );
  for (const format of ['xlsx', 'pdf'] as const) {
    const { status } = await officer.call(exportLenderLines, { params, query: { lender: ['GSIS'], format } });
    assert.equal(status, 200, format);
  }
  assert.equal((await officer.call(exportDeductions, { query: { format: 'csv' } })).status, 200);
  assert.equal((await (await app.as('accounting')).call(listLenders, { params })).status, 200);
  assert.equal((await (await app.as('budget')).call(listLenders, { params })).status, 403);
});

test('employees see their own loans by released payslips, and no one else’s', async () => {
  const employee = await app.as('employee');
  const mine = await enter({ reference_no: 'LBP-9' });
  const other = await enter({ personnel_id: people.directorOfBantayan.id, reference_no: 'LBP-9' });
  const { loans } = (await employee.call(listOwnLoans, {})).body;
  assert.ok(loans.some(({ id }) => id === mine));
  assert.equal(
    loans.some(({ id }) => id === other),
    false,
  );
  const { deduction } = (await employee.call(readOwnLoan, { params: { id: mine } })).body;
  assert.deepEqual([deduction.balance, deduction.runs], [3_000_000, []]);
  assert.equal((await employee.call(readOwnLoan, { params: { id: other } })).status, 404);
});
