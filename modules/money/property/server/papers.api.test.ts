import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { uploadDocument, uploadProof } from '@talaan/kernel/contract/files.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { onDay } from '@talaan/testing/on-day.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { readItem } from '../contract/items.ts';
import { acknowledgePaper, disputeLine, listOwnItems } from '../contract/own.ts';
import {
  answerDispute,
  keepSignedCopy,
  listPapers,
  printPaper,
  readDisputePhoto,
  readPaper,
  readSignedCopy,
  renewPapers,
  voidPaper,
} from '../contract/papers.ts';
import { buy, issueTo, TODAY } from './fixtures/deliveries.ts';
import { heldItems } from './held-items.ts';
import { remindHeadsJob } from './papers/remind-heads-job.ts';
import { moveItems } from './steps/move-items.ts';
import { issueReceipts } from './papers/issue-receipts.ts';

let app: TestApp;
let keeper: Caller;
let employee: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  keeper = await app.as('property');
  employee = await app.as('employee');
});
after(() => app.close());

const holder = people.accountingClerk.id;
const PHOTO = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64');
const said = ({ body }: { body: unknown }) => (body as { message: string }).message;
const noticesOf = async (accountId: number) => {
  const { rows } = await sql<{ title: string }>`
    select title from notifications.notification where account_id = ${accountId} order by id desc limit 10`.execute(app.server.db);
  return rows.map(({ title }) => title);
};

test('a disputed line stands apart from the rest of its paper, and is corrected onto a paper of its own', async () => {
  const items = await buy(keeper, { count: 2, serials: ['OLD-1', 'OLD-2'] });
  const [paper] = await issueTo(keeper, holder, items);
  assert.ok((await noticesOf(people.accountingClerk.accountId)).includes(`PAR ${paper!.number} waits for your acknowledgement`));
  const params = { id: paper!.id, item: items[0]! };
  const { path } = (await employee.call(uploadProof, { file: { name: 'serial.png', content: PHOTO } })).body;
  const note = 'The serial number on the unit is NEW-1.';
  assert.equal((await employee.call(disputeLine, { params, body: { note: 'wrong' } })).status, 422);
  assert.equal((await (await app.as('faculty')).call(disputeLine, { params, body: { note } })).status, 404);
  assert.equal((await employee.call(disputeLine, { params, body: { note, photo: path } })).status, 200);
  assert.equal((await keeper.call(readDisputePhoto, { params })).status, 200);
  assert.equal((await employee.call(disputeLine, { params, body: { note } })).status, 409);
  const custodian = await app.server.db
    .selectFrom('identity.account')
    .select('id')
    .where('email', '=', 'property@talaan.example')
    .executeTakeFirstOrThrow();
  assert.ok((await noticesOf(custodian.id)).includes(`PAR ${paper!.number} is disputed`));
  assert.match(said(await employee.call(acknowledgePaper, { params })), /What you disputed waits/);
  assert.equal((await keeper.call(readPaper, { params })).body.paper.state, 'DISPUTED');
  const corrected = {
    article: 'Laptop computer',
    description: '14 inches',
    brand: 'Acer',
    model: 'TravelMate',
    serial: 'NEW-1',
    dated_on: TODAY,
  };
  const reason = 'The serial number was copied from the wrong box.';
  const answer = (await keeper.call(answerDispute, { params, body: { reason, corrected } })).body;
  assert.equal(answer.papers.length, 1);
  const { item } = (await keeper.call(readItem, { params: { id: items[0]! } })).body;
  assert.deepEqual([item.serial, item.state, item.paper_id], ['NEW-1', 'ISSUED_FOR_ACK', answer.papers[0]!.id]);
  const old = (await keeper.call(readPaper, { params })).body.paper;
  assert.deepEqual([old.state, old.lines.map(({ state }) => state)], ['ACKNOWLEDGED', ['ENDED', 'ACKNOWLEDGED']]);
  assert.equal((await keeper.call(answerDispute, { params, body: { reason, corrected: null } })).status, 409);
});

test('a disputed line is withdrawn into stock, and its paper ends with it', async () => {
  const items = await buy(keeper);
  const [paper] = await issueTo(keeper, holder, items);
  const params = { id: paper!.id, item: items[0]! };
  await employee.call(disputeLine, { params, body: { note: 'I never received this laptop.' } });
  assert.match(said(await employee.call(acknowledgePaper, { params })), /is disputed; the property custodian answers it/);
  const reason = 'It was given to another employee by mistake.';
  assert.equal((await keeper.call(answerDispute, { params, body: { reason, corrected: null } })).status, 200);
  assert.equal((await keeper.call(readPaper, { params })).body.paper.state, 'CLOSED');
  assert.equal((await keeper.call(readItem, { params: { id: items[0]! } })).body.item.holder_id, null);
  assert.match(said(await employee.call(acknowledgePaper, { params })), /were taken back/);
});

test('a signed copy acknowledges a paper that waits, and is read by its holder', async () => {
  const [paper] = await issueTo(keeper, holder, await buy(keeper));
  const params = { id: paper!.id };
  const { path } = (await keeper.call(uploadDocument, { file: { name: 'signed.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') } })).body;
  assert.match(said(await keeper.call(keepSignedCopy, { params, body: { path } })), /is acknowledged by its signed copy/);
  const read = (await keeper.call(readPaper, { params })).body.paper;
  assert.deepEqual([read.state, read.has_signed_copy], ['ACKNOWLEDGED', true]);
  assert.equal((await employee.call(readSignedCopy, { params })).status, 200);
  assert.equal((await (await app.as('faculty')).call(readSignedCopy, { params })).status, 404);
  assert.equal((await keeper.call(keepSignedCopy, { params, body: { path } })).status, 422);
});

