import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DOCUMENT_LIMIT, uploadDocument, uploadProof } from '@talaan/kernel/contract/files.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { acceptRest, correctDelivery, listDeliveries, previewDelivery, readDelivery, recordDelivery } from '../contract/deliveries.ts';
import { correctItem, keepItem, listItems, readItem, readPhoto, setPhoto } from '../contract/items.ts';
import { buy, deliveryOf, issueTo } from './fixtures/deliveries.ts';

let app: TestApp;
let keeper: Caller;
before(async () => {
  app = await startTestApp();
  keeper = await app.as('property');
});
after(() => app.close());

/** The smallest PNG: one pixel. */
const PHOTO = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64');

const refused = (answer: { status: number; body: unknown }) => {
  const { errors = {}, message } = answer.body as { errors?: Record<string, string[]>; message: string };
  return { status: answer.status, fields: Object.keys(errors), errors, message };
};

test('a delivery brings each item into stock under a number of its account, the odd centavos with the first', async () => {
  const body = await deliveryOf(keeper, { count: 3, serials: ['A-1', 'A-2'] });
  body.lines[0]!.total = 10_000_001;
  const preview = (await keeper.call(previewDelivery, { body })).body;
  assert.deepEqual(
    preview.items.map(({ unit_cost, class: is, account }) => [unit_cost, is, account.slice(0, 8)]),
    [
      [3_333_334, 'SPHV', '10405030'],
      [3_333_334, 'SPHV', '10405030'],
      [3_333_333, 'SPHV', '10405030'],
    ],
  );
  const { id, iar_no, items } = (await keeper.call(recordDelivery, { body })).body;
  assert.match(iar_no, /^2026-11-\d{4}$/);
  const read = await Promise.all(items.map((item) => keeper.call(readItem, { params: { id: item } })));
  const numbers = read.map((one) => one.body.item.property_no);
  const running = numbers.map((number) => Number(number.split('-')[3]));
  assert.ok(numbers.every((number) => /^2026-05-03-\d{4}-29$/.test(number)));
  assert.deepEqual(
    running,
    [0, 1, 2].map((more) => running[0]! + more),
  );
  assert.deepEqual(
    read.map((one) => one.body.item.serial),
    ['A-1', 'A-2', ''],
  );
  assert.equal((await keeper.call(readDelivery, { params: { id } })).body.delivery.total, 10_000_001);
  const found = (await keeper.call(listItems, { query: { supplier: 'panay', term: 'travelmate', missing: 'serial' } })).body.items;
  assert.ok(found.some((item) => item.id === items[2]) && found.every(({ serial }) => serial === ''));
});

test('bad input is refused on its field, and nothing of it is written', async () => {
  const count = async () => (await keeper.call(listDeliveries, { query: {} })).body.total;
  const before = await count();
  const good = await deliveryOf(keeper, { count: 2 });
  const [line] = good.lines;
  const send = async (change: object) => refused(await keeper.call(recordDelivery, { body: { ...good, ...change } }));
  const cases: [change: object, field: string][] = [
    [{ lines: [{ ...line!, total: 6_000_000.5 }] }, 'lines.0.total'],
    [{ dated_on: '1899-12-31' }, 'dated_on'],
    [{ dated_on: '2026-11-21' }, 'dated_on'],
    [{ accepted_on: '2026-11-18' }, 'accepted_on'],
    [{ lines: [{ ...line!, accepted: 3 }] }, 'lines.0.accepted'],
    [{ fund_code: '09' }, 'fund_code'],
    [{ office_id: 99_999 }, 'office_id'],
    [{ supplier: ' ' }, 'supplier'],
    [{ lines: [{ ...line!, serials: ['X', 'Y', 'Z'] }] }, 'lines.0.serials'],
  ];
  for (const [change, field] of cases) {
    const { status, fields } = await send(change);
    assert.deepEqual([status, fields], [422, [field]], field);
  }
  assert.equal(await count(), before);
});

