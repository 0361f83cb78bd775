import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { readPayslip } from '@talaan/payroll/contract/payslips.ts';
import { bringTo, makeCasuals, openComputed, peopleByRecord, step } from '@talaan/payroll/server/fixtures/payroll-kit.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import * as charges from '../contract/charges.ts';
import { addSource } from '../contract/sources.ts';
import { addPerson, appointCasual, casualBody, DECEMBER, fundBody, standOf } from './fixtures/fund-kit.ts';

/** A month of wages by days may come to more than the month that was obligated. */
const SPARE = 5_000_00;

let app: TestApp;
let budget: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  budget = await app.as('budget');
});
after(() => app?.close());

async function fundOf(name: string, allotment: number): Promise<number> {
  const answer = await budget.call(addSource, { body: fundBody(name, allotment) });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body.id;
}

/** Charges a casual to a fund source from October on. */
async function charge(fund: number, person: number) {
  const { rows } = await sql<{ id: number }>`
    select a.id from personnel.serving_on('2026-11-30') a where a.personnel_id = ${person}`.execute(app.server.db);
  return budget.call(charges.chargePeople, { body: { source_id: fund, from: '2026-10-01', ids: [`A${rows[0]!.id}`] } });
}

/** What a payroll posted to a fund source. */
async function postedOf(fund: number, reference: string) {
  const { body } = await budget.call(charges.listPostings, { params: { id: fund }, query: { cause: ['PAY'] } });
  return body.postings.filter((one) => one.reference === reference);
}

/** What a payslip costs the university: gross and the shares of the government. */
async function costIn(run: number, person: number): Promise<number> {
  const { body } = await (await app.as('payroll')).call(readPayslip, { params: { id: run, person } });
  return body.payslip.gross + body.payslip.government;
}

test('the release of a payroll posts what it paid once, explains it, and frees the rest of the month; two releases at the same moment do so once', async () => {
  const [paid, without] = (await peopleByRecord(app, true)) as [number, number];
  const [unlocked] = (await peopleByRecord(app, false)) as [number];
  await makeCasuals(app, [paid, without, unlocked]);
  const fund = await fundOf('Casuals of October', 1_000_000_00);
  for (const person of [paid, unlocked]) assert.equal((await charge(fund, person)).status, 200);
  const before_ = await standOf(budget, fund);
  const run = await openComputed(app, 'CASUAL', '2026-10');
  await bringTo(app, run, 'approve');
  assert.deepEqual(await standOf(budget, fund), before_, 'nothing is posted before the release');
  const cashier = await app.as('cashier');
  const twice = await Promise.all([step(cashier, run, 'release'), step(cashier, run, 'release')]);
  assert.deepEqual(
    twice.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  );
  assert.equal((await step(cashier, run, 'release')).status, 409);

  const cost = await costIn(run, paid);
  const stand = await standOf(budget, fund);
  assert.equal(stand.paid - before_.paid, cost);
  const [posting, ...others] = await postedOf(fund, 'Payroll of casuals, October 2026');
  assert.deepEqual(others, []);
  assert.match(posting!.because, /^Payroll of casuals, October 2026, payslip 2026-10-\d{5}\.$/);
  assert.equal(
    posting!.parts.reduce((sum, part) => sum + part.amount, 0),
    cost,
  );
  assert.equal(stand.obligated - before_.obligated, posting!.obligated, 'what the month did not cost is free, and nothing else has moved');
  const { body: october } = await budget.call(charges.readMonthToPay, { params: { id: fund, month: 10 } });
  const ofMonth = october.payees.map(({ to_pay, paid: had, is_closed }) => [to_pay > 0, had, is_closed]);
  assert.deepEqual(
    ofMonth.toSorted((one, other) => Number(one[1]) - Number(other[1])),
    [
      [true, 0, false],
      [false, cost, true],
    ],
    'whose record is not locked is still to be paid',
  );

  const late = await fundOf('Charged after the release', 1_000_000_00);
  assert.equal((await charge(late, without)).status, 200);
  const [known] = await postedOf(late, 'Payroll of casuals, October 2026');
  assert.equal(known?.paid, await costIn(run, without), 'what a payroll paid before is in the ledger from the start');
});

test('what is left beside a release is obligated once by hires of the same moment', async () => {
  const { db } = app.server;
  const hr = await app.as('hr');
  const [person] = (await peopleByRecord(app, true)) as [number];
  await makeCasuals(app, [person]);
  const fund = await fundOf('The last peso', 1_000_000_00);
  assert.equal((await charge(fund, person)).status, 200);
  const run = await openComputed(app, 'CASUAL', '2026-10');
  await bringTo(app, run, 'approve');
  const { obligated } = await standOf(budget, fund);
  await sql`update fund_sources.source set allotment = ${obligated + DECEMBER + SPARE} where id = ${fund}`.execute(db);
  const people = [await addPerson(db, 'Abad'), await addPerson(db, 'Bernal'), await addPerson(db, 'Castro')];
  const body = await casualBody(db, fund);
  const [released, ...hired] = await Promise.all([
    step(await app.as('cashier'), run, 'release'),
    ...people.map((id) => appointCasual(hr, id, body)),
  ]);
  assert.equal(released.status, 200);
  // Whose preview the release overtook looks at it again.
  for (const [at, { status }] of hired.entries()) if (status === 409) hired[at] = await appointCasual(hr, people[at]!, body);
  assert.deepEqual(
    hired.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 422, 422],
  );
  const stand = await standOf(budget, fund);
  assert.ok(stand.balance >= 0, 'never more than the allotment');
  const { rows } = await sql<{ sum: number }>`
    select sum(e.to_pay + e.paid)::bigint as sum from fund_sources.posting p join fund_sources.entry e on e.posting_id = p.id where p.source_id = ${fund}`.execute(
    db,
  );
  assert.equal(rows[0]!.sum, stand.obligated);
});