test('the head is reminded once of what was not acknowledged after five working days', async () => {
  const [paper] = await issueTo(keeper, holder, await buy(keeper));
  const named = `PAR ${paper!.number}`;
  const run = (day: string) =>
    onDay(app, day, async () => {
      await remindHeadsJob.run({ server: app.server, accountId: 0, runId: crypto.randomUUID(), progress: async () => undefined }, {});
      const { rows } = await sql<{ reminded: boolean }>`
        select reminded_at is not null as reminded from property.paper where id = ${paper!.id}`.execute(app.server.db);
      return rows[0]!.reminded;
    });
  assert.equal(await run('2026-11-27'), false, `${named} is due on this day`);
  const before = (await noticesOf(people.headOfAccounting.accountId)).length;
  assert.equal(await run('2026-12-01'), true);
  const told = (await noticesOf(people.headOfAccounting.accountId)).length;
  assert.equal(told, before + 1);
  await run('2026-12-02');
  assert.equal((await noticesOf(people.headOfAccounting.accountId)).length, told);
});

test('receipts are renewed in bulk after three years, each onto a new one of the same person', async () => {
  const due = (await keeper.call(listPapers, { query: { renewal: 0, per_page: 999 } })).body.papers.slice(0, 3);
  assert.ok(due.length > 1 && due.every(({ type, renewal_on }) => type === 'PAR' && renewal_on! <= TODAY));
  const { job } = (await keeper.call(renewPapers, { body: { ids: due.map(({ id }) => id) } })).body;
  const { state, result } = await app.finishJob(keeper, job.id);
  assert.deepEqual([state, result?.renewed], ['done', due.length]);
  for (const { id, personnel_id, items } of due) {
    const { paper } = (await keeper.call(readPaper, { params: { id } })).body;
    assert.deepEqual([paper.state, paper.replaced_by.length], ['CLOSED', 1]);
    const renewed = (await keeper.call(readPaper, { params: { id: paper.replaced_by[0]!.id } })).body.paper;
    assert.ok(renewed.state === 'WAITING' && renewed.personnel_id === personnel_id && renewed.lines.length <= items);
  }
  const [paper] = await issueTo(keeper, holder, await buy(keeper));
  assert.equal((await keeper.call(renewPapers, { body: { ids: [paper!.id] } })).status, 409);
  await employee.call(acknowledgePaper, { params: { id: paper!.id } });
  assert.equal((await keeper.call(renewPapers, { body: { ids: [paper!.id] } })).status, 422);
});

test('of a transfer both are accountable until the new holder acknowledges', async () => {
  const items = await buy(keeper);
  const [paper] = await issueTo(keeper, holder, items);
  await employee.call(acknowledgePaper, { params: { id: paper!.id } });
  const { server } = app;
  const { actor } = await ofKeeper();
  const holds = async (person: number) => (await heldItems(server.db, [person])).some(({ id }) => id === items[0]);
  const call = {
    server,
    actor,
    groups: ['PROPERTYCUSTODIAN'] as const,
    inPlaceOf: null,
    now: server.clock.now(),
    today: TODAY,
    requestId: 'a test',
  };
  await server.db.transaction().execute(async (db) => {
    await moveItems({ ...call, db }, items, { action: 'ask_transfer', as: 'custodian' });
    const receipt = { personnelId: people.headOfAccounting.id, userId: null, itemIds: items, replacesId: null };
    await issueReceipts({ ...call, db }, [receipt], { datedOn: TODAY, action: 'transfer', reference: 'PTR 2026-11-0001' });
  });
  assert.deepEqual([await holds(holder), await holds(people.headOfAccounting.id)], [true, true]);
  const { item } = (await keeper.call(readItem, { params: { id: items[0]! } })).body;
  assert.equal(
    (await keeper.call(voidPaper, { params: { id: paper!.id }, body: { reason: 'Not any more, as it is leaving.', again: null } })).status,
    409,
  );
  assert.equal((await (await app.as('head')).call(acknowledgePaper, { params: { id: item.paper_id! } })).status, 200);
  assert.deepEqual([await holds(holder), await holds(people.headOfAccounting.id)], [false, true]);
  assert.equal((await keeper.call(readPaper, { params: { id: paper!.id } })).body.paper.state, 'CLOSED');
});

test('papers of earlier times are shown apart, and a paper of today is printed again as it was issued', async () => {
  const { rows } = await sql<{ id: number; personnel_id: number }>`
    select id, personnel_id from property.paper where type in ('MR', 'ARE') limit 1`.execute(app.server.db);
  assert.ok(rows[0]);
  assert.equal((await keeper.call(printPaper, { params: { id: rows[0].id } })).status, 404);
  const old = (await employee.call(listOwnItems, { params: { when: 'old' } })).body.items;
  assert.ok(old.every(({ paper_type: type }) => type === 'MR' || type === 'ARE'));
  for (const type of ['PAR', 'ICS'] as const) {
    const [paper] = (await keeper.call(listPapers, { query: { type } })).body.papers;
    assert.equal((await keeper.call(printPaper, { params: { id: paper!.id } })).status, 200);
  }
});

async function ofKeeper() {
  const actor = await app.server.readActor(keeper.token!);
  return { actor: actor! };
}
