import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { closeDepartment } from '../../contract/departments.ts';
import * as splitting from '../../contract/split.ts';
import { officeCalled } from '../departments/office-fixture.ts';

const BOR = 'BOR Resolution 41, s. 2026';
let app: TestApp;
let hr: Caller;
let parent: number;

before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
  parent = await officeCalled(app.server.db, 'OVPAA');
});
after(() => app?.close());

interface Office {
  id: number;
  people: { id: number; item: number }[];
  vacant: number;
}

/** An office of its own with two people in items, each designated and doing research, a vacant item, and a drafted contract. */
async function officeWithAll(acronym: string): Promise<Office> {
  const { db } = app.server;
  const { rows } = await sql<{ id: number }>`
    insert into organization.office (campus_id, parent_id, fullname, acronym) values (1, ${parent}, ${`College ${acronym}`}, ${acronym})
    returning id`.execute(db);
  const office = rows[0]!.id;
  await sql`select organization.number_offices()`.execute(db);
  const item = async (at: string) => {
    const made = await sql<{ id: number }>`
      with item as (
        insert into plantilla.item (item_number, position_id, office_id, level_id, coverage_id, attribution, area_type, opened_on)
        select ${`${acronym}-${at}`}, (select min(id) from organization.position), ${office}, (select min(id) from plantilla.level),
          (select min(id) from plantilla.coverage), 'higher education', 'R', '2004-01-01' returning id),
      state as (insert into plantilla.item_state (item_id, state, during) select id, 'funded', '[2004-01-01,)' from item)
      select id from item`.execute(db);
    return made.rows[0]!.id;
  };
  const people: Office['people'] = [];
  for (const at of ['1', '2']) {
    const itemId = await item(at);
    const made = await sql<{ id: number }>`
      insert into personnel.person (idno, surname, first_name, sex, birth_date) values (${`${acronym}-${at}`}, ${`Una${at}`}, ${acronym}, 'Male', '1980-01-01')
      returning id`.execute(db);
    const id = made.rows[0]!.id;
    people.push({ id, item: itemId });
    await sql`insert into personnel.appointment (personnel_id, office_id, position_id, status_code, item_id, during)
      select ${id}, ${office}, position_id, 'PERM', id, '[2020-01-01,)' from plantilla.item where id = ${itemId}`.execute(db);
    await sql`insert into personnel.designation (personnel_id, office_id, title, order_number, during)
      values (${id}, ${office}, ${`Coordinator ${at}`}, 'SO 1', '[2025-01-01,2028-01-01)')`.execute(db);
    await sql`with r as (insert into researchers.researcher (personnel_id, office_id, discipline, during)
        values (${id}, ${office}, 'Physics', '[2025-01-01,)') returning id)
      insert into researchers.project (researcher_id, title) select id, 'Light' from r`.execute(db);
  }
  return { id: office, people, vacant: await item('3') };
}

const where = async (query: ReturnType<typeof sql<{ at: number }>>) => (await query.execute(app.server.db)).rows[0]?.at;
const itemNow = (item: number) => where(sql`select office_id as at from plantilla.item where id = ${item}`);
const dutyOn = (person: number, day: string) =>
  where(sql`select office_id as at from personnel.designation where personnel_id = ${person} and during @> ${day}::date`);
const researchOn = (person: number, day: string) =>
  where(sql`select office_id as at from researchers.researcher where personnel_id = ${person} and during @> ${day}::date`);

