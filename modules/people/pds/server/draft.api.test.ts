import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { mySheet, theirSheet } from '../contract.ts';
import type { Typed } from '../contract/field.ts';
import { SECTION_NAMES, SECTIONS, type SectionName } from '../contract/sections.ts';
import { add, paperOf, read, rowOf, save } from './fixtures/sheet-kit.ts';

let app: TestApp;
let hr: Caller;
let employee: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  [hr, employee] = await Promise.all([app.as('hr'), app.as('employee')]);
});
after(() => app.close());

test('one’s own sheet has all sections, masked numbers, and says what is missing with its place', async () => {
  const sheet = await read(employee);
  assert.deepEqual(Object.keys(sheet.sections), [...SECTION_NAMES]);
  assert.equal(sheet.standing.state, 'DRAFT');
  assert.deepEqual(sheet.standing.actions, ['edit', 'submit']);
  const [personal] = sheet.sections.personal;
  assert.match(String(personal!.values.tin), /^[•-]+\d-\d{3}$/);
  assert.equal(personal!.values.height, '158', 'what was typed wrong on another machine is there');
  assert.match(personal!.errors.height![0]!, /metres/);
  assert.ok(sheet.standing.missing.some(({ section, row, field }) => section === 'personal' && row === personal!.id && field === 'height'));
  assert.ok(sheet.internal_work.length > 0);
  assert.equal(sheet.standing.groups.length, 12);
});

test('a box that is wrong is told and kept as typed, the others are kept, and the last right value stays', async () => {
  const id = await rowOf(employee, 'personal');
  const saved = await save(employee, 'personal', id, { height: '1.60', weight: '55.5', mobile: '0917 555 1234', email: 'NOT AN ADDRESS' });
  assert.deepEqual(Object.keys(saved.errors), ['email']);
  assert.equal(saved.values.email, 'NOT AN ADDRESS');
  assert.deepEqual([saved.values.height, saved.values.weight, saved.values.mobile], ['1.60', '55.50', '+639175551234']);
  const wrong = await save(employee, 'personal', id, { height: '160' });
  assert.equal(wrong.values.height, '160');
  const paper = await paperOf(app, people.accountingClerk.id);
  assert.equal(paper.personal.height, 160);
  assert.match(paper.personal.email, /@/);
  const right = await save(employee, 'personal', id, { height: '1.61', email: 'Employee.Own@Example.com' });
  assert.deepEqual(right.errors, {});
  assert.equal(right.values.email, 'employee.own@example.com');
});

const boxes: readonly [SectionName, Record<string, Typed>, readonly string[]][] = [
  ['spouses', { surname: 'Cruz', first_name: 'R2D2' }, ['first_name']],
  ['children', { fullname: 'Luz Cruz', birth_date: '2030-01-01' }, ['birth_date']],
  ['education', { level: 'college', from_year: '2008', to_year: '2004' }, ['from_year', 'to_year']],
  ['eligibilities', { eligibility: 'Career Service Professional', rating: '182' }, ['rating']],
  ['work', { from: '2015-01-01', to: '2014-01-01', sg_step: '9-9' }, ['from', 'sg_step', 'to']],
  ['voluntary', { organization: 'Red Cross', hours: 'many' }, ['hours']],
  ['training', { title: 'x'.repeat(251), from: '2020-02-30' }, ['from', 'title']],
  ['skills', { text: 'x'.repeat(121) }, ['text']],
  ['recognitions', { text: 'x'.repeat(201) }, ['text']],
  ['memberships', { text: 'x'.repeat(201) }, ['text']],
];
for (const [section, values, wrong] of boxes) {
  test(`${SECTIONS[section].title}: ${wrong.join(' and ')} are told wrong and nothing typed is lost`, async () => {
    const row = await add(employee, section, values);
    assert.deepEqual(Object.keys(row.errors).toSorted(), [...wrong]);
    for (const [name, value] of Object.entries(values)) assert.equal(row.values[name], value);
    const { status, body } = await employee.call(mySheet.removeRow, { params: { section: section as 'work', row: row.id } });
    assert.equal(status, 200);
    assert.ok(!body.standing.missing.some((one) => one.row === row.id && one.section === section));
  });
}