test('a serial number that another item has is refused with that item, until it is said that they were compared', async () => {
  const [first] = await buy(keeper, { serials: ['SN-100'] });
  const { item } = (await keeper.call(readItem, { params: { id: first! } })).body;
  const body = await deliveryOf(keeper, { count: 2, serials: ['sn-100', 'SN-101'] });
  const { status, errors } = refused(await keeper.call(recordDelivery, { body }));
  assert.deepEqual([status, Object.keys(errors)], [422, ['lines.0.serials.0']]);
  assert.ok(errors['lines.0.serials.0']![0]!.includes(item.property_no));
  assert.equal((await keeper.call(previewDelivery, { body })).body.warnings.length, 1);
  assert.equal((await keeper.call(recordDelivery, { body: { ...body, repeated_serials: true } })).status, 200);
});

test('a set has one number, its parts with their serial numbers, and costs what they cost', async () => {
  const body = await deliveryOf(keeper, { count: 1, cost: 6_200_000, article: 'Desktop computer' });
  body.lines[0]!.parts = [
    { description: 'System unit', total: 4_500_000, serials: ['CPU-1'] },
    { description: 'Monitor', total: 1_700_000, serials: ['MON-1'] },
  ];
  const { items } = (await keeper.call(recordDelivery, { body })).body;
  const { item } = (await keeper.call(readItem, { params: { id: items[0]! } })).body;
  assert.deepEqual(
    [item.class, item.unit_cost, item.set.map(({ serial, cost }) => [serial, cost])],
    [
      'PPE',
      6_200_000,
      [
        ['CPU-1', 4_500_000],
        ['MON-1', 1_700_000],
      ],
    ],
  );
});

test('what comes later of an order is accepted by a report of its own, up to what is outstanding', async () => {
  const body = await deliveryOf(keeper, { count: 2 });
  body.lines[0]!.ordered = 5;
  const first = (await keeper.call(recordDelivery, { body })).body;
  const params = { id: first.id };
  const partial = (await keeper.call(listDeliveries, { query: { partial: 1 } })).body.deliveries;
  assert.ok(partial.some(({ id }) => id === first.id));
  assert.equal((await keeper.call(readDelivery, { params })).body.delivery.lines[0]!.outstanding, 3);
  const { fund_code: _fund, office_id: _office, ...head } = body;
  const rest = (accepted: number) => ({ ...head, lines: [{ ...body.lines[0]!, no: 1, accepted, total: accepted * 6_000_000 }] });
  assert.deepEqual(refused(await keeper.call(acceptRest, { params, body: rest(4) })).fields, ['lines.0.accepted']);
  assert.equal((await keeper.call(acceptRest, { params, body: rest(1) })).status, 200);
  const last = (await keeper.call(acceptRest, { params, body: rest(2) })).body;
  const { delivery } = (await keeper.call(readDelivery, { params: { id: last.id } })).body;
  assert.deepEqual([delivery.is_complete, delivery.continues?.id, delivery.lines[0]!.outstanding], [true, first.id, 0]);
  assert.equal((await keeper.call(acceptRest, { params, body: rest(1) })).status, 409);
  const still = (await keeper.call(listDeliveries, { query: { partial: 1 } })).body.deliveries;
  assert.ok(!still.some(({ id }) => id === first.id));
});

