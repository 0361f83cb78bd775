import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import * as items from '../../contract/items.ts';
import * as personnels from '../../contract/personnels.ts';
import { itemOn, itemsFor } from '../item-on.ts';

const TODAY = '2026-11-20';
let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
});
after(() => app.close());

const allItems = async (query: object = {}) => (await hr.call(items.listItems, { query: { per_page: 999, ...query } })).body;

test('a status of the list is what the states and the appointments of the day say', async () => {
  const all = await allItems({ status: ['FILLED', 'VACANT_FUNDED', 'VACANT_UNFUNDED', 'FROZEN', 'ABOLISHED', 'ANTICIPATED'] });
  const { rows } = await sql<{ id: number; state: string; held: boolean }>`
    select s.item_id as id, s.state, exists (select from personnel.appointment a where a.item_id = s.item_id and not a.is_substitute and a.during @> ${TODAY}::date) as held
    from plantilla.item_state s where s.during @> ${TODAY}::date`.execute(app.server.db);
  assert.equal(all.total, rows.length);
  const stateOf = new Map(rows.map((row) => [row.id, row]));
  for (const item of all.items) {
    const { state, held } = stateOf.get(item.id)!;
    const expected = held
      ? 'FILLED'
      : { abolished: 'ABOLISHED', frozen: 'FROZEN', anticipated: 'ANTICIPATED', unfunded: 'VACANT_UNFUNDED', funded: 'VACANT_FUNDED' }[
          state
        ];
    assert.equal(item.status, expected, item.item_number);
    assert.equal(item.incumbent !== null, item.status === 'FILLED');
    assert.equal(item.vacant_since === null, ['FILLED', 'ABOLISHED'].includes(item.status));
  }
  assert.ok(
    all.items.some(({ status, vice }) => status === 'VACANT_FUNDED' && vice),
    'some are vacant after somebody',
  );
});

test('items are in the order of their numbers: 5 before 17', async () => {
  const sorted = (await allItems({ sort: 'item_number' })).items.map(({ item_number }) => item_number);
  const byNumber = new Intl.Collator('en', { numeric: true });
  assert.deepEqual(
    sorted,
    sorted.toSorted((one, other) => byNumber.compare(one, other)),
  );
  assert.notDeepEqual(
    sorted,
    sorted.toSorted((one, other) => one.localeCompare(other, 'en')),
  );
});

test('the filters narrow, one beside the other', async () => {
  const filled = await allItems({ status: 'FILLED' });
  const high = await allItems({ status: 'FILLED', sg_from: 18, sg_to: 24 });
  assert.ok(high.total > 0 && high.total < filled.total);
  assert.ok(high.items.every(({ salary_grade: grade }) => grade! >= 18 && grade! <= 24));
  const retiring = await allItems({ retire: 5 });
  assert.ok(retiring.items.every(({ retires_on: on }) => on! <= '2031-11-20'));
  const earlier = await allItems({ on: '2015-01-01', status: 'FILLED' });
  assert.ok(earlier.total > 0 && earlier.total < filled.total, 'fewer items were filled years ago');
});

const newItem = async (item_number: string, position: string, more: object = {}) => {
  const { rows } = await sql<{ position_id: number; level_id: number; coverage_id: number }>`
    select p.id as position_id, (select id from plantilla.level where code = 'A') as level_id, (select id from plantilla.coverage where code = 'academic') as coverage_id
    from organization.position p where p.name = ${position}`.execute(app.server.db);
  return {
    item_number,
    ...rows[0]!,
    office_id: 6,
    opened_on: '2026-01-01',
    attribution: 'higher education' as const,
    area_type: 'R' as const,
    authority: 'NOSCA No. 2026-0001',
    ...more,
  };
};

