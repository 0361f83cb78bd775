import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listOpenings } from '@talaan/identity/contract/account.ts';
import { me } from '@talaan/identity/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { tries } from '@talaan/testing/tries.ts';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { countStatements } from '@talaan/testing/count-statements.ts';
import { exportPersonnel, findPersonnel, listPersonnel, readPersonnel } from '../contract.ts';
import { givePin, takePin } from './give-pin.ts';
import { onPeopleChanged, type PersonPeriod } from './people-changed.ts';

let app: TestApp;
let hr: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
  await app.server.pool.query(`
    insert into personnel.person (id, idno, surname, first_name, middle_name, sex, birth_date, date_hired) values
      (90001, 'Z-0001', 'Ñañez', 'Begoña', 'Ocampo', 'Female', '1990-01-01', '2015-01-01'),
      (90002, 'Z-0002', 'Nanez', 'Zoilo', '', 'Male', '1991-01-01', '2015-01-01')`);
  await app.server.pool.query(
    `insert into personnel.person (id, idno, surname, first_name, sex, birth_date, date_hired)
     select 90100 + n, 'Z-1' || n, surname, 'Zosima', 'Female', '1985-05-01', '2015-01-01' from unnest($1::text[]) with ordinality as s (surname, n)`,
    [SPELLINGS.flat()],
  );
});
after(() => app.close());

/** Names that are written in several ways. */
const SPELLINGS = [
  ['dela Cruz', 'Dela Cruz', 'De La Cruz', 'DE LA CRUZ', 'de la Cruz', 'Delacruz'],
  ['Macapagal-Arroyo', 'Macapagal Arroyo'],
  ["D'Souza", 'D’Souza'],
  ['San Juan', 'Sanjuan', 'San-Juan'],
  ['de los Santos', 'Delos Santos', 'delosSantos'],
];

async function list(query: Record<string, unknown>) {
  const answer = await hr.call(listPersonnel, { query: query });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body;
}

test('a name is found by any of its parts, in any order, with or without Ñ and accents', async () => {
  for (const term of ['ñañez', 'nanez bego', 'Begoña Ñañez', 'ocampo, begona', 'Z-0001']) {
    const { personnels } = await list({ term });
    assert.ok(
      personnels.some(({ id }) => id === 90001),
      term,
    );
  }
});

test('hyphens, blanks, apostrophes and the blanks of particles make no difference in a search of people', async () => {
  const TERMS = [
    ['delacruz', 'dela cruz', 'de la cruz', 'Dela-Cruz', 'cruz'],
    ['macapagal-arroyo', 'macapagal arroyo', 'macapagal\u2011arroyo', 'macapagalarroyo'],
    ["d'souza", 'dsouza', 'd’souza'],
    ['sanjuan', 'san juan'],
    ['delossantos', 'delos santos', 'de los santos'],
  ];
  for (const [at, terms] of TERMS.entries())
    for (const word of terms) {
      const { personnels } = await list({ term: `${word} zosima` });
      assert.equal(personnels.length, SPELLINGS[at]!.length, word);
      const card = await hr.call(findPersonnel, { query: { term: `${word} zosima` } });
      assert.ok(card.body.personnel.length > 0, `${word} in a picker`);
    }
});

test('a record and a search of people name the department with its campus', async () => {
  const [someone] = (await list({ per_page: 5 })).personnels;
  assert.ok(someone?.department);
  const { body } = await hr.call(readPersonnel, { params: { id: someone.id } });
  assert.deepEqual(body.personnel.department, someone.department);
  const found = await hr.call(findPersonnel, { query: { term: someone.idno } });
  assert.deepEqual(found.body.personnel[0]?.department, someone.department);
  assert.equal((await hr.call(readPersonnel, { params: { id: 90001 } })).body.personnel.department, null);
});

test('names are sorted as people read them: Ñ as N', async () => {
  const { personnels } = await list({ term: 'nanez' });
  assert.deepEqual(
    personnels.map(({ id }) => id),
    [90001, 90002],
  );
});

test('5 to 999 rows a page as asked, and the same number in all', async () => {
  const small = await list({ per_page: 5 });
  const large = await list({ per_page: 999 });
  assert.equal(small.personnels.length, 5);
  assert.equal(large.personnels.length, large.total);
  assert.equal(small.total, large.total);
  assert.equal((await hr.call(listPersonnel, { query: { per_page: 4 } })).status, 422);
  const second = await list({ per_page: 5, page: 2 });
  assert.deepEqual(
    second.personnels.map(({ id }) => id),
    large.personnels.slice(5, 10).map(({ id }) => id),
  );
});

