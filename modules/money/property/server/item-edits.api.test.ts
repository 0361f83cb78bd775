import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { countStatements } from '@talaan/testing/count-statements.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { onDay } from '@talaan/testing/on-day.ts';
import { itemEdits } from '../contract/edits.ts';
import { keepItem, readItem } from '../contract/items.ts';
import { buy } from './fixtures/deliveries.ts';

let app: TestApp;
let keeper: Caller;
before(async () => {
  app = await startTestApp();
  keeper = await app.as('property');
});
after(() => app.close());

const ROOM = { field: 'location', value: 'Room 204', asked: {} } as const;

async function preview(ids: readonly number[], given: { field: keyof typeof itemEdits.fields; value: string | null } = ROOM, as = keeper) {
  const { status, body } = await as.call(itemEdits.preview, { body: { ...given, asked: {}, ids: [...ids] } });
  assert.equal(status, 200, JSON.stringify(body));
  return body.rows;
}

async function edit(
  rows: readonly { id: number; version: number }[],
  given: { field: keyof typeof itemEdits.fields; value: string | null } = ROOM,
) {
  const chosen = rows.map(({ id, version }) => ({ id, version }));
  const { status, body } = await keeper.call(itemEdits.edit, { body: { ...given, asked: {}, rows: chosen } });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

const undo = (id: number, as = keeper) => as.call(itemEdits.undo, { params: { id } });
const itemOf = async (id: number) => (await keeper.call(readItem, { params: { id } })).body.item;
const locations = async (ids: readonly number[]) => Promise.all(ids.map(async (id) => (await itemOf(id)).location));

async function keep(id: number, location: string): Promise<void> {
  const { condition, serial, warranty_until } = await itemOf(id);
  const body = { location, condition: condition as 'SERVICEABLE', serial, warranty_until };
  assert.equal((await keeper.call(keepItem, { params: { id }, body })).status, 200);
}

test('a custodian sees what becomes of each item, moves three to a room, reads it in the audit trail of each, and undoes it', async () => {
  const ids = await buy(keeper, { count: 3 });
  await keep(ids[0]!, 'Room 204');
  await keep(ids[1]!, 'Storeroom');
  const rows = await preview(ids);
  assert.deepEqual(
    rows.map(({ before: was, after: becomes, becomes: how, why }) => [was, becomes, how, why]),
    [
      ['Room 204', 'Room 204', 'same', ''],
      ['Storeroom', 'Room 204', 'changed', ''],
      ['—', 'Room 204', 'changed', ''],
    ],
  );
  assert.deepEqual(await locations(ids), ['Room 204', 'Storeroom', ''], 'a preview writes nothing');
  const { message, edit: token, refused } = await edit(rows);
  assert.deepEqual([message, refused], ['Location of 2 rows was changed.', []]);
  assert.deepEqual(await locations(ids), ['Room 204', 'Room 204', 'Room 204']);
  const { rows: told } = await app.server.pool.query(
    `select subject, before, after from kernel.audit_event where action = 'keep an item of property' and subject = any($1) and after = '{"location":"Room 204"}' order by subject`,
    [ids.slice(1).map((id) => `property.item:${id}`)],
  );
  assert.deepEqual(
    told.map(({ before: was }) => was as unknown),
    [{ location: 'Storeroom' }, { location: '' }],
  );
  const { edits } = (await keeper.call(itemEdits.listOwn)).body;
  assert.deepEqual([edits[0]!.id, edits[0]!.field, edits[0]!.value, edits[0]!.rows], [token, 'Location', 'Room 204', 2]);
  const undone = await undo(token!);
  assert.deepEqual([undone.status, undone.body.message], [200, '2 rows are as before.']);
  assert.deepEqual(await locations(ids), ['Room 204', 'Storeroom', '']);
  assert.equal((await undo(token!)).status, 409);
  assert.ok((await keeper.call(itemEdits.listOwn)).body.edits.every(({ id }) => id !== token));
});

test('an item that a colleague changed since the preview is refused and named; the others are written', async () => {
  const ids = await buy(keeper, { count: 2 });
  const rows = await preview(ids);
  await keep(ids[1]!, 'Workshop');
  const { message, refused } = await edit(rows);
  assert.equal(message, 'Location of 1 row was changed. 1 row stays as it is.');
  assert.deepEqual(
    refused.map(({ id }) => id),
    [ids[1]],
  );
  assert.match(refused[0]!.name, /Laptop computer$/);
  assert.match(refused[0]!.why, /^It was changed at .*, after you saw it\.$/);
  assert.deepEqual(await locations(ids), ['Room 204', 'Workshop']);
});

test('undoing puts back each item that nobody changed since, and names the others', async () => {
  const ids = await buy(keeper, { count: 3 });
  const { edit: token } = await edit(await preview(ids));
  await keep(ids[1]!, 'Room 204');
  const { body } = await undo(token!);
  assert.equal(body.message, '2 rows are as before. 1 row stays as it is.');
  assert.deepEqual(
    body.refused.map(({ id }) => id),
    [ids[1]],
  );
  assert.deepEqual(await locations(ids), ['', 'Room 204', '']);
});

test('of two custodians who edit the same items at once each item goes to one of them, and the other is told', async () => {
  const ids = await buy(keeper, { count: 6 });
  const rows = await preview(ids);
  const both = await Promise.all([
    edit(rows, { field: 'location', value: 'Here' }),
    edit(rows.toReversed(), { field: 'location', value: 'There' }),
  ]);
  const [first, second] = both.toSorted((one, other) => one.refused.length - other.refused.length);
  assert.equal(first!.refused.length, 0);
  assert.equal(second!.refused.length, 6);
  assert.equal(second!.edit, null);
  assert.equal(new Set(await locations(ids)).size, 1);
  const undone = await Promise.all([undo(first!.edit!), undo(first!.edit!)]);
  assert.deepEqual(
    undone.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  );
  assert.deepEqual(new Set(await locations(ids)), new Set(['']));
});

test('the rule of the single edit refuses what is no property any more, in its words, and what is beyond reach is named by its number alone', async () => {
  const ids = await buy(keeper, { count: 3 });
  await app.server.pool.query(`update property.item set state = 'DISPOSED' where id = $1`, [ids[0]]);
  await app.server.pool.query('update property.item set campus_id = 2, office_id = $2 where id = $1', [ids[1], offices.bantayan.id]);
  const [disposed, elsewhere, here] = await preview(ids);
  assert.match(disposed!.why, /is no property of the university any more/);
  assert.deepEqual([elsewhere!.becomes, here!.becomes], ['changed', 'changed']);
  await app.server.pool.query(`
    update identity.account_role set scope = 'campus', campus_id = 1 where account_id = (select id from identity.account where email = 'property@talaan.example')`);
  try {
    const [, beyond] = await preview(ids);
    assert.deepEqual([beyond!.becomes, beyond!.name, beyond!.before], ['refused', `No. ${ids[1]}`, '']);
    const { refused } = await edit([disposed!, elsewhere!, here!]);
    assert.deepEqual(
      refused.map(({ id }) => id),
      [ids[0], ids[1]],
    );
    assert.equal(refused[1]!.name, `No. ${ids[1]}`);
  } finally {
    await app.server.pool.query(`
      update identity.account_role set scope = 'all', campus_id = null where account_id = (select id from identity.account where email = 'property@talaan.example')`);
  }
  assert.deepEqual(await locations(ids.slice(1)), ['', 'Room 204']);
});

test('a value that the single form would not take is refused with its field, and so is a loss, which is reported', async () => {
  const ids = await buy(keeper);
  for (const [field, value] of [
    ['condition', 'LOST'],
    ['warranty_until', '2026-02-30'],
    ['location', 'x'.repeat(151)],
  ] as const) {
    const answer = await keeper.call(itemEdits.preview, { body: { field, value, asked: {}, ids } });
    assert.equal(answer.status, 422, field);
    assert.deepEqual(Object.keys((answer.body as unknown as { errors: object }).errors), ['value']);
  }
  const holder = { field: 'holder_id' as never, value: '45', asked: {}, ids };
  assert.equal((await keeper.call(itemEdits.preview, { body: holder })).status, 422, 'who is accountable changes by papers');
});

test('an edit is undone by who made it, on its day; who only reads property edits nothing', async () => {
  const ids = await buy(keeper);
  const { edit: token } = await edit(await preview(ids, { field: 'condition', value: 'NEEDS_REPAIR' }), {
    field: 'condition',
    value: 'NEEDS_REPAIR',
  });
  const [admin, auditor, employee] = await Promise.all([app.as('admin'), app.as('auditor'), app.as('employee')]);
  for (const other of [auditor, employee]) {
    assert.equal((await other.call(itemEdits.preview, { body: { ...ROOM, ids } })).status, 403);
    assert.equal((await undo(token!, other)).status, 403);
  }
  assert.ok([403, 404].includes((await undo(token!, admin)).status));
  await onDay(app, '2026-12-31', async () => assert.equal((await undo(token!)).status, 404));
  assert.equal((await undo(token!)).status, 200);
  assert.equal((await itemOf(ids[0]!)).condition, 'SERVICEABLE');
});

test('a hundred items need as many statements as two', async () => {
  const ids = await buy(keeper, { count: 102 });
  const few = await preview(ids.slice(0, 2));
  const many = await preview(ids.slice(2));
  const statements = async (rows: typeof few) => {
    let token: number | null = null;
    const editing = await countStatements(async () => {
      token = (await edit(rows)).edit;
    });
    return [editing, await countStatements(() => undo(token!))];
  };
  const [two, hundred] = [await statements(few), await statements(many)];
  for (const at of [0, 1]) assert.ok(Math.abs(two[at]! - hundred[at]!) <= 2, `${two.join()} and ${hundred.join()}`);
});