test('several items of the same are added with serial numbers; a number is given once', async () => {
  const added = await hr.call(items.addItems, { body: await newItem('TSUB-INST1-901-2026', 'Instructor I', { count: 3 }) });
  assert.equal(added.status, 200);
  assert.equal(added.body.ids.length, 3);
  const again = await hr.call(items.addItems, { body: await newItem('TSUB-INST1-903-2026', 'Instructor I') });
  assert.equal(again.status, 422);
  assert.match(again.body.message, /TSUB-INST1-903-2026/);
  const { item } = (await hr.call(items.readItem, { params: { id: added.body.ids[0]! } })).body;
  assert.equal(item.status, 'VACANT_FUNDED');
  const { rows } = await sql<{
    amount: number;
  }>`select s.amount from organization.salary_table t join organization.salary_step s on s.table_id = t.id
    where t.during @> ${TODAY}::date and s.salary_grade = 12 and s.step = 1`.execute(app.server.db);
  assert.equal(item.authorized, rows[0]!.amount * 12);
  assert.equal(item.actual, null);
});

test('a filled item is authorized and paid at the step of its incumbent', async () => {
  const { items: filled } = await allItems({ status: 'FILLED' });
  const one = filled.find(({ step }) => step > 1);
  const { item } = (await hr.call(items.readItem, { params: { id: one!.id } })).body;
  const { rows } = await sql<{
    amount: number;
  }>`select amount from personnel.salary where personnel_id = ${one!.incumbent!.id} and during @> ${TODAY}::date`.execute(app.server.db);
  assert.equal(item.authorized, rows[0]!.amount * 12);
  assert.equal(item.actual, rows[0]!.amount * 12);
});

const appoint = (personnelId: number, itemId: number, from: string, position: number | null = null) =>
  sql`insert into personnel.appointment (personnel_id, office_id, position_id, status_code, item_id, during)
    select ${personnelId}::integer, office_id, coalesce(${position}::integer, position_id), 'PERM', id, daterange(${from}::date, null)
    from plantilla.item where id = ${itemId}`.execute(app.server.db);
/** People on record who hold nothing yet. */
const freePeople = async () =>
  (
    await sql<{ id: number }>`insert into personnel.person (idno, surname, first_name, sex, birth_date)
      select 'T-' || n, 'Santos', 'Ana ' || n, 'Female', '1990-01-01' from generate_series(1, 6) n on conflict do nothing returning id`.execute(
      app.server.db,
    )
  ).rows.map(({ id }) => id);

test('of two people appointed to one item at the same moment, one is refused', async () => {
  const [first, second, third] = await freePeople();
  const [itemId, otherId] = (await hr.call(items.addItems, { body: await newItem('TSUB-INST1-911-2026', 'Instructor I', { count: 2 }) }))
    .body.ids;
  const outcomes = await Promise.allSettled([appoint(first!, itemId!, TODAY), appoint(second!, itemId!, TODAY)]);
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  const refused = outcomes.find((one) => one.status === 'rejected')!.reason as { constraint: string };
  assert.equal(refused.constraint, 'an_item_has_one_incumbent_at_a_time');
  const { item } = (await hr.call(items.readItem, { params: { id: itemId! } })).body;
  assert.equal(item.status, 'FILLED');

  const { position_id: other } = await newItem('x', 'Accountant I');
  await assert.rejects(appoint(third!, otherId!, TODAY, other), { constraint: 'appointment_is_to_an_item_of_its_position' });
});

test('nobody is appointed to an item that is frozen, and an item that somebody holds is not frozen', async () => {
  const free = await sql<{ id: number }>`select p.id from personnel.person p where p.idno in ('T-4', 'T-5') order by 1`.execute(
    app.server.db,
  );
  const [fourth, fifth] = free.rows.map(({ id }) => id);
  const [itemId] = (await hr.call(items.addItems, { body: await newItem('TSUB-INST1-921-2026', 'Instructor I') })).body.ids;
  const freeze = (from: string) =>
    hr.call(items.setItemStates, { body: { item_ids: [itemId!], state: 'frozen', from, authority: 'NBC 549' } });
  assert.equal((await freeze('2026-11-25')).status, 200);
  await assert.rejects(
    appoint(fourth!, itemId!, TODAY),
    { constraint: 'an_item_is_held_while_it_is_funded' },
    'without an end it runs into the frozen days',
  );
  assert.match((await itemOn(app.server.db, itemId!, '2026-11-25'))!.closed!, /is frozen since 25 Nov 2026/);
  assert.equal((await itemOn(app.server.db, itemId!, TODAY))!.closed, null);
  const fund = await hr.call(items.setItemStates, {
    body: { item_ids: [itemId!], state: 'funded', from: '2026-12-01', authority: 'NBC 549' },
  });
  assert.equal(fund.status, 200);
  await appoint(fifth!, itemId!, '2026-12-01');
  const again = await freeze('2027-01-01');
  assert.equal(again.status, 422);
  assert.match(again.body.message, /TSUB-INST1-921-2026 is held by Santos, Ana 5/);
  assert.equal((await freeze('2026-11-01')).status, 409, 'a later change is on record');
});