test('items, designations and research go with their people, and the preview says so before', async () => {
  const office = await officeWithAll('CAA');
  const [goes, stays] = office.people as [Office['people'][number], Office['people'][number]];
  const body = {
    from: '2026-11-16',
    authority: BOR,
    parts: [{ fullname: 'College of Light', acronym: 'COL', parent_id: parent, takes: { people: [String(goes.id)] } }],
  };
  const preview = await hr.call(splitting.previewSplit, { params: { id: office.id }, body });
  assert.equal(preview.status, 200, JSON.stringify(preview.body));
  const [old, part] = preview.body.offices.map(({ uses }) =>
    Object.fromEntries(uses.map(({ name, before: was, after: is }) => [name, [was, is]])),
  );
  for (const use of ['designations', 'researchers', 'people'])
    assert.deepEqual(
      [old![use], part![use]],
      [
        [2, 1],
        [0, 1],
      ],
      use,
    );
  assert.deepEqual(
    [old!['items'], part!['items']],
    [
      [3, 2],
      [0, 1],
    ],
  );
  assert.equal(await itemNow(goes.item), office.id);

  const done = await hr.call(splitting.splitDepartment, { params: { id: office.id }, body });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  const col = done.body.offices[1]!.id;
  assert.deepEqual([await itemNow(goes.item), await itemNow(stays.item), await itemNow(office.vacant)], [col, office.id, office.id]);
  assert.deepEqual([await dutyOn(goes.id, '2026-11-15'), await dutyOn(goes.id, '2026-11-16')], [office.id, col]);
  assert.equal(await dutyOn(stays.id, '2026-11-16'), office.id);
  assert.deepEqual([await researchOn(goes.id, '2026-11-15'), await researchOn(goes.id, '2026-11-16')], [office.id, col]);
  const { rows } = await sql<{ title: string; order_number: string; during: string }>`
    select j.title, d.order_number, d.during::text from personnel.designation d, researchers.researcher r join researchers.project j on j.researcher_id = r.id
    where d.personnel_id = ${goes.id} and d.office_id = ${col} and r.personnel_id = ${goes.id} and r.office_id = ${col}`.execute(
    app.server.db,
  );
  assert.deepEqual(rows, [{ title: 'Light', order_number: 'SO 1', during: '[2026-11-16,2028-01-01)' }]);
});

test('what is chosen by hand goes where it is sent, the vacant item too', async () => {
  const office = await officeWithAll('CBB');
  const [goes] = office.people;
  const takes = { people: [String(goes!.id)], items: [String(office.vacant)], designations: [] };
  const done = await hr.call(splitting.splitDepartment, {
    params: { id: office.id },
    body: { from: '2026-11-16', authority: BOR, parts: [{ fullname: 'College of Sound', acronym: 'CSO', parent_id: parent, takes }] },
  });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  const part = done.body.offices[1]!.id;
  assert.deepEqual([await itemNow(goes!.item), await itemNow(office.vacant)], [office.id, part]);
  assert.equal(await dutyOn(goes!.id, '2026-11-16'), office.id);
  assert.equal(await researchOn(goes!.id, '2026-11-16'), part);
});

test('an item of a split to come is where it was until the day, and is shown in its part before', async () => {
  const office = await officeWithAll('CCC');
  const [goes] = office.people;
  const from = '2027-01-01';
  const takes = { people: [String(goes!.id)], items: [String(goes!.item), String(office.vacant)] };
  const done = await hr.call(splitting.splitDepartment, {
    params: { id: office.id },
    body: { from, authority: BOR, parts: [{ fullname: 'College of Heat', acronym: 'CHE', parent_id: parent, takes }] },
  });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  const part = done.body.offices[1]!.id;
  assert.equal(await itemNow(office.vacant), office.id);
  const there = async (id: number) => {
    const { body } = await hr.call(splitting.listOfficeUses, { params: { id }, query: { from } });
    return body.uses.find(({ name }) => name === 'items')!.rows.map(({ key }) => Number(key));
  };
  assert.deepEqual([await there(part), await there(office.id)], [[goes!.item, office.vacant], [office.people[1]!.item]]);
  const { rows } = await sql<{ before: number; later: number }>`
    select plantilla.office_on(${office.vacant}, '2026-12-31') as before, plantilla.office_on(${office.vacant}, ${from}) as later`.execute(
    app.server.db,
  );
  assert.deepEqual(rows[0], { before: office.id, later: part });
  await sql`select plantilla.take_effect(${from})`.execute(app.server.db);
  assert.deepEqual([await itemNow(goes!.item), await itemNow(office.vacant)], [part, part]);
});

test('an office is not closed over items that nobody was told of, and closing sends everything along', async () => {
  const office = await officeWithAll('CDD');
  const body = { from: '2026-11-21', authority: BOR };
  const refused = await hr.call(closeDepartment, { params: { id: office.id }, body });
  assert.equal(refused.status, 422);
  assert.match(JSON.stringify(refused.body), /designations: 2, researchers: 2, plantilla items: 3/);
  const into = await officeCalled(app.server.db, 'CAS');
  assert.equal((await hr.call(closeDepartment, { params: { id: office.id }, body: { ...body, move_to: into } })).status, 200);
  await sql`select plantilla.take_effect('2026-11-21')`.execute(app.server.db);
  for (const { id, item } of office.people) {
    assert.deepEqual([await itemNow(item), await dutyOn(id, '2026-11-21'), await researchOn(id, '2026-11-21')], [into, into, into]);
  }
  assert.equal(await itemNow(office.vacant), into);
});
