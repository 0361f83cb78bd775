import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { me } from '@talaan/identity/contract.ts';
import * as account from '@talaan/identity/contract/account.ts';
import { editUser, giveRecordAddress, readUser } from '@talaan/identity/contract/users.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { listPersonnel, readPersonnel } from '../../contract.ts';
import { listConnectedOffices, readCareer, readPosition } from '../../contract/career.ts';
import {
  changePersonnel,
  changeSection,
  listRecordChanges,
  readAccountOf,
  revealNumbers,
  type FieldConflict,
} from '../../contract/record.ts';

let app: TestApp;
let hr: Caller;
let employee: Caller;
let id: number;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
  employee = await app.as('employee');
  id = (await employee.call(me)).body.user.personnel!.id;
});
after(() => app.close());

const section = (suffix: string, body: Record<string, unknown>, who = hr) => who.call(changeSection, { params: { id, suffix }, body });
const conflictsOf = (body: unknown) => (body as { conflicts: FieldConflict[] }).conflicts;
const read = async () => (await hr.call(readPersonnel, { params: { id } })).body.personnel;

test('a section is corrected, and the history says who changed what', async () => {
  const before = await read();
  const { status, body } = await section('contact', { mobile: '0917 123 4567', telephone: '(046) 123-4567' });
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.personnel.mobile, '+639171234567');
  assert.equal(body.personnel.email, before.email);
  const { changes } = (await hr.call(listRecordChanges, { params: { id } })).body;
  assert.equal(changes[0]?.what, 'Correct the contact');
  assert.deepEqual(changes[0]?.fields, [
    { label: 'Mobile number', before: before.mobile, after: '+639171234567' },
    { label: 'Telephone number', before: '', after: '(046) 123-4567' },
  ]);
});

test('an unknown section answers 404, wrong values 422 on their fields', async () => {
  assert.equal((await section('payroll', {})).status, 404);
  assert.equal((await section('constructor', {})).status, 404);
  const { status, body } = await section('contact', { mobile: '12345', email: 'nobody' });
  assert.equal(status, 422);
  assert.deepEqual(Object.keys((body as unknown as { errors: object }).errors).toSorted(), ['email', 'mobile']);
  assert.equal((await section('birth', { birth_date: '2027-01-01' })).status, 422);
  assert.equal((await section('birth', { civil_status_id: 99_999 })).status, 422);
});

test('the account follows the corrected name', async () => {
  const { status } = await section('name', { surname: 'Dimagiba', first_name: 'Ligaya', name_extension: '' });
  assert.equal(status, 200);
  assert.equal((await employee.call(me)).body.user.name, 'Ligaya Dimagiba');
});

test('two officers on one record: other fields are kept, the same field is asked about', async () => {
  const began = await read();
  const was = { mobile: began.mobile, telephone: began.telephone, email: began.email };
  const first = await section('contact', { was, ...was, telephone: '123' });
  assert.equal(first.status, 200);
  const second = await section('contact', { was, ...was, mobile: '+639181111111' });
  assert.equal(second.body.personnel.telephone, '123', 'what only the first changed stays');
  assert.equal(second.body.personnel.mobile, '+639181111111');
  const third = await section('contact', { was, ...was, telephone: '456' }, await app.as('admin'));
  assert.equal(third.status, 409);
  const [conflict] = conflictsOf(third.body);
  assert.deepEqual([conflict?.field, conflict?.mine, conflict?.theirs], ['telephone', '456', '123']);
  const { rows } = await app.server.pool.query<{ name: string }>(`select name from identity.account where email = 'hr@talaan.example'`);
  assert.equal(conflict?.by, rows[0]!.name);
  assert.ok(conflict?.at);
  const mine = await section('contact', { was: { ...was, telephone: '123' }, telephone: '456' });
  assert.equal(mine.body.personnel.telephone, '456', 'mine is written once theirs was seen');
});

test('twenty saves at once of the same field: one is written, nineteen are told of it', async () => {
  const { telephone } = await read();
  const saves = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => section('contact', { was: { telephone }, telephone: `at once ${turn}` })),
  );
  const written = saves.filter(({ status }) => status === 200);
  assert.equal(written.length, 1);
  assert.ok(saves.every(({ status }) => status === 200 || status === 409));
  assert.equal((await read()).telephone, written[0]!.body.personnel.telephone);
});

test('twenty saves at once of different people’s fields lose nothing', async () => {
  const began = await read();
  const fields = { middle_name: 'Uno', maiden_surname: 'Dos', birth_place: 'Tres', mobile: '+639170000004' } as const;
  const was = {
    middle_name: began.middle_name,
    maiden_surname: began.maiden_surname,
    birth_place: began.birth_place,
    mobile: began.mobile,
  };
  const saves = await Promise.all(
    Object.entries(fields).map(([field, value]) => hr.call(changePersonnel, { params: { id }, body: { was, ...was, [field]: value } })),
  );
  assert.ok(saves.every(({ status }) => status === 200));
  const { middle_name, maiden_surname, birth_place, mobile } = await read();
  assert.deepEqual({ middle_name, maiden_surname, birth_place, mobile }, fields);
});