test('a freeze and an appointment at the same moment: one of them waits and is refused', async () => {
  const { rows } = await sql<{ id: number }>`select p.id from personnel.person p where p.idno = 'T-6'`.execute(app.server.db);
  const [itemId] = (await hr.call(items.addItems, { body: await newItem('TSUB-INST1-931-2026', 'Instructor I') })).body.ids;
  const [appointed, frozen] = await Promise.allSettled([
    appoint(rows[0]!.id, itemId!, TODAY),
    hr.call(items.setItemStates, { body: { item_ids: [itemId!], state: 'frozen', from: '2026-11-21', authority: 'NBC 549' } }),
  ]);
  const isFrozen = frozen.status === 'fulfilled' && frozen.value.status === 200;
  assert.notEqual(appointed.status === 'fulfilled', isFrozen, 'exactly one of the two stands');
});

test('reclassification opens the new item with its old one behind it; the old one is abolished for good', async () => {
  const [itemId] = (await hr.call(items.addItems, { body: await newItem('TSUB-INST1-941-2026', 'Instructor I') })).body.ids;
  const { position_id } = await newItem('x', 'Instructor II');
  const body = { item_number: 'TSUB-INST2-941-2026', position_id, from: '2026-11-20', authority: 'NOSCA No. 2026-0077' };
  const done = await hr.call(items.reclassifyItem, { params: { id: itemId! }, body });
  assert.equal(done.status, 200);
  const { item } = (await hr.call(items.readItem, { params: { id: done.body.id } })).body;
  assert.deepEqual(
    item.chain.map((one) => one.item_number),
    ['TSUB-INST1-941-2026', 'TSUB-INST2-941-2026'],
  );
  assert.equal(item.old_item_number, 'TSUB-INST1-941-2026');
  const old = (await hr.call(items.readItem, { params: { id: itemId! } })).body.item;
  assert.equal(old.status, 'ABOLISHED');
  assert.equal((await hr.call(items.reclassifyItem, { params: { id: itemId! }, body: { ...body, item_number: 'Z-1' } })).status, 409);
  const back = await hr.call(items.setItemStates, { body: { item_ids: [itemId!], state: 'funded', from: '2026-12-01', authority: 'x' } });
  assert.equal(back.status, 409);
  assert.ok(
    (await allItems()).items.every(({ id }) => id !== itemId),
    'abolished ones are not in the list unless asked for',
  );
});

test('an item that is reclassified while a person holds it closes on the day on which they leave it', async () => {
  const { rows } = await sql<{ id: number }>`insert into personnel.person (idno, surname, first_name, sex, birth_date)
    values ('T-7', 'Santos', 'Ana 7', 'Female', '1990-01-01') returning id`.execute(app.server.db);
  const [itemId] = (await hr.call(items.addItems, { body: await newItem('TSUB-INST1-945-2026', 'Instructor I') })).body.ids;
  await appoint(rows[0]!.id, itemId!, '2026-02-01');
  const { position_id } = await newItem('x', 'Instructor II');
  const body = { item_number: 'TSUB-INST2-945-2026', position_id, from: '2026-12-01', authority: 'NOSCA No. 2026-0078' };
  const done = await hr.call(items.reclassifyItem, { params: { id: itemId! }, body });
  assert.match(done.body.message, /closes when Santos, Ana 7 is appointed to it/);
  assert.equal((await hr.call(items.readItem, { params: { id: itemId! } })).body.item.status, 'FILLED');
  await sql`update personnel.appointment set during = daterange(lower(during), '2026-12-01') where item_id = ${itemId!}`.execute(
    app.server.db,
  );
  await appoint(rows[0]!.id, done.body.id, '2026-12-01');
  const { states } = (await hr.call(items.readItem, { params: { id: itemId! } })).body.item;
  assert.deepEqual(
    states.slice(0, 1).map(({ state, from }) => [state, from]),
    [['abolished', '2026-12-01']],
  );
});