test('a date typed again together with its partner is kept', async () => {
  const row = await add(employee, 'work', { position: 'Clerk', company: 'Rural Bank of Solano', from: '2005-01-01', to: '2006-12-31' });
  const wrong = await save(employee, 'work', row.id, { from: '2007-06-01' });
  assert.deepEqual(Object.keys(wrong.errors), ['from']);
  const right = await save(employee, 'work', row.id, { to: '2008-05-31' });
  assert.deepEqual([right.errors, right.values.from, right.values.to], [{}, '2007-06-01', '2008-05-31']);
  assert.equal(right.labels.company, 'Rural Bank of Solano', 'a company that is on no list stays as text');
});

test('two tabs that save different boxes merge, the same box is refused with what stands there', async () => {
  const id = await rowOf(employee, 'parents');
  const { version } = (await read(employee)).sections.parents[0]!;
  const put = (values: Record<string, Typed>) =>
    employee.call(mySheet.saveRow, { params: { section: 'parents', row: id }, body: { version, values } });
  const [one, other] = await Promise.all([put({ father_first_name: 'Jose' }), put({ mother_first_name: 'Luz' })]);
  assert.deepEqual([one.status, other.status], [200, 200]);
  const stale = await put({ father_first_name: 'Juan' });
  assert.equal(stale.status, 409);
  assert.match((stale.body as unknown as { errors: Record<string, string[]> }).errors.father_first_name![0]!, /Jose/);
  const again = await put({ father_first_name: 'Jose' });
  assert.equal(again.status, 200, 'sent twice it is the same');
  const { values } = (await read(employee)).sections.parents[0]!;
  assert.deepEqual([values.father_first_name, values.mother_first_name], ['Jose', 'Luz']);
});

test('a row added twice with one key is one row, and rows are put in order', async () => {
  const key = randomUUID();
  const post = () => employee.call(mySheet.addRow, { params: { section: 'skills' }, body: { key, values: { text: 'Weaving' } } });
  const [one, two] = await Promise.all([post(), post()]);
  assert.equal(one.body.row.id, two.body.row.id);
  const ids = (await read(employee)).sections.skills.map((row) => row.id);
  const reversed = ids.toReversed();
  assert.equal((await employee.call(mySheet.orderRows, { params: { section: 'skills' }, body: { rows: reversed } })).status, 200);
  assert.deepEqual(
    (await read(employee)).sections.skills.map((row) => row.id),
    reversed,
  );
  assert.equal((await employee.call(mySheet.orderRows, { params: { section: 'skills' }, body: { rows: [...ids, 1] } })).status, 422);
});

test('three references are enough, and N/A goes when a row comes', async () => {
  const more = await employee.call(mySheet.addRow, {
    params: { section: 'references' },
    body: { key: randomUUID(), values: { name: 'A Fourth' } },
  });
  assert.equal(more.status, 409);
  for (const { id } of (await read(employee)).sections.voluntary)
    await employee.call(mySheet.removeRow, { params: { section: 'voluntary', row: id } });
  const said = await employee.call(mySheet.setApplies, { params: { section: 'voluntary' }, body: { applies: false } });
  assert.ok(said.body.standing.not_applicable.includes('voluntary'));
  const row = await add(employee, 'voluntary', { organization: 'Red Cross' });
  assert.ok(!(await read(employee)).standing.not_applicable.includes('voluntary'));
  assert.equal((await employee.call(mySheet.setApplies, { params: { section: 'voluntary' }, body: { applies: false } })).status, 409);
  await employee.call(mySheet.removeRow, { params: { section: 'voluntary', row: row.id } });
  await employee.call(mySheet.setApplies, { params: { section: 'voluntary' }, body: { applies: false } });
});