test('every sort answers, up and down, with everybody once', async () => {
  const { total } = await list({});
  for (const sort of ['fullname', 'idno', 'office', 'position', 'status'].flatMap((name) => [name, `-${name}`])) {
    const { personnels } = await list({ per_page: 999, sort });
    assert.equal(new Set(personnels.map(({ id }) => id)).size, total, sort);
  }
});

test('an office is filtered with the units below it', async () => {
  const { id } = offices.artsAndSciences;
  const { rows } = await app.server.pool.query<{ id: number }>('select id from organization.offices_within($1)', [id]);
  const units = new Set(rows.map((unit) => unit.id));
  const { personnels } = await list({ office: id, per_page: 999 });
  assert.ok(personnels.some(({ department }) => department?.id !== id));
  assert.ok(personnels.every(({ department }) => units.has(department!.id)));
});

test('filters by campus, position and status narrow the list', async () => {
  const all = await list({ per_page: 999 });
  const permanent = await list({ status: 'PERM', per_page: 999 });
  assert.ok(permanent.total > 0 && permanent.total < all.total);
  assert.ok(permanent.personnels.every(({ status }) => status === 'Permanent'));
  const both = await list({ status: ['PERM', 'TEMP'], campus: 1, per_page: 999 });
  assert.ok(
    both.personnels.every(
      ({ department }) => department?.campus === all.personnels.find(({ id }) => id === both.personnels[0]!.id)!.department!.campus,
    ),
  );
});

