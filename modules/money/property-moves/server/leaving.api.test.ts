import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { listMoves as listCareer, previewSeparation, separate } from '@talaan/personnel/contract/moves.ts';
import { mergePersonnel, previewPersonnelMerge } from '@talaan/personnel/contract/record.ts';
import { acknowledgePaper, listOwnItems } from '@talaan/property/contract/own.ts';
import { withdrawItems } from '@talaan/property/contract/papers.ts';
import { buy, issueTo } from '@talaan/property/server/fixtures/deliveries.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { listLeaving, readHolding } from '../contract/leaving.ts';
import { acceptReturn, fileReturn } from '../contract/returns.ts';
import { itemNow, moveOf, REPORT } from './fixtures/moves.ts';
import { prepareTransfer, fileTransfer } from '../contract/transfers.ts';
import { notifyOfLeaversJob } from './leaving/notify-of-leavers.ts';

let app: TestApp;
let keeper: Caller;
let hr: Caller;
before(async () => {
  app = await startTestApp();
  [keeper, hr] = (await Promise.all(['property', 'hr'].map((who) => app.as(who)))) as [Caller, Caller];
});
after(() => app.close());

/** A colleague of the accounting office, new for the test, with items that are acknowledged by their signed copy. */
async function colleague(id: number, count = 1): Promise<number[]> {
  await app.server.pool.query(`
    insert into personnel.person (id, idno, surname, first_name, sex, birth_date) values (${id}, 'P-${id}', 'Lagman${id}', 'Tala', 'Female', '1985-05-05');
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
      select ${id}, ${offices.accounting.id}, min(id), 'PERM', '[2020-01-01,)' from organization.position`);
  return hold(id, count);
}

async function hold(id: number, count: number): Promise<number[]> {
  const items = await buy(keeper, { count });
  await issueTo(keeper, id, items);
  return items;
}