test('a report and its items are corrected until the first of them is issued', async () => {
  const items = await buy(keeper);
  const { item, version } = (await keeper.call(readItem, { params: { id: items[0]! } })).body;
  const { article, description, brand, model, unit, acquired_on, account_id } = item;
  const body = {
    article,
    description,
    brand,
    model,
    unit,
    acquired_on,
    account_id,
    serial: 'SN-200',
    unit_cost: 4_000_000,
    warranty_until: null,
    parts: [],
  };
  const correct = (change: object = {}, seen = version) =>
    keeper.call(correctItem, { params: { id: items[0]! }, body: { ...body, ...change }, headers: { 'if-match': String(seen) } });
  assert.deepEqual(refused(await correct({ unit_cost: 1.5 })).fields, ['unit_cost']);
  assert.deepEqual(refused(await correct({ acquired_on: '2026-11-21' })).fields, ['acquired_on']);
  assert.deepEqual(refused(await correct({ acquired_on: '2025-12-31' })).fields, ['acquired_on']);
  assert.equal((await correct()).status, 200);
  assert.equal((await correct()).status, 409);
  const after = (await keeper.call(readItem, { params: { id: items[0]! } })).body;
  assert.deepEqual([after.item.class, after.item.account, after.item.property_no], ['SPHV', '10405030', item.property_no]);
  const delivery = { id: after.item.delivery!.id };
  const { fund_code: _fund, office_id: _office, lines: _lines, repeated_serials: _repeats, ...head } = await deliveryOf(keeper);
  assert.equal((await keeper.call(correctDelivery, { params: delivery, body: { ...head, invoice_no: 'SI-1' } })).status, 200);
  await issueTo(keeper, people.accountingClerk.id, items);
  const { version: issued } = (await keeper.call(readItem, { params: { id: items[0]! } })).body;
  assert.match(refused(await correct({}, issued)).message, /was issued or left stock before/);
  assert.match(refused(await keeper.call(correctDelivery, { params: delivery, body: head })).message, /were issued/);
});

test('in use, an item keeps its serial number; place, condition and photo change', async () => {
  const items = await buy(keeper, { serials: ['SN-300'] });
  await issueTo(keeper, people.accountingClerk.id, items);
  const params = { id: items[0]! };
  const body = { location: 'Room 204', condition: 'NEEDS_REPAIR' as const, serial: 'SN-300', warranty_until: '2029-01-31' };
  assert.equal((await keeper.call(keepItem, { params, body })).status, 200);
  assert.deepEqual(refused(await keeper.call(keepItem, { params, body: { ...body, serial: 'OTHER' } })).fields, ['serial']);
  const photo = await keeper.call(uploadProof, { file: { name: 'laptop.png', content: PHOTO } });
  assert.equal((await keeper.call(setPhoto, { params, body: { path: photo.body.path } })).status, 200);
  assert.equal((await (await app.as('employee')).call(readPhoto, { params })).status, 200);
  assert.equal((await (await app.as('faculty')).call(readPhoto, { params })).status, 404);
  const pdf = await keeper.call(uploadDocument, { file: { name: 'a.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') } });
  assert.deepEqual(refused(await keeper.call(setPhoto, { params, body: { path: pdf.body.path } })).fields, ['path']);
  const none = await keeper.call(uploadProof, { file: { name: 'photo.jpg', content: Buffer.from('no photo') } });
  assert.equal(none.status, 422);
  assert.ok(PHOTO.length < DOCUMENT_LIMIT);
});

test('a custodian of a campus keeps the property of that campus alone', async () => {
  const { db } = app.server;
  const role = await db.selectFrom('identity.role').select('id').where('name', '=', 'Property officer').executeTakeFirstOrThrow();
  await db
    .insertInto('identity.account_role')
    .values({
      account_id: people.clerkOfArtsAndSciences.accountId,
      role_id: role.id,
      scope: 'campus',
      campus_id: offices.bantayan.campusId,
      during: '[2026-01-01,)',
    })
    .execute();
  const clerk = await app.signIn('clerk');
  const [here] = await buy(keeper);
  const [there] = await buy(keeper, { office: offices.bantayan.id });
  const ids = (await clerk.call(listItems, { query: { per_page: 999 } })).body.items.map(({ id }) => id);
  assert.deepEqual([ids.includes(there!), ids.includes(here!)], [true, false]);
  assert.equal((await clerk.call(readItem, { params: { id: here! } })).status, 404);
  assert.deepEqual(refused(await clerk.call(recordDelivery, { body: await deliveryOf(keeper) })).fields, ['office_id']);
  const bantayan = await deliveryOf(keeper, { office: offices.bantayan.id });
  assert.equal((await clerk.call(recordDelivery, { body: bantayan })).status, 200);
});