test('an item is edited by authority, which stays with the change', async () => {
  const [itemId] = (await hr.call(items.addItems, { body: await newItem('TSUB-INST1-951-2026', 'Instructor I') })).body.ids;
  const {
    position_id: _p,
    opened_on: _o,
    ...facts
  } = await newItem('TSUB-INST1-951A-2026', 'Instructor I', { parenthetical_title: 'Physics' });
  assert.equal((await hr.call(items.editItem, { params: { id: itemId! }, body: facts as never })).status, 422);
  assert.equal((await hr.call(items.editItem, { params: { id: itemId! }, body: { ...facts, change_authority: 'Memo 12' } })).status, 200);
  const { item } = (await hr.call(items.readItem, { params: { id: itemId! } })).body;
  assert.equal(item.parenthetical_title, 'Physics');
  assert.equal(item.changes[0]!.authority, 'Memo 12');
});

test('an appointment form finds items that are free and funded, by number or position', async () => {
  const found = await itemsFor(app.server.db, { term: 'INST1-90', on: TODAY });
  assert.ok(found.length >= 3 && found.length <= 5);
  assert.ok(found.every(({ position }) => position === 'Instructor I'));
  const held = (await allItems({ status: 'FILLED' })).items[0]!;
  assert.deepEqual(await itemsFor(app.server.db, { term: held.item_number, on: TODAY }), []);
  assert.match((await itemOn(app.server.db, held.id, TODAY))!.closed!, /^is held by /);
});

test('anyone who has no item is shown as a problem, and attached to one with a reason', async () => {
  const { id } = people.accountingClerk;
  const { rows } = await sql<{
    item_id: number;
    appointment: number;
  }>`select item_id, id as appointment from personnel.appointment where personnel_id = ${id} and during @> ${TODAY}::date`.execute(
    app.server.db,
  );
  const { item_id: itemId, appointment } = rows[0]!;
  const before = (await hr.call(personnels.listSeated, { query: { show: 'without_item' } })).body;
  await app.server.db.transaction().execute(async (db) => {
    await sql`select set_config('talaan.reason', 'for a test', true)`.execute(db);
    await sql`update personnel.appointment set item_id = null where id = ${appointment}`.execute(db);
  });
  const after_ = (await hr.call(personnels.listSeated, { query: { show: 'without_item' } })).body;
  assert.equal(after_.without_item, before.without_item + 1);
  const choices = (await hr.call(personnels.listItemsToAttach, { params: { id } })).body.items;
  assert.ok(choices.some((one) => one.id === itemId));
  assert.equal((await hr.call(personnels.attachItem, { params: { id }, body: { item_id: itemId, reason: '' } })).status, 422);
  assert.equal(
    (await hr.call(personnels.attachItem, { params: { id }, body: { item_id: itemId, reason: 'Left out of the import' } })).status,
    200,
  );
  assert.equal((await hr.call(personnels.attachItem, { params: { id }, body: { item_id: itemId, reason: 'Again' } })).status, 409);
  const kept = await sql<{
    reason: string;
  }>`select reason from kernel.correction where row_of = 'personnel.appointment' and row_id = ${appointment} order by id desc limit 1`.execute(
    app.server.db,
  );
  assert.equal(kept.rows[0]!.reason, 'Left out of the import');
});
