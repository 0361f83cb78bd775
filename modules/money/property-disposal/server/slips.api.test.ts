import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { verifyPaper } from '@talaan/papers/contract.ts';
import { acknowledgePaper } from '@talaan/property/contract/own.ts';
import { issueItems } from '@talaan/property/contract/papers.ts';
import { buy, issueTo, TODAY } from '@talaan/property/server/fixtures/deliveries.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { exportSlips, listSlips, makeSlip, printSlip, readSlip, returnItems, voidSlip } from '../contract/slips.ts';
import { itemNow, refused } from './fixtures/disposals.ts';
import { watchSlipsJob } from './slips/watch-slips-job.ts';

let app: TestApp;
let keeper: Caller;
let employee: Caller;
before(async () => {
  app = await startTestApp();
  [keeper, employee] = (await Promise.all(['property', 'employee'].map((who) => app.as(who)))) as [Caller, Caller];
});
after(() => app.close());

const BORROWER = people.accountingClerk.id;
const GUARD = people.guardOnContract.id;

const slipOf = (item_ids: number[], change: object = {}) => ({
  type: 'LOAN' as const,
  item_ids,
  person_id: BORROWER as number | null,
  bearer: '',
  under_id: null as number | null,
  purpose: 'USE' as const,
  destination: '',
  reason: 'For the seminar of this week.',
  dated_on: TODAY,
  expected_on: '2026-11-25',
  ...change,
});
const make = (item_ids: number[], change: object = {}) => keeper.call(makeSlip, { body: slipOf(item_ids, change) });

test('the reports and slips of the demo were issued as the product issues them', async () => {
  const { rows: bare } = await app.server.pool.query<{ named: string }>(
    `select type || ' ' || number as named from property_disposal.report where code is null and state in ('APPROVED', 'DISPOSED')
     union all select type || ' ' || number from property_disposal.slip where code is null`,
  );
  assert.deepEqual(bare, []);
  const { rows: slips } = await app.server.pool.query<{ id: number; code: string; is_back: boolean }>(
    `select s.id, s.code, not bool_or(l.is_out) as is_back from property_disposal.slip s join property_disposal.slip_item l on l.slip_id = s.id group by s.id`,
  );
  assert.ok(slips.length >= 6);
  for (const { id, code, is_back: isBack } of slips) {
    assert.equal((await keeper.call(printSlip, { params: { id } })).status, 200);
    assert.equal((await keeper.call(verifyPaper, { params: { code } })).body.paper!.withdrawn_on !== null, isBack);
  }
});

async function made(item_ids: number[], change: object = {}): Promise<number> {
  const { status, body } = await make(item_ids, change);
  assert.equal(status, 200, JSON.stringify(body));
  return body.id;
}

const slipNow = async (who: Caller, id: number) => (await who.call(readSlip, { params: { id } })).body.slip;
const back = (id: number, items: number[], condition: 'SERVICEABLE' | 'NEEDS_REPAIR' = 'SERVICEABLE') =>
  keeper.call(returnItems, {
    params: { id },
    body: { returned_on: TODAY, lines: items.map((item_id) => ({ item_id, condition, remarks: '' })) },
  });

test('an item in stock is lent, read by its borrower, and comes back piece by piece', async () => {
  const [one, next] = (await buy(keeper, { count: 2 })) as [number, number];
  const id = await made([one, next]);
  assert.deepEqual([(await slipNow(employee, id)).state, (await slipNow(employee, id)).is_kept], ['OUT', false]);
  assert.equal((await employee.call(printSlip, { params: { id } })).status, 200);
  assert.equal((await (await app.as('faculty')).call(readSlip, { params: { id } })).status, 404);
  assert.equal((await back(id, [one], 'NEEDS_REPAIR')).body.message, '1 item came back. 1 are still out.');
  assert.equal((await itemNow(app, one)).condition, 'NEEDS_REPAIR');
  assert.deepEqual(refused(await back(id, [one])).fields, ['lines.0']);
  assert.match((await back(id, [next])).body.message, /is closed\.$/);
  assert.deepEqual([(await slipNow(keeper, id)).state, (await slipNow(keeper, id)).returned_on], ['RETURNED', TODAY]);
});