test('identity numbers are masked everywhere, and shown only when asked for by name, which the person sees', async () => {
  const { body } = await section('numbers', { tin: '444-555-666-000', philsys: '1234-5678-9012-3456' });
  assert.deepEqual(
    body.personnel.numbers.filter(({ kind }) => kind === 'philsys' || kind === 'tin'),
    [
      { kind: 'philsys', masked: '•••• •••• •••• 3456' },
      { kind: 'tin', masked: '•••• •••• 6000' },
    ],
  );
  const { numbers } = (await hr.call(revealNumbers, { params: { id }, body: { kinds: ['tin'] } })).body;
  assert.deepEqual(numbers, [{ kind: 'tin', number: '444-555-666-000' }]);
  const { openings } = (await employee.call(account.listOpenings)).body;
  assert.ok(openings.some(({ what }) => what === 'TIN'));
  assert.ok(!openings.some(({ what }) => what.startsWith('PhilSys')));
  const { rows } = await app.server.pool.query(`select count(*)::integer as held from personnel.identity_number`);
  assert.equal(rows[0].held, 0, 'a statement that opened nobody sees nothing');
  const history = await hr.call(listRecordChanges, { params: { id } });
  assert.ok(!JSON.stringify(history.body).includes('444555666000'));
});

test('a number with the wrong length, or of somebody else, is refused', async () => {
  assert.equal((await section('numbers', { sss: '123' })).status, 422);
  const other = await hr.call(changeSection, {
    params: { id: people.headOfAccounting.id, suffix: 'numbers' },
    body: { tin: '444555666000' },
  });
  assert.equal(other.status, 422);
  assert.match((other.body as unknown as { errors: { tin: string[] } }).errors.tin[0]!, /on record for Dimagiba, Ligaya/);
});

test('as of a day: who was where, at what salary', async () => {
  const { rows } = await app.server.pool.query<{ id: number; day: string; position: string; amount: number }>(`
    select a.personnel_id as id, lower(a.during)::text as day, t.name as position, s.amount from personnel.appointment a
    join organization.position t on t.id = a.position_id
    join personnel.salary s on s.personnel_id = a.personnel_id and s.during @> lower(a.during)
    where lower(a.during) < '2022-01-01' and upper(a.during) < '2026-01-01' order by a.personnel_id limit 5`);
  assert.ok(rows.length > 0);
  for (const row of rows) {
    const { position } = (await hr.call(readPosition, { params: { id: row.id }, query: { on: row.day } })).body;
    assert.equal(position.appointment?.position, row.position);
    assert.equal(position.salary?.amount, row.amount);
    const { personnels } = (await hr.call(listPersonnel, { query: { on: row.day, per_page: 999 } })).body;
    assert.equal(personnels.find((one) => one.id === row.id)?.position, row.position);
  }
  const before = await hr.call(readPosition, { params: { id: rows[0]!.id }, query: { on: '1950-01-01' } });
  assert.equal(before.body.position.personnel_status, 'Not in service');
});

test('the list shows who serves; a search and a choice of status find those who left', async () => {
  const gone = people.formerTeacher;
  await app.server.pool.query(
    `insert into personnel.separation (personnel_id, last_day, cause_code) values ($1, '2026-06-30', 'RES') on conflict do nothing`,
    [gone.id],
  );
  const ids = async (query: Record<string, unknown>) =>
    (await hr.call(listPersonnel, { query: { per_page: 999, ...query } })).body.personnels.map((one) => one.id);
  assert.ok(!(await ids({})).includes(gone.id));
  assert.ok((await ids({ personnel_status: 'RES' })).includes(gone.id));
  assert.ok((await ids({ personnel_status: 'ALL' })).includes(gone.id));
  assert.ok((await ids({ term: gone.surname })).includes(gone.id));
  assert.ok(!(await ids({ personnel_status: ['ACT', 'STUDY'] })).includes(gone.id));
});

test('every filter narrows the list to whom it says', async () => {
  const list = async (query: Record<string, unknown>) =>
    (await hr.call(listPersonnel, { query: { per_page: 999, ...query } })).body.personnels;
  const all = await list({});
  const facts = await app.server.pool.query<{ id: number; sex: string; age: number; track: string; hired: string }>(`
    select p.id, p.sex, extract(year from age('2026-11-20'::date, p.birth_date))::integer as age, t.track, p.date_hired::text as hired
    from personnel.person p join personnel.appointment a on a.personnel_id = p.id and a.during @> '2026-11-20'::date
    join organization.position t on t.id = a.position_id`);
  const expected = (keep: (row: (typeof facts.rows)[number]) => boolean) => new Set(facts.rows.filter(keep).map((row) => row.id));
  const got = async (query: Record<string, unknown>) => new Set((await list(query)).map((row) => row.id));
  assert.equal(all.length, facts.rows.length);
  assert.deepEqual(
    await got({ sex: 'Female' }),
    expected(({ sex }) => sex === 'Female'),
  );
  assert.deepEqual(
    await got({ track: 'faculty' }),
    expected(({ track }) => track === 'faculty'),
  );
  assert.deepEqual(
    await got({ age: '30-39' }),
    expected(({ age }) => age >= 30 && age <= 39),
  );
  assert.deepEqual(
    await got({ age: '-29' }),
    expected(({ age }) => age < 30),
  );
  assert.deepEqual(
    await got({ age: '60-' }),
    expected(({ age }) => age >= 60),
  );
  assert.deepEqual(
    await got({ hired_from: '2015-01-01', hired_to: '2019-12-31' }),
    expected(({ hired }) => hired >= '2015-01-01' && hired <= '2019-12-31'),
  );
});

