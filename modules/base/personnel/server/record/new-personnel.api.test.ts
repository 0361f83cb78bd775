import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { readPersonnel } from '../../contract.ts';
import { readPosition } from '../../contract/career.ts';
import { addPersonnel, createPersonnel, removePersonnel, type Duplicate } from '../../contract/record.ts';
import { findPlaces, newPerson, type Places } from './new-person-fixture.ts';

let app: TestApp;
let hr: Caller;
let places: Places;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
  places = await findPlaces(app);
});
after(() => app.close());

type Change = Parameters<typeof newPerson>[1];
const add = (change?: Change) => hr.call(addPersonnel, { body: newPerson(places, change) });
const errorsOf = (body: unknown) => (body as { errors: Record<string, string[]> }).errors;
const duplicatesOf = (body: unknown) => (body as { duplicates: Duplicate[] }).duplicates;

test('the form is told the lists, and the salaries in force on the day', async () => {
  const { body } = await hr.call(createPersonnel, { query: { on: '2026-11-02' } });
  assert.equal(body.idno, '(Auto generate)');
  assert.equal(body.appointment_status.find(({ code }) => code === 'TEMP')?.max_months, 12);
  const step = body.salary_table?.steps.find(({ salary_grade, step: number }) => salary_grade === 11 && number === 1);
  assert.equal(step?.amount, 3_170_500);
});

test('a new person gets the next number of the year, the appointment and its salary', async () => {
  const { status, body } = await add();
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.personnel.idno, '2026-0001');
  assert.equal(body.personnel.date_hired, '2026-11-02');
  assert.deepEqual(body.personnel.numbers, [{ kind: 'tin', masked: '•••• •••• 9000' }]);
  const { position } = (await hr.call(readPosition, { params: { id: body.personnel.id }, query: {} })).body;
  assert.equal(position.appointment?.position, 'Instructor I');
  assert.equal(position.appointment?.nature, 'Original');
  assert.equal(position.personnel_status, 'Active');
  assert.deepEqual([position.salary?.salary_grade, position.salary?.step, position.salary?.amount], [12, 1, 3_394_700]);
});

test('the same person a second time is shown with what matches, and made only with a reason', async () => {
  const again = await add({ first_name: 'Teresita', numbers: { tin: '987654321' } });
  assert.equal(again.status, 409);
  const [found] = duplicatesOf(again.body);
  assert.deepEqual(found?.matches, ['name', 'birth date']);
  assert.match(found?.service ?? '', /Instructor I, /);
  const other = await add({ numbers: { tin: '987654321' }, somebody_else: 'A twin, both birth certificates seen' });
  assert.equal(other.status, 200, JSON.stringify(other.body));
  const { rows } = await app.server.pool.query(`select after from kernel.audit_event where subject = $1 and action = 'add a person'`, [
    `personnel.person:${other.body.personnel.id}`,
  ]);
  assert.equal(rows[0].after.reason, 'A twin, both birth certificates seen');
  assert.match(rows[0].after.somebody_else_than[0], /Quiambao, Teresita Navarro \(2026-0001\)/);
  assert.equal(rows[0].after.tin, '•••• •••• 4321', 'the history keeps numbers masked');
});

test('a married woman is found by the first name and day of birth', async () => {
  const { status, body } = await add({ surname: 'De Guzman', middle_name: 'Quiambao', numbers: { tin: '111222333' } });
  assert.equal(status, 409);
  assert.deepEqual(duplicatesOf(body)[0]?.matches, ['first name', 'birth date']);
});

test('one name suffices, is kept as surname and shown alone; a dash is no name', async () => {
  const given = { middle_name: '', birth_date: '1981-02-03', numbers: { tin: '444555666' } };
  for (const names of [
    { surname: 'Cruz', first_name: '-' },
    { surname: '', first_name: '' },
  ])
    assert.equal((await add({ ...given, ...names })).status, 422);
  const { status, body } = await add({ ...given, surname: '', first_name: 'Sukarta' });
  assert.equal(status, 200, JSON.stringify(body));
  const { surname, first_name, fullname } = body.personnel;
  assert.deepEqual([surname, first_name, fullname], ['Sukarta', '', 'Sukarta']);
});

test('a TIN finds its holder whatever the name, and is of nobody else', async () => {
  const somebody = { surname: 'Abesamis', first_name: 'Zosimo', birth_date: '1980-01-01', numbers: { tin: '123456789000' } };
  const found = await add(somebody);
  assert.equal(found.status, 409);
  assert.deepEqual(duplicatesOf(found.body)[0]?.matches, ['TIN']);
  const insisted = await add({ ...somebody, somebody_else: 'Two brothers' });
  assert.equal(insisted.status, 422);
  assert.match(errorsOf(insisted.body)['numbers.tin']![0]!, /This TIN is on record for Quiambao, Teresita Navarro/);
});