async function leave(id: number, last_day = '2026-11-30'): Promise<string[]> {
  const body = { last_day, cause_code: 'RES', authority: 'Resignation accepted on 2 November 2026' };
  const { body: looked } = await hr.call(previewSeparation, { params: { id }, body });
  const done = await hr.call(separate, { params: { id }, body: { ...body, digest: looked.digest } });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  return JSON.stringify(looked).match(/Accountable for [^"]+/g) ?? [];
}

/** The request of the line of property of one who leaves. */
async function lineOf(id: number): Promise<number> {
  const { rows } = await app.server.pool.query<{ id: number }>(
    `select id from requests.request where kind = 'clearance' and owner_id = $1 and title = 'Property and supplies'`,
    [id],
  );
  return rows[0]!.id;
}

async function clear(request: number): Promise<[status: number, message: string]> {
  const { seen } = (await hr.call(readTimeline, { params: { id: request } })).body.request;
  const { status, body } = await hr.call(takeStep, { params: { id: request }, body: { action: 'clear', remarks: '', seen } });
  return [status, (body as { message?: string }).message ?? ''];
}

const stateOf = async (request: number) => (await hr.call(readTimeline, { params: { id: request } })).body.request.state;
const toldTo = async (account: number, like: string) =>
  (
    await app.server.pool.query<{ title: string; description: string }>(
      'select title, description from notifications.notification where account_id = $1 and title like $2 order by id',
      [account, like],
    )
  ).rows;

async function keeperAccount(): Promise<number> {
  const { rows } = await app.server.pool.query<{ id: number }>(`select id from identity.account where email like 'property@%'`);
  return rows[0]!.id;
}

test('one who resigns is cleared of property once all of it is back, and an item that is issued later opens the clearance again', async () => {
  const id = 93_101;
  const [waiting] = await colleague(id);
  const told = await leave(id);
  assert.match(told.join(), /Accountable for 1 item of property: .*\(Laptop computer\)\. The property custodian was notified/);
  const notices = await toldTo(await keeperAccount(), `Held by Lagman${id}%`);
  assert.equal(notices.length, 1);
  assert.match(notices[0]!.description, /1 item of property: .*\(Laptop computer\)\./);

  const line = await lineOf(id);
  const { request } = (await hr.call(readTimeline, { params: { id: line } })).body;
  assert.match(request.hindrance!, /Still accountable for 1 item of property/);
  const [status, message] = await clear(line);
  assert.equal(status, 409);
  assert.match(message, /Still accountable for 1 item of property/, 'also what was not acknowledged');
  assert.equal((await keeper.call(withdrawItems, { body: { item_ids: [waiting!], reason: 'She leaves the service.' } })).status, 200);
  assert.equal((await clear(line))[0], 200);
  assert.equal(await stateOf(line), 'CLEARED');

  const [later] = await hold(id, 1);
  assert.equal(await stateOf(line), 'OPEN');
  const holding = (await hr.call(readHolding, { params: { id } })).body;
  assert.deepEqual([holding.items.map((one) => one.id), holding.is_kept], [[later], false]);
  assert.match(holding.hindrance!, /Still accountable for 1 item/);
  const left = (await keeper.call(listLeaving, { query: { term: `Lagman${id}` } })).body.people;
  assert.deepEqual([left[0]!.cause, left[0]!.detail, left[0]!.items, left[0]!.day], ['separation', 'Resigned', 1, '2026-11-30']);
});

test('clearing and issuing at the same moment never leave somebody cleared who holds property', async () => {
  for (let tries = 0; tries < 5; tries += 1) {
    const id = 93_200 + tries;
    const items = await colleague(id);
    await leave(id);
    assert.equal((await keeper.call(withdrawItems, { body: { item_ids: items, reason: 'She leaves the service.' } })).status, 200);
    const line = await lineOf(id);
    const more = await buy(keeper);
    await Promise.all([clear(line), issueTo(keeper, id, more)]);
    const isHeld = (await itemNow(app, more[0]!)).holder_id === id;
    assert.ok(isHeld);
    assert.equal(await stateOf(line), 'OPEN');
  }
});

test('in a transfer both are blocked until the receiver acknowledges', async () => {
  const id = 93_301;
  const holder = await app.as('employee');
  const items = await buy(keeper);
  for (const paper of await issueTo(keeper, people.accountingClerk.id, items))
    await holder.call(acknowledgePaper, { params: { id: paper.id } });
  await colleague(id, 1).then((own) => keeper.call(withdrawItems, { body: { item_ids: own, reason: 'Not needed in this test.' } }));
  await leave(id);
  const line = await lineOf(id);
  assert.equal((await clear(line))[0], 200, 'nothing is held');
  const other = 93_302;
  await colleague(other, 1).then((own) => keeper.call(withdrawItems, { body: { item_ids: own, reason: 'Not needed in this test.' } }));
  const filed = await holder.call(fileTransfer, {
    body: { item_ids: items, receiver_id: other, type: 'REASSIGNMENT', other_type: '', reason: 'She takes over the books.' },
  });
  assert.equal((await keeper.call(prepareTransfer, { params: { id: filed.body.id }, body: REPORT })).status, 200);
  await leave(other);
  assert.match((await clear(await lineOf(other)))[1], /A transfer waits to be received/);
  assert.ok((await hr.call(readHolding, { params: { id: people.accountingClerk.id } })).body.items.some((one) => one.id === items[0]));
});

test('all items of one who left come back in one act, filed and accepted by the custodian', async () => {
  const id = 93_401;
  const items = await colleague(id, 4);
  await app.server.pool.query(`
    update property.paper_line set state = 'ACKNOWLEDGED' where item_id = any('{${items.join()}}'::integer[]);
    update property.paper k set state = 'ACKNOWLEDGED', acknowledged_at = now() where personnel_id = ${id};
    update property.item set state = 'ACKNOWLEDGED' where id = any('{${items.join()}}'::integer[])`);
  await leave(id, '2026-11-19');
  const witnesses = 'She is abroad since the 18th; witnesses Ana Cruz, clerk, and Ben Sy, clerk';
  const filed = await keeper.call(fileReturn, { body: { personnel_id: id, item_ids: items, reason: 'She left the service.', witnesses } });
  assert.equal(filed.status, 200, JSON.stringify(filed.body));
  const lines = items.map((item_id) => ({ item_id, condition: 'SERVICEABLE' as const, remarks: '' }));
  assert.equal((await keeper.call(acceptReturn, { params: { id: filed.body.id }, body: { dated_on: '2026-11-20', lines } })).status, 200);
  assert.equal((await moveOf(keeper, filed.body.id)).papers.length, 1);
  assert.equal((await clear(await lineOf(id)))[0], 200);
  assert.equal((await keeper.call(listLeaving, { query: { term: `Lagman${id}` } })).body.people.length, 0);
});

test('who goes to another office is told of once, with the list', async () => {
  const id = 93_501;
  await colleague(id, 2);
  await app.server.pool.query(`
    begin; select set_config('talaan.reason', 'A test', true);
    update personnel.appointment set during = '[2020-01-01,2026-11-16)' where personnel_id = ${id}; commit;
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
      select ${id}, ${offices.library.id}, min(id), 'PERM', '[2026-11-16,)' from organization.position`);
  const run = () =>
    (notifyOfLeaversJob as Job<object>).run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
  await run();
  await run();
  const notices = await toldTo(await keeperAccount(), `Held by Lagman${id}%`);
  assert.deepEqual(
    notices.map(({ title }) => title),
    [`Held by Lagman${id}, Tala, who serves in another office: University Library`],
  );
  const [row] = (await keeper.call(listLeaving, { query: { term: `Lagman${id}` } })).body.people;
  assert.deepEqual([row!.cause, row!.day, row!.office, row!.items], ['office', '2026-11-16', 'ACCT', 2]);
});

test('items, papers and requests of a merged record go to the one that stays', async () => {
  const [from, into] = [93_601, people.accountingClerk.id];
  await app.server.pool.query(`
    insert into personnel.person (id, idno, surname, first_name, sex, birth_date) values (${from}, 'P-${from}', 'Dela Cruz', 'Liza', 'Female', '1977-01-29');
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
      select ${from}, ${offices.accounting.id}, min(id), 'PERM', '[2020-01-01,)' from organization.position`);
  const items = await hold(from, 2);
  await app.server.pool.query(`
    begin; select set_config('talaan.reason', 'A test', true); select set_config('talaan.merging', '', true);
    update personnel.appointment set during = '[2005-01-01,2005-02-01)' where personnel_id = ${from}; commit`);
  const preview = await hr.call(previewPersonnelMerge, { params: { id: from }, body: { into, choices: {} } });
  assert.equal(preview.status, 200, JSON.stringify(preview.body));
  const { preview: looked } = preview.body;
  assert.deepEqual(looked.refusals, []);
  assert.ok(
    looked.notes.some((note) => /2 items of property: .* goes? to the record that stays/.test(note)),
    looked.notes.join(),
  );
  const choices = Object.fromEntries(looked.choices.map(({ name, stays }) => [name, stays]));
  const merged = await hr.call(mergePersonnel, { params: { id: from }, body: { into, choices, reason: 'One person with two records.' } });
  assert.equal(merged.status, 200, JSON.stringify(merged.body));
  assert.equal((await itemNow(app, items[0]!)).holder_id, into);
  const own = (await (await app.as('employee')).call(listOwnItems, { params: { when: 'new' }, query: { per_page: 999 } })).body.items;
  assert.ok(items.every((item) => own.some(({ id }) => id === item)));
});

test('the line of property is shown to HR and custodians, not to a colleague', async () => {
  assert.equal((await (await app.as('employee')).call(readHolding, { params: { id: people.headOfAccounting.id } })).status, 403);
  assert.equal((await (await app.as('employee')).call(listLeaving)).status, 403);
  assert.equal((await keeper.call(readHolding, { params: { id: people.headOfAccounting.id } })).status, 200);
  assert.equal((await hr.call(listCareer, { params: { id: people.headOfAccounting.id } })).status, 200);
});
