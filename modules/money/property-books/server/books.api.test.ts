import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { compareStatements } from '@talaan/testing/count-statements.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { verifyPaper } from '@talaan/papers/contract.ts';
import { voidPaper, withdrawItems } from '@talaan/property/contract/papers.ts';
import { buy, issueTo, TODAY } from '@talaan/property/server/fixtures/deliveries.ts';
import { printCard, printCards, readCard } from '../contract/cards.ts';
import { exportRegister, listRegister, printRegister } from '../contract/register.ts';
import { issueRspi, listRspi, previewRspi, printRspi, readRspi, voidRspi } from '../contract/rspi.ts';

let app: TestApp;
let keeper: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  keeper = await app.as('property');
});
after(() => app.close());

const holder = people.accountingClerk.id;
const other = people.headOfAccounting.id;
/** Of these the demo issues nothing. */
const FUND = '02';
const MONTH = TODAY.slice(0, 7);
const reason = 'The slip names the wrong person.';
const said = ({ body }: { body: unknown }) => (body as { message: string }).message;

test('the card of an item says what came, who got it and that a paper was voided, and its ledger card what is left of the cost', async () => {
  const [id] = (await buy(keeper, { cost: 6_000_000 })) as [number];
  const [receipt] = await issueTo(keeper, holder, [id]);
  await keeper.call(voidPaper, {
    params: { id: receipt!.id },
    body: { reason, again: { personnel_id: other, user_id: null, dated_on: TODAY } },
  });
  const { card } = (await keeper.call(readCard, { params: { id } })).body;
  assert.deepEqual(
    card.entries.map(({ received, moved, balance, amount }) => [received, moved, balance, amount]),
    [
      [1, 0, 1, 6_000_000],
      [0, 1, 1, 6_000_000],
      [0, 0, 1, 6_000_000],
      [0, 1, 1, 6_000_000],
    ],
  );
  assert.match(card.entries[0]!.reference, /^IAR 2026-11-/);
  assert.equal(card.entries[1]!.reference, `PAR ${receipt!.number}`);
  assert.match(card.entries[1]!.officer, /^Dela Cruz, Liza/);
  assert.equal(card.entries[2]!.remarks, `Paper voided: ${reason}`);
  assert.deepEqual(
    card.ledger.map(({ accumulated, carrying }) => [accumulated, carrying]),
    card.entries.map(() => [0, 6_000_000]),
  );
  for (const book of ['card', 'ledger'] as const) {
    const pdf = await keeper.call(printCard, { params: { id }, query: { book } });
    assert.deepEqual([pdf.status, pdf.headers.get('content-type')], [200, 'application/pdf']);
    const workbook = await keeper.call(printCard, { params: { id }, query: { book, format: 'xlsx' } });
    assert.equal(workbook.status, 200);
  }
});

test('the cards of many items are printed as one file by a job, unless one of them is not there', async () => {
  const ids = await buy(keeper, { count: 12, cost: 1_000_000 });
  const { status, body } = await keeper.call(printCards, { body: { item_ids: ids, book: 'card' } });
  assert.equal(status, 200);
  assert.equal((await app.finishJob(keeper, body.job.id)).state, 'done');
  const missing = await keeper.call(printCards, { body: { item_ids: [...ids, 99_999_999], book: 'card' } });
  assert.equal(missing.status, 404);
});

test('the register tells issues, returns and new issues of a fund, is narrowed by days, and is printed by type of property', async () => {
  const ids = await buy(keeper, { count: 3, cost: 1_000_000, fund: FUND });
  const [slip] = await issueTo(keeper, holder, ids);
  await keeper.call(withdrawItems, { body: { item_ids: [ids[0]!], reason } });
  await issueTo(keeper, other, [ids[0]!]);
  const read = async (query: object) => (await keeper.call(listRegister, { query: { fund: FUND, per_page: 50, ...query } })).body;
  const { entries } = await read({});
  const ofFirst = entries.filter((entry) => entry.item_id === ids[0]).toReversed();
  assert.deepEqual(
    ofFirst.map(({ recorded_as, balance }) => [recorded_as, balance]),
    [
      ['ISSUED', 1],
      ['RETURNED', 0],
      ['REISSUED', 1],
    ],
  );
  assert.equal(ofFirst[0]!.reference, `ICS ${slip!.number}`);
  assert.match(ofFirst[1]!.officer, /^Dela Cruz, Liza/);
  assert.equal(entries.filter(({ recorded_as }) => recorded_as === 'ISSUED').length, 3);
  assert.equal((await read({ from: TODAY, to: TODAY })).total, entries.length);
  assert.equal((await read({ to: '2026-11-19' })).total, 0);
  assert.equal((await read({ class: ['SPLV'] })).total, 0);
  assert.equal((await keeper.call(exportRegister, { query: { fund: FUND, format: 'xlsx' } })).status, 200);
  const body = { fund_code: FUND, account_id: null, from: '2026-01-01', to: TODAY };
  const printing = await keeper.call(printRegister, { body });
  assert.equal(printing.status, 200);
  assert.equal((await app.finishJob(keeper, printing.body.job.id)).state, 'done');
  assert.equal((await keeper.call(printRegister, { body: { ...body, to: '2025-12-31' } })).status, 422);
  assert.equal((await keeper.call(printRegister, { body: { ...body, from: '2020-01-01', to: '2020-12-31' } })).status, 404);
  const [few, many] = await compareStatements(
    () => read({ per_page: 5 }),
    () => read({ per_page: 50 }),
  );
  assert.equal(few, many);
});