const WRONG: [string, Change, string, RegExp][] = [
  ['government service without a TIN', { numbers: {} }, 'numbers.tin', /TIN is required/],
  ['seventeen years of age', { birth_date: '2008-11-03' }, 'appointment.from', /turns 18 on 3 Nov 2026/],
  ['an appointment before birth', { appointment: { from: '1991-04-11' } }, 'appointment.from', /after the day of birth/],
  ['a birth in the future', { birth_date: '2027-01-01', appointment: { from: '2046-01-01' } }, 'birth_date', /in the past/],
  ['a temporary appointment without an end', { appointment: { status_code: 'TEMP' } }, 'appointment.to', /12 months at most/],
  ['a step 9', { appointment: { step: 9 } }, 'appointment.step', /./],
  ['a day without a salary table', { appointment: { from: '2015-01-05' } }, 'appointment.from', /No salary table/],
  ['an unknown item', { appointment: { item_id: 999_999 } }, 'appointment.item_id', /no such plantilla item/],
  ['a TIN of five digits', { numbers: { tin: '12345' } }, 'numbers.tin', /A TIN has 9 digits/],
  ['a name with digits', { surname: 'Cruz2' }, 'surname', /letters/],
];
for (const [name, change, field, message] of WRONG) {
  test(`${name} is refused on its field`, async () => {
    const { status, body } = await add({ surname: 'Wrong', first_name: 'Nobody', middle_name: '', ...change });
    assert.equal(status, 422, JSON.stringify(body));
    assert.match(errorsOf(body)[field]?.join(' ') ?? JSON.stringify(body), message);
  });
}

test('an office that is closed on the first day appoints nobody', async () => {
  await app.server.pool.query(`
    with closed as (delete from organization.office_opening where office_id = ${places.office} returning office_id)
    insert into organization.office_opening (office_id, is_open, during) select office_id, true, daterange(null, '2026-11-01') from closed
    union all select office_id, false, daterange('2026-11-01', null) from closed`);
  const { status, body } = await add({ surname: 'Late', first_name: 'Comer', birth_date: '1985-02-03', numbers: { tin: '555666777' } });
  assert.equal(status, 422);
  assert.match(errorsOf(body)['appointment.office_id']![0]!, /is closed on that day/);
  await app.server.pool.query(`delete from organization.office_opening where office_id = ${places.office}`);
  await app.server.pool.query(
    `insert into organization.office_opening (office_id, is_open, during) values (${places.office}, true, '(,)')`,
  );
});

test('ten new people at once get ten numbers, and a double post makes one', async () => {
  const names = ['Ada', 'Berto', 'Clara', 'Dino', 'Ester', 'Fidel', 'Gina', 'Hugo', 'Irma', 'Jose'];
  const job = { status_code: 'JO', to: '2026-12-31', step: null, daily_rate: 60_000 };
  const added = await Promise.all(
    names.map((first_name, index) =>
      add({
        surname: `Sabay`,
        first_name,
        middle_name: '',
        birth_date: `199${index}-03-0${(index % 9) + 1}`,
        numbers: {},
        appointment: job,
      }),
    ),
  );
  assert.deepEqual(new Set(added.map(({ status }) => status)), new Set([200]));
  assert.equal(new Set(added.map(({ body }) => body.personnel.idno)).size, 10);
  const twice = { surname: 'Doble', first_name: 'Klik', middle_name: '', birth_date: '1988-08-08', numbers: {}, appointment: job };
  const posts = await Promise.all([add(twice), add(twice)]);
  assert.deepEqual(
    posts.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  );
});

test('a number is not given again after its person is removed, and one typed by hand is skipped', async () => {
  const future = { status_code: 'JO', from: '2026-12-01', to: '2027-05-31', step: null };
  const mistake = await add({ surname: 'Mali', first_name: 'Ito', birth_date: '1979-09-09', numbers: {}, appointment: future });
  const number = mistake.body.personnel.idno;
  const removed = await hr.call(removePersonnel, { params: { id: mistake.body.personnel.id } });
  assert.equal(removed.status, 200, JSON.stringify(removed.body));
  assert.equal((await hr.call(readPersonnel, { params: { id: mistake.body.personnel.id } })).status, 404);
  const next = Number(number.slice(5)) + 1;
  const byHand = `2026-${String(next).padStart(4, '0')}`;
  await add({ idno: byHand, surname: 'Kamay', first_name: 'Sulat', birth_date: '1978-08-07', numbers: {}, appointment: future });
  const { body } = await add({ surname: 'Sunod', first_name: 'Nito', birth_date: '1977-07-07', numbers: {}, appointment: future });
  assert.equal(body.personnel.idno, `2026-${String(next + 1).padStart(4, '0')}`);
});

test('anyone who has service is separated, never removed', async () => {
  const { rows } = await app.server.pool.query<{ id: number }>(`select id from personnel.person where idno = '2026-0001'`);
  const { status, body } = await hr.call(removePersonnel, { params: { id: rows[0]!.id } });
  assert.equal(status, 409);
  assert.match(body.message, /has service on record and cannot be removed/);
});

test('nobody but HR adds a person', async () => {
  const head = await app.as('head');
  assert.equal((await head.call(addPersonnel, { body: newPerson(places) })).status, 403);
});
