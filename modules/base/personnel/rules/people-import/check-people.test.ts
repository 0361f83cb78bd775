import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ana, anaOnRecord, check, say, TODAY, type Around } from './check-fixture.ts';
import type { KnownPerson } from './check-people.ts';
import type { PinSpan } from './plan-pin.ts';

test('somebody new is added with an appointment and a PIN from the day of hiring', () => {
  const [row] = check([ana]);
  assert.equal(row?.action, 'new');
  assert.deepEqual(row?.appointment, { officeId: 1, positionId: 1, statusCode: 'PERM', from: '2019-06-01', until: null });
  assert.deepEqual(row?.pin, { pin: '7', from: '2019-06-01' });
});

test('a person of whom nothing differs is left as they are', () => {
  const [row] = check([ana], { known: [anaOnRecord] });
  assert.equal(row?.action, 'unchanged');
});

test('an empty cell changes nothing', () => {
  const [row] = check([{ idno: '1' }], { known: [anaOnRecord] });
  assert.equal(row?.action, 'unchanged');
});

test('a promotion begins today, or on the effective date of the row', () => {
  const [today] = check([{ ...ana, position: 'Instructor II' }], { known: [anaOnRecord] });
  assert.deepEqual(today?.appointment, { officeId: 1, positionId: 2, statusCode: 'PERM', from: TODAY, until: null });
  const [dated] = check([{ idno: '1', position: 'Instructor II', effective_date: '2026-08-01' }], { known: [anaOnRecord] });
  assert.equal(dated?.appointment?.from, '2026-08-01');
  assert.deepEqual(dated?.changes, [
    { field: 'Position', from: 'Instructor I', to: 'Instructor II' },
    { field: 'From', from: '2019-06-01', to: '2026-08-01' },
  ]);
});

test('an effective date before the running appointment is refused', () => {
  const [row] = check([{ idno: '1', position: 'Instructor II', effective_date: '2018-01-01' }], { known: [anaOnRecord] });
  assert.deepEqual(say(row), [
    'Effective date: Another appointment begins on 2019-06-01, after 2018-01-01. Enter an effective date that is not before it.',
  ]);
});

test('somebody new without a name, with an unknown sex, hired before birth and with a wrong address is refused for each', () => {
  const [row] = check([{ ...ana, surname: '', first_name: '', sex: 'X', date_hired: '1980-01-01', email: 'ana at home' }]);
  assert.deepEqual(say(row), [
    'Sex: “X” is neither Male nor Female.',
    'E-mail address: “ana at home” is not an e-mail address.',
    'Date hired: Hired on 1980-01-01, but born on 1990-01-15.',
    'Surname: Surname is missing; a new person needs it.',
  ]);
});

test('an employee number twice in the file is refused in both rows', () => {
  const rows = check([ana, { ...ana, pin: '8' }]);
  assert.deepEqual(rows.map(say), [
    ['Employee number: Employee number 1 is also in row 3.'],
    ['Employee number: Employee number 1 is also in row 2.'],
  ]);
});

test('a PIN of somebody else is refused, but one that was given up in the past begins after it', () => {
  const running: PinSpan = { pin: '7', personnelId: 99, holder: 'Cruz, Ben (9)', from: '2015-01-01', until: null };
  assert.deepEqual(say(check([ana], { pins: [running] })[0]), ['Device PIN: PIN 7 is assigned to Cruz, Ben (9).']);
  const [row] = check([ana], { pins: [{ ...running, until: '2022-03-01' }] });
  assert.deepEqual(row?.pin, { pin: '7', from: '2022-03-01' });
});

test('who gives up a PIN frees it in the same file, unless their own row is refused', () => {
  const ben: KnownPerson = { ...anaOnRecord, id: 11, idno: '2', pins: ['8'] };
  const held = [{ pin: '8', personnelId: 11, holder: 'Peña, Ana (2)', from: null, until: null }];
  const around = { known: [ben], pins: held };
  const [free] = check(
    [
      { ...ana, pin: '8' },
      { idno: '2', pin: '9' },
    ],
    around,
  );
  assert.deepEqual(free?.pin, { pin: '8', from: TODAY });
  const [refused] = check(
    [
      { ...ana, pin: '8' },
      { idno: '2', pin: '9', sex: 'X' },
    ],
    around,
  );
  assert.equal(refused?.action, 'wrong');
});

test('an acronym that two campuses have is settled by the campus', () => {
  const [named] = check([{ ...ana, office: 'ACCT', campus: 'Maragondon' }]);
  assert.equal(named?.appointment?.officeId, 3);
  const [open] = check([{ ...ana, office: 'ACCT', campus: '' }]);
  assert.equal(open?.action, 'wrong');
});

test('an unknown office is refused until it is matched or made, and two spellings may become one new office', () => {
  const rows = [
    { ...ana, office: 'INN' },
    { ...ana, idno: '2', pin: '', office: 'Innovation' },
  ];
  const [unknown] = check(rows);
  assert.deepEqual(say(unknown), ['Office: “INN” is not an office here. Match it to one, or have it made.']);
  const make = { fullname: 'Innovation Office', acronym: 'INN', campus_id: 1, is_active: true };
  const made = check(rows, {
    choices: [
      { key: '1|inn|', make },
      { key: '1|innovation|', make: { ...make, fullname: 'Innovation' } },
    ],
  });
  assert.deepEqual(
    made.map(({ action }) => action),
    ['new', 'new'],
  );
  assert.equal(made[0]?.appointment?.officeId, made[1]?.appointment?.officeId);
  assert.ok(made[0]!.appointment!.officeId < 0);
});

test('a date to come, an address of another account and a namesake are warned of, and refuse nothing', () => {
  const kindsOf = (around: Around, change: Record<string, string> = {}) => {
    const [row] = check([{ ...ana, ...change }], around);
    assert.equal(row?.action, 'new');
    return row.row.messages.map(({ kind }) => kind);
  };
  const accounts = new Map([['ana@x.example', { name: 'Ben Cruz', personnelId: 99 }]]);
  assert.deepEqual(kindsOf({ accounts }, { email: 'ana@x.example' }), ['address-of-another']);
  assert.deepEqual(kindsOf({}, { date_hired: '2027-01-01' }), ['in-the-future']);
  const namesake = (birthDate: string | null) => ({
    acquaintances: [{ id: 5, idno: '77', surname: 'Pena', first_name: 'ANA', middle_name: '', name_extension: '', birth_date: birthDate }],
  });
  assert.deepEqual(kindsOf(namesake('1990-01-15')), ['likely-duplicate']);
  assert.deepEqual(kindsOf(namesake(null)), ['likely-duplicate']);
  assert.deepEqual(kindsOf(namesake('1970-01-01')), []);
  assert.deepEqual(kindsOf({}, { appointment_status: 'Job order' }), ['no-last-day']);
});

test('whatever the birth and the first day are, anyone who is under 18 today or appointed from today on is refused, others are warned of', () => {
  const day = fc.integer({ min: -25_000, max: 400 }).map((days) => Temporal.PlainDate.from(TODAY).add({ days }).toString());
  fc.assert(
    fc.property(day, day, (birth_date, date_hired) => {
      const [row] = check([{ ...ana, birth_date, date_hired }]);
      const adultOn = Temporal.PlainDate.from(birth_date).add({ years: 18 }).toString();
      const kinds = row!.row.messages.map(({ kind }) => kind);
      if (date_hired >= adultOn) return !kinds.includes('under-18');
      return row!.action === 'wrong' || (adultOn <= TODAY && date_hired < TODAY && kinds.includes('under-18'));
    }),
  );
});