test('of two who lend the same item at once one does, and what is lent is not issued', async () => {
  const items = await buy(keeper);
  const answers = await Promise.all([make(items), make(items)]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, next) => one - next),
    [200, 422],
  );
  const { fields, said } = refused(answers.find(({ status }) => status === 422)!);
  assert.deepEqual(fields, ['item_ids.0']);
  assert.match(said, /is out by borrower’s slip 2026-11-\d{4} already\.$/);
  const issued = refused(await keeper.call(issueItems, { body: { personnel_id: BORROWER, item_ids: items, dated_on: TODAY } }));
  assert.match(issued.said, /is out by borrower’s slip .* Record its return first\.$/);
});

test('a job order borrows under someone who can be accountable', async () => {
  const items = await buy(keeper);
  assert.deepEqual(refused(await make(items, { person_id: GUARD })).fields, ['under_id']);
  assert.deepEqual(refused(await make(items, { person_id: GUARD, under_id: people.teacherOnContract.id })).fields, ['under_id']);
  const id = await made(items, { person_id: GUARD, under_id: BORROWER });
  assert.equal((await slipNow(employee, id)).under, people.accountingClerk.fullname);
});

test('what a person holds leaves by a gate pass for repair, carried by the shop', async () => {
  const items = await buy(keeper);
  for (const { id } of await issueTo(keeper, BORROWER, items)) await employee.call(acknowledgePaper, { params: { id } });
  const gate = {
    type: 'GATE',
    purpose: 'REPAIR',
    destination: 'Acer Service Center, Cabanatuan',
    person_id: null,
    bearer: 'Rey Lim, Acer',
  };
  assert.equal(refused(await make(items)).fields[0], 'item_ids.0', 'only what is in stock is lent');
  assert.deepEqual(refused(await make(items, { ...gate, destination: '' })).fields, ['destination']);
  assert.deepEqual(refused(await make(items, { ...gate, bearer: '' })).fields, ['person_id']);
  assert.deepEqual(refused(await make(items, { ...gate, expected_on: '2026-11-19' })).fields, ['expected_on']);
  const id = await made(items, gate);
  assert.deepEqual([(await slipNow(keeper, id)).person, (await itemNow(app, items[0]!)).state], ['Rey Lim, Acer', 'ACKNOWLEDGED']);
  assert.equal((await back(id, items)).status, 200);
});

test('a slip is voided while all is out, and keeps its number', async () => {
  const items = await buy(keeper);
  const id = await made(items);
  assert.equal((await employee.call(voidSlip, { params: { id }, body: { reason: 'Nobody came for the item.' } })).status, 403);
  assert.equal((await keeper.call(voidSlip, { params: { id }, body: { reason: 'Nobody came for the item.' } })).status, 200);
  assert.equal((await keeper.call(voidSlip, { params: { id }, body: { reason: 'Nobody came for the item.' } })).status, 409);
  const next = await slipNow(keeper, await made(items));
  const voided = await slipNow(keeper, id);
  assert.equal(voided.state, 'VOIDED');
  assert.equal(Number(next.number.slice(-4)), Number(voided.number.slice(-4)) + 1);
});

test('what does not come back is told once to who has it and to the custodian, and listed as overdue', async () => {
  const items = await buy(keeper);
  const id = await made(items);
  const told = async () =>
    (
      await app.server.pool.query(
        `select count(*)::int as told from notifications.notification where title like 'Property did not come back%' and link = $1`,
        [`/property/slips/${id}`],
      )
    ).rows[0].told as number;
  const run = () =>
    (watchSlipsJob as Job<object>).run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
  await run();
  assert.equal(await told(), 0);
  await moveClock(app, '2026-11-26T07:00:00');
  await run();
  const once = await told();
  assert.ok(once >= 2);
  await run();
  assert.equal(await told(), once);
  const { slips } = (await keeper.call(listSlips, { query: { state: 'OVERDUE', per_page: 999 } })).body;
  assert.ok(slips.some((slip) => slip.id === id));
  assert.equal((await keeper.call(exportSlips, { query: { format: 'xlsx' } })).status, 200);
});