test('the export has everybody who matches, opens in Excel with its Ñ, and cannot run formulas', async () => {
  await app.server.pool.query(
    "insert into personnel.person (idno, surname, first_name, sex) values ('Z-0003', '=cmd()', 'Formula', 'Male')",
  );
  const csv = await hr.call(exportPersonnel, { query: { format: 'csv', term: 'Z-000' } });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(csv.bytes);
  assert.ok(text.startsWith('\uFEFFEmployee number,'));
  assert.match(text, /Ñañez/);
  assert.match(text, /,'=cmd\(\),/);
  const xlsx = await hr.call(exportPersonnel, { query: { format: 'xlsx' } });
  assert.equal(xlsx.status, 200);
  assert.equal(String.fromCharCode(...xlsx.bytes.subarray(0, 2)), 'PK');
});

test('the print has the columns of the screen, the filters in words, and neither dates of birth nor addresses', async () => {
  const said = 'Status: Permanent';
  const { status, bytes } = await hr.call(exportPersonnel, { query: { format: 'pdf', status: 'PERM', said } });
  assert.equal(status, 200);
  const text = await readPdfText(bytes);
  const { total, personnels } = (await hr.call(listPersonnel, { query: { status: 'PERM', per_page: 999 } })).body;
  assert.match(text, new RegExp(`${total} rows · ${said}`));
  assert.match(text, /Page 1 of \d+/);
  for (const { idno } of personnels.slice(-20)) assert.ok(text.includes(idno), idno);
  assert.doesNotMatch(text, /@|Birth/);
});

test('a grouped list prints each group under its head, in the order of the screen', async () => {
  const query = { group_by: 'status' } as const;
  const { groups = [], total } = (await hr.call(listPersonnel, { query })).body;
  const text = await readPdfText((await hr.call(exportPersonnel, { query: { format: 'pdf', ...query } })).bytes);
  const places = groups.map(({ name, count }) => text.indexOf(`${name} · ${count}`));
  assert.ok(groups.length > 1 && places.every((place) => place > 0), text.slice(0, 400));
  assert.deepEqual(
    places.toSorted((one, other) => one - other),
    places,
  );
  assert.match(text, new RegExp(`${total} rows`));
});

test('a department head finds people of their units only, and nobody else by number', async () => {
  const head = await app.as('head');
  const { body } = await head.call(findPersonnel, { query: { term: 'a' } });
  const reach = new Set<number>([people.headOfAccounting.id, people.accountingClerk.id]);
  assert.ok(body.personnel.length > 0 && body.personnel.length <= 5);
  assert.ok(body.personnel.every(({ id }) => reach.has(id)));
  assert.equal((await head.call(readPersonnel, { params: { id: 90001 } })).status, 403);
});

test('somebody who does not exist answers 404', async () => {
  assert.equal((await hr.call(readPersonnel, { params: { id: 2_000_000_000 } })).status, 404);
});

test('a PIN is given, moved on by date, and refused with the name of who holds it', async () => {
  const heard: PersonPeriod[] = [];
  onPeopleChanged(async (_db, periods) => void heard.push(...periods));
  const { db } = app.server;
  await givePin({ db }, { personnelId: 90001, pin: '88001', from: '2026-10-01' });
  await assert.rejects(
    givePin({ db }, { personnelId: 90002, pin: '88001', from: '2026-11-01' }),
    /PIN 88001 is assigned to Ñañez, Begoña Ocampo \(Z-0001\) since 2026-10-01\./,
  );
  await takePin({ db }, { personnelId: 90001, pin: '88001', until: '2026-11-01' });
  await givePin({ db }, { personnelId: 90002, pin: '88001', from: '2026-11-01' });
  const { body } = await hr.call(readPersonnel, { params: { id: 90001 } });
  assert.deepEqual(body.personnel.pins, [{ pin: '88001', from: '2026-10-01', to: '2026-10-31' }]);
  assert.deepEqual(
    heard.map(({ personnelId, from }) => [personnelId, from]),
    [
      [90001, '2026-10-01'],
      [90001, '2026-11-01'],
      [90002, '2026-11-01'],
    ],
  );
});

test('who opens a record is told to the person whose record it is, once an hour', async () => {
  const employee = await app.as('employee');
  const { personnel } = (await employee.call(me)).body.user;
  await hr.call(readPersonnel, { params: { id: personnel!.id } });
  await hr.call(readPersonnel, { params: { id: personnel!.id } });
  const { openings, total } = (await employee.call(listOpenings)).body;
  assert.equal(total, 1);
  assert.equal(openings[0]?.what, 'Personnel record');
  assert.equal((await hr.call(listOpenings)).body.total, 0);
});

test('a record is read by one statement beside the session', async () => {
  const { id } = (await list({})).personnels[0]!;
  const open = async () => (await hr.call(readPersonnel, { params: { id } })).body.personnel;
  await open();
  assert.equal(await countStatements(open), 2);
});

test('the opening of a record is noted again after an hour', async (t) => {
  const head = await app.as('head');
  const { personnel } = (await head.call(me)).body.user;
  const open = () => hr.call(readPersonnel, { params: { id: personnel!.id } });
  const noted = async () => (await head.call(listOpenings)).body.total;
  await open();
  await open();
  const { clock } = app.server;
  const now = clock.now();
  t.mock.method(clock, 'now', () => now.add({ minutes: 61 }));
  await open();
  await open();
  assert.equal(await noted(), 2);
});

test('the groups of the personnel hold everyone once, within the filters that are asked for', async () => {
  const filtered = [{}, { status: 'PERM' }, { personnel_status: 'ALL' }, { on: '2024-05-02', track: 'faculty' }];
  for (const [at, group_by] of ['office', 'campus', 'status', 'position'].entries())
    for (const filters of at === 0 ? filtered : filtered.slice(0, tries(1, filtered.length))) {
      const all = (await list({ ...filters, per_page: 999 })).personnels.map(({ id }) => id);
      const { personnels, total, groups = [] } = await list({ ...filters, group_by });
      assert.deepEqual([personnels, total], [[], all.length]);
      const seen: number[] = [];
      for (const { key, count } of groups) {
        const found = await list({ ...filters, group_by, in_group: key, per_page: 999 });
        assert.deepEqual([found.total, found.personnels.length], [count, count]);
        if (group_by === 'status') assert.equal(new Set(found.personnels.map(({ status }) => status)).size, 1);
        seen.push(...found.personnels.map(({ id }) => id));
      }
      const order = (one: number, other: number) => one - other;
      assert.deepEqual(seen.toSorted(order), all.toSorted(order));
    }
});

test('separated people are found whatever they left by', async () => {
  await app.server.pool.query(`
    insert into personnel.separation (personnel_id, last_day, cause_code) values (90001, '2026-01-01', 'RES'), (90002, '2026-02-01', 'RES')`);
  const ids = async (query: Record<string, unknown>) =>
    (await list({ ...query, personnel_status: 'SEPARATED', per_page: 999 })).personnels.map(({ id }) => id).filter((id) => id > 90000);
  assert.deepEqual(await ids({}), [90001, 90002]);
  assert.deepEqual(await ids({ on: '2026-01-15' }), [90001]);
});