test('the timeline tells of every dated row, and of corrections with their reason', async () => {
  const client = await app.server.pool.connect();
  await client.query('begin');
  await client.query(`select set_config('talaan.reason', 'The board resolution says otherwise', true)`);
  await client.query(
    `update personnel.appointment set authority = 'Board Resolution 12, s. 2020'
     where personnel_id = $1 and lower(during) = (select min(lower(during)) from personnel.appointment where personnel_id = $1)`,
    [id],
  );
  await client.query('commit');
  client.release();
  await app.server.pool.query(
    `insert into personnel.designation (personnel_id, office_id, title, during) values ($1, 1, 'Coordinator', '[2024-01-01,2024-06-01)')`,
    [id],
  );
  const { timeline } = (await hr.call(readCareer, { params: { id } })).body;
  assert.deepEqual(
    timeline.map(({ from }) => from),
    timeline
      .map(({ from }) => from)
      .toSorted()
      .toReversed(),
  );
  assert.ok(timeline.some(({ kind, title, to }) => kind === 'designation' && title === 'Coordinator' && to === '2024-05-31'));
  const first = timeline.findLast(({ kind }) => kind === 'appointment')!;
  assert.equal(first.corrections[0]?.reason, 'The board resolution says otherwise');
  assert.ok(first.details.includes('Board Resolution 12, s. 2020'));
});

test('one sees one’s own connected offices, those of today first', async () => {
  const { offices } = (await employee.call(listConnectedOffices)).body;
  assert.equal(offices[0]?.by, 'appointment');
  assert.equal(offices[0]?.is_now, true);
  assert.ok(offices.some(({ by, as, is_now }) => by === 'designation' && as === 'Coordinator' && !is_now));
});

test('a head and an employee open no record; somebody outside is not found', async () => {
  for (const who of [await app.as('head'), employee]) {
    assert.equal((await section('contact', {}, who)).status, 403);
    assert.equal((await who.call(readCareer, { params: { id } })).status, 403);
  }
  assert.equal((await hr.call(changeSection, { params: { id: 2_000_000_000, suffix: 'name' }, body: {} })).status, 404);
  assert.equal((await hr.call(readPosition, { params: { id: 2_000_000_000 } })).status, 404);
});

test('where account and record have different addresses both say so, and one press makes them one', async () => {
  const [faculty, admin] = await Promise.all([app.as('faculty'), app.as('admin')]);
  const user = (await faculty.call(me)).body.user;
  const person = user.personnel!.id;
  const own = async () => (await faculty.call(account.readAddressOfRecord)).body.record?.email;
  const shown = async () => (await admin.call(readUser, { params: { id: user.id } })).body.user.person?.email;
  const correct = async (email: string) =>
    hr.call(changeSection, { params: { id: person, suffix: 'contact' }, body: { was: { email: (await own()) ?? '' }, email } });

  assert.equal((await correct('ibarra@elsewhere.example')).status, 200);
  assert.deepEqual([await own(), await shown()], ['ibarra@elsewhere.example', 'ibarra@elsewhere.example']);
  const beside = await hr.call(readAccountOf, { params: { id: person } });
  assert.equal(beside.body.account?.email, 'faculty@talaan.example');
  assert.equal((await employee.call(readAccountOf, { params: { id: person } })).status, 403);
  assert.equal((await faculty.call(account.giveRecordOwnAddress)).status, 200);
  assert.deepEqual([await own(), await shown()], ['faculty@talaan.example', 'faculty@talaan.example']);

  assert.equal((await correct('ibarra@elsewhere.example')).status, 200);
  assert.equal((await employee.call(giveRecordAddress, { params: { id: user.id } })).status, 403);
  assert.equal((await hr.call(giveRecordAddress, { params: { id: user.id } })).status, 200);
  assert.equal(await own(), 'faculty@talaan.example');
  assert.equal((await correct('ibarra@elsewhere.example')).status, 200);
  const edited = await admin.call(editUser, { params: { id: user.id }, body: { name: user.name, email: 'ibarra@elsewhere.example' } });
  assert.equal(edited.status, 200);
  assert.equal((await hr.call(readAccountOf, { params: { id: person } })).body.account?.email, 'ibarra@elsewhere.example');
  const applicant = await app.as('applicant');
  assert.equal((await applicant.call(account.readAddressOfRecord)).body.record?.email, 'applicant@talaan.example');
  assert.equal((await applicant.call(account.giveRecordOwnAddress)).status, 200, 'an applicant has a record too');
});