test('what is issued of a month is reported once, under a serial number and with a code, with its summary by account', async () => {
  const fund = '03';
  const wanted = { month: MONTH, fund_code: fund };
  const body = { ...wanted, campus_id: null };
  const preview = async () => (await keeper.call(previewRspi, { query: wanted })).body;
  const before = await preview();
  assert.equal(before.items, 0);
  const nothing = await keeper.call(issueRspi, { body });
  assert.deepEqual([nothing.status, /No slip of Nov 2026|No slip of November 2026/.test(said(nothing))], [409, true]);
  const ids = await buy(keeper, { count: 3, cost: 1_000_001, fund });
  await issueTo(keeper, holder, ids);
  await keeper.call(withdrawItems, { body: { item_ids: [ids[0]!], reason } });
  assert.equal((await preview()).items, 2, 'what was taken back was not issued');
  await issueTo(keeper, other, [ids[0]!]);
  const { lines, recap, items, amount } = await preview();
  assert.deepEqual([items, amount, lines.every(({ center }) => center === offices.accounting.acronym)], [3, 3_000_003, true]);
  assert.deepEqual(
    recap.map((line) => [line.account, line.items, line.amount]),
    [['10405030', 3, 3_000_003]],
  );
  const [one, two] = await Promise.all([keeper.call(issueRspi, { body }), keeper.call(issueRspi, { body })]);
  assert.deepEqual(
    [one.status, two.status].toSorted((a, b) => a - b),
    [200, 409],
    'of two at once the second finds nothing left',
  );
  const issued = one.status === 200 ? one : two;
  const { report } = (await keeper.call(readRspi, { params: { id: issued.body.id } })).body;
  assert.deepEqual([report.items, report.amount, report.lines.length, report.month], [3, 3_000_003, 3, MONTH]);
  assert.equal((await preview()).items, 0);
  const verified = await (await app.as('employee')).call(verifyPaper, { params: { code: report.code } });
  assert.equal(verified.status, 200);
  for (const format of ['pdf', 'xlsx'] as const)
    assert.equal((await keeper.call(printRspi, { params: { id: report.id }, query: { format } })).status, 200);
  const voided = await keeper.call(voidRspi, { params: { id: report.id }, body: { reason } });
  assert.equal(voided.status, 200);
  assert.equal((await keeper.call(voidRspi, { params: { id: report.id }, body: { reason } })).status, 409);
  assert.equal((await preview()).items, 3, 'what a voided report said is reported anew');
  assert.equal((await keeper.call(issueRspi, { body: { ...body, month: '2026-12' } })).status, 422);
});

test('what is issued again was reported before, and a slip of a reported month that is recorded late is in the next report', async () => {
  const fund = '04';
  const wanted = { month: MONTH, fund_code: fund };
  const body = { ...wanted, campus_id: null };
  const [first] = (await buy(keeper, { cost: 1_000_000, fund })) as [number];
  const [slip] = await issueTo(keeper, holder, [first]);
  assert.equal((await keeper.call(issueRspi, { body })).status, 200);
  await keeper.call(voidPaper, {
    params: { id: slip!.id },
    body: { reason, again: { personnel_id: other, user_id: null, dated_on: TODAY } },
  });
  assert.equal((await keeper.call(previewRspi, { query: wanted })).body.items, 0, 'accounting was told of it');
  const [late] = (await buy(keeper, { cost: 2_000_000, fund })) as [number];
  await issueTo(keeper, holder, [late]);
  assert.equal((await keeper.call(previewRspi, { query: { ...wanted, month: '2026-12' } })).body.items, 1, 'late');
  assert.equal((await keeper.call(previewRspi, { query: { ...wanted, month: '2026-10' } })).body.items, 0);
});

test('the books are for who keeps or reads property, those of a campus for its custodian alone', async () => {
  await sql`insert into identity.account_role (account_id, role_id, scope, campus_id, during)
    select c.id, r.id, 'campus', 2, '[2026-01-01,)' from identity.account c, identity.role r
    where c.email = 'clerk@talaan.example' and r.name = 'Property officer'`.execute(app.server.db);
  const ofCampus = await app.signIn('clerk');
  const employee = await app.as('employee');
  const [here] = (await buy(keeper, { cost: 1_000_000, fund: '05' })) as [number];
  await issueTo(keeper, holder, [here]);
  assert.equal((await ofCampus.call(readCard, { params: { id: here } })).status, 404);
  assert.equal((await employee.call(readCard, { params: { id: here } })).status, 403);
  const { entries } = (await ofCampus.call(listRegister, { query: { fund: '05', per_page: 999 } })).body;
  assert.ok(entries.every(({ item_id: item }) => item !== here));
  const body = { month: MONTH, fund_code: '05', campus_id: null };
  assert.equal((await ofCampus.call(previewRspi, { query: { month: MONTH, fund_code: '05', campus_id: 1 } })).body.items, 0);
  const whole = await keeper.call(issueRspi, { body });
  assert.equal(whole.status, 200);
  assert.equal((await ofCampus.call(readRspi, { params: { id: whole.body.id } })).status, 404, 'a report of all campuses');
  assert.equal((await ofCampus.call(voidRspi, { params: { id: whole.body.id }, body: { reason } })).status, 404);
  const head = await app.as('head');
  assert.equal((await head.call(readCard, { params: { id: here } })).status, 200, 'the head reads what the office holds');
  assert.equal((await head.call(issueRspi, { body })).status, 403);
  assert.deepEqual((await head.call(listRspi)).body.reports, []);
});