test('a barangay names city and province, and the permanent address follows until it parts', async () => {
  const { rows } = await app.server.pool.query<{ code: string; barangay: string; city: string }>(
    "select code, barangay, city from reference.current_barangay where barangay = 'Poblacion' order by 1 limit 2",
  );
  const place = rows[0]!;
  const id = await rowOf(employee, 'personal');
  await save(employee, 'personal', id, {
    permanent_is_residential: true,
    residential_barangay_code: place.code,
    residential_house: '7',
    residential_zip_code: '3700',
  });
  assert.deepEqual((await paperOf(app, people.accountingClerk.id)).personal.permanent, {
    ...(await paperOf(app, people.accountingClerk.id)).personal.residential,
  });
  assert.equal((await paperOf(app, people.accountingClerk.id)).personal.residential.city, place.city);
  const parted = await save(employee, 'personal', id, { permanent_is_residential: false });
  assert.equal(parted.values.permanent_city, place.city, 'it starts as a copy');
  const unknown = await save(employee, 'personal', id, { permanent_barangay_code: '9999999999' });
  assert.deepEqual(Object.keys(unknown.errors), ['permanent_barangay_code']);
  await save(employee, 'personal', id, { permanent_barangay_code: '', permanent_is_residential: true });
});

test('an address keeps a barangay that ended since, which nobody can choose any more', async () => {
  const { pool } = app.server;
  const { rows } = await pool.query<{ code: string; barangay: string; city: string }>(
    "select code, barangay, city from reference.current_barangay where barangay = 'Poblacion' order by 1 limit 2",
  );
  const [{ code, barangay, city }, { code: other }] = rows as [(typeof rows)[0], (typeof rows)[0]];
  const id = await rowOf(employee, 'personal');
  await save(employee, 'personal', id, { residential_barangay_code: code });
  await pool.query('update reference.psgc_place set until = since where code = any($1)', [[code, other]]);
  const kept = await save(employee, 'personal', id, { residential_barangay_code: code, residential_house: '8' });
  assert.deepEqual(kept.errors, {});
  assert.deepEqual([kept.values.residential_barangay, kept.values.residential_city], [barangay, city]);
  const chosen = await save(employee, 'personal', id, { permanent_is_residential: false, permanent_barangay_code: other });
  assert.deepEqual(Object.keys(chosen.errors), ['permanent_barangay_code']);
  await pool.query('update reference.psgc_place set until = null where code = any($1)', [[code, other]]);
  await save(employee, 'personal', id, { permanent_barangay_code: '', permanent_is_residential: true });
});

test('a number or address of somebody else is not taken', async () => {
  const own = people.accountingClerk.id;
  const taken = await withOpenRecords(app.server.db, 'everybody', (db) =>
    db
      .selectFrom('personnel.identity_number')
      .select('number')
      .where('kind', '=', 'tin')
      .where('personnel_id', '<>', own)
      .executeTakeFirstOrThrow(),
  );
  const id = await rowOf(employee, 'personal');
  const saved = await save(employee, 'personal', id, { tin: taken.number, email: 'hr@talaan.example' });
  assert.deepEqual(Object.keys(saved.errors).toSorted(), ['email', 'tin']);
  await save(employee, 'personal', id, { tin: '999-888-777', email: 'employee.own@example.com' });
});

test('dots that come back change nothing, and a number is revealed to its owner unnoted, to HR noted', async () => {
  const sheet = await read(employee);
  const row = sheet.sections.personal[0]!;
  const same = await employee.call(mySheet.saveRow, {
    params: { section: 'personal', row: row.id },
    body: { version: row.version, values: { tin: row.values.tin! } },
  });
  assert.equal(same.body.row.version, row.version);
  const own = await employee.call(mySheet.reveal, { params: { section: 'personal', row: row.id }, body: { field: 'tin' } });
  assert.equal(own.body.value, '999-888-777');
  const personnel_id = sheet.personnel_id;
  const seen = await hr.call(theirSheet.reveal, { params: { personnel_id, section: 'personal', row: row.id }, body: { field: 'tin' } });
  assert.equal(seen.body.value, '999-888-777');
  const { rows } = await app.server.pool.query<{ what: string }>(
    'select distinct what from kernel.record_opening where personnel_id = $1',
    [personnel_id],
  );
  assert.ok(rows.some(({ what }) => what === 'Personal data sheet: TIN') && rows.some(({ what }) => what === 'Personal data sheet'));
  assert.equal(
    (await employee.call(mySheet.reveal, { params: { section: 'personal', row: row.id }, body: { field: 'surname' } })).status,
    422,
  );
});
