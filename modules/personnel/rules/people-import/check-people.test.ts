import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { matchColumns } from '@talaan/imports/rules/import-fields.ts';
import { isWrong, readRows } from '@talaan/imports/rules/read-rows.ts';
import type { OfficeChoice } from '../../contract/people-import.ts';
import { openPlaces } from '../places.ts';
import { checkPeople, type KnownPerson, type PeopleGround } from './check-people.ts';
import { peopleFields } from './people-fields.ts';
import type { PinSpan } from './plan-pin.ts';
import { differencesOf } from './whose-number.ts';

const TODAY = '2026-11-20';
const HEADINGS = [
  'idno',
  'surname',
  'first_name',
  'sex',
  'birth_date',
  'pin',
  'office',
  'campus',
  'position',
  'appointment_status',
  'date_hired',
  'effective_date',
  'email',
];
const university = {
  campuses: [
    { id: 1, name: 'San Isidro', acronym: 'SIC' },
    { id: 2, name: 'Maragondon', acronym: 'MRC' },
  ],
  offices: [
    { id: 1, fullname: 'College of Arts and Sciences', acronym: 'CAS', campus_id: 1, is_active: true },
    { id: 2, fullname: 'Accounting Office', acronym: 'ACCT', campus_id: 1, is_active: true },
    { id: 3, fullname: 'Accounting Office', acronym: 'ACCT', campus_id: 2, is_active: true },
  ],
  positions: [
    { id: 1, name: 'Instructor I' },
    { id: 2, name: 'Instructor II' },
  ],
  statuses: [
    { code: 'PERM', name: 'Permanent', max_months: null },
    { code: 'JO', name: 'Job order', max_months: 12 },
  ],
};
const ana = {
  idno: '1',
  surname: 'Peña',
  first_name: 'Ana',
  sex: 'F',
  birth_date: '1990-01-15',
  pin: '7',
  office: 'CAS',
  campus: '1',
  position: 'Instructor I',
  appointment_status: 'Permanent',
  date_hired: '2019-06-01',
};
const anaOnRecord: KnownPerson = {
  id: 10,
  idno: '1',
  fields: {
    surname: 'Peña',
    first_name: 'Ana',
    middle_name: '',
    name_extension: '',
    sex: 'Female',
    birth_date: '1990-01-15',
    email: null,
    date_hired: '2019-06-01',
  },
  appointments: [{ officeId: 1, positionId: 1, statusCode: 'PERM', from: '2019-06-01', until: null }],
  pins: ['7'],
};

interface Around extends Partial<Pick<PeopleGround, 'accounts' | 'acquaintances'>> {
  known?: KnownPerson[];
  pins?: PinSpan[];
  choices?: OfficeChoice[];
  accepted?: number[];
  order?: 'day-first' | 'month-first' | null;
}

function check(
  people: Record<string, string>[],
  { known = [], pins = [], choices = [], accepted = [], order = null, ...around }: Around = {},
) {
  const columns = matchColumns(
    peopleFields,
    HEADINGS.map((name) => name.replaceAll('_', ' ')),
  );
  const rows = people.map((person, at) => ({
    line: at + 2,
    cells: HEADINGS.map((name) => person[name] ?? ''),
    isAccepted: accepted.includes(at + 2),
  }));
  return checkPeople(readRows({ fields: peopleFields, rows, columns, dateOrder: order }, 'idno'), {
    places: openPlaces(university, choices, []),
    people: new Map(known.map((person) => [person.idno, person])),
    pinSpans: Map.groupBy(pins, ({ pin }) => pin),
    accounts: new Map(),
    acquaintances: [],
    today: TODAY,
    ...around,
  }).map((row) => ({ ...row, action: isWrong(row.row) ? 'wrong' : !row.known ? 'new' : row.changes.length > 0 ? 'update' : 'unchanged' }));
}

const say = (row: ReturnType<typeof check>[number] | undefined) => row?.row.messages.map(({ column, message }) => `${column}: ${message}`);

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

test('a row that would turn the holder of its number into somebody else is refused until it is accepted alone', () => {
  const other = { ...ana, surname: 'Reyes', first_name: 'Ben', sex: 'M', birth_date: '1985-03-03' };
  const [asked] = check([other], { known: [anaOnRecord] });
  assert.equal(asked?.action, 'wrong');
  assert.deepEqual(say(asked), [
    'Employee number: On record 1 is Peña, Ana, Female, born 15 Jan 1990. The file has Reyes, Ben, Male, born 3 Mar 1985.',
  ]);
  const [accepted] = check([other], { known: [anaOnRecord], accepted: [2] });
  assert.equal(accepted?.action, 'update');
  assert.deepEqual(
    accepted?.row.messages.map(({ level }) => level),
    ['note'],
  );
});

test('one difference from the record, as after a marriage, is a warning; another spelling is none', () => {
  const kinds = (change: Record<string, string>) => {
    const [row] = check([{ ...ana, ...change }], { known: [anaOnRecord] });
    assert.notEqual(row?.action, 'wrong');
    return row!.row.messages.map(({ kind }) => kind);
  };
  assert.deepEqual(kinds({ surname: 'Reyes' }), ['differs-from-record']);
  assert.deepEqual(kinds({ birth_date: '1990-01-16' }), ['differs-from-record']);
  assert.deepEqual(kinds({ surname: 'PENA', first_name: 'Ana Maria' }), []);
  assert.deepEqual(kinds({ surname: '', first_name: '', sex: '', birth_date: '' }), []);
});

test('which comes first in the dates, day or month, is decided once for the whole file', () => {
  const bornOf = (births: string[], order: 'day-first' | 'month-first' | null = null) => {
    const people = births.map((birth_date, at) => ({ ...ana, idno: `${at}`, pin: '', birth_date }));
    return check(people, { order }).map(({ row, draft }) => draft.person.birth_date ?? row.messages[0]!.message);
  };
  assert.deepEqual(bornOf(['05/10/1990', '23/10/1991']), ['1990-10-05', '1991-10-23']);
  assert.deepEqual(bornOf(['05/10/1990', '10/23/1991']), ['1990-05-10', '1991-10-23']);
  assert.deepEqual(bornOf(['05/10/1990'], 'day-first'), ['1990-10-05']);
  assert.match(bornOf(['05/10/1990'])[0]!, /Say whether the day or the month comes first/);
  const both = bornOf(['05/10/1990', '23/10/1991', '10/23/1992']);
  assert.match(both[0]!, /some dates begin with the day/);
  assert.deepEqual(both.slice(1), ['1991-10-23', '1992-10-23']);
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

test('a name that was saved in a wrong encoding is refused', () => {
  const [row] = check([{ ...ana, surname: 'PeÃ±a' }]);
  assert.match(say(row)?.[0] ?? '', /lost a letter when the file was saved; probably it is Peña/);
});

test('what the form refuses no row stores', () => {
  const refused = (change: Record<string, string>) => say(check([{ ...ana, ...change }])[0])![0];
  assert.match(refused({ surname: 'R2D2' })!, /Use letters, spaces/);
  assert.match(refused({ surname: 'A'.repeat(61) })!, /At most 60 letters/);
  assert.match(refused({ idno: '1'.repeat(21) })!, /At most 20 letters/);
  assert.match(refused({ email: `${'a'.repeat(120)}@x.ph` })!, /is not an e-mail address/);
});

test('a person of one name comes in with it as surname, which is warned of, and changes nothing when the file comes again', () => {
  for (const names of [
    { surname: 'Bagani', first_name: '' },
    { surname: '', first_name: 'Bagani' },
  ]) {
    const [row] = check([{ ...ana, ...names }]);
    assert.equal(row?.name, 'Bagani');
    assert.deepEqual([row.draft.person.surname, row.draft.person.first_name], ['Bagani', '']);
    assert.deepEqual(
      row.row.messages.map(({ kind }) => kind),
      ['one-name'],
    );
    const onRecord = { ...anaOnRecord, fields: { ...anaOnRecord.fields, surname: 'Bagani', first_name: '' } };
    assert.equal(check([{ ...ana, ...names }], { known: [onRecord] })[0]?.action, 'unchanged');
  }
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

test('whatever a row says of the holder of its number, with two differences or more it changes nothing unless it is accepted', () => {
  const maybe = (value: string) => fc.constantFrom(undefined, ...value.split('|'));
  const record = { surname: 'Peña', first_name: 'Ana', sex: 'Female', birth_date: '1990-01-15' };
  const fields = fc.record({
    surname: maybe('Peña|Reyes'),
    first_name: maybe('Ana|Ben'),
    sex: maybe('Female|Male'),
    birth_date: maybe('1990-01-15|1985-03-03'),
  });
  fc.assert(
    fc.property(fields, (given) => {
      const cells = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Record<string, string>;
      const differing = Object.entries(cells).filter(([field, value]) => value !== record[field as keyof typeof record]).length;
      assert.equal(differencesOf(given as never, record).length, differing);
      const [row] = check([{ idno: '1', ...cells }], { known: [anaOnRecord] });
      assert.equal(row!.action === 'wrong', differing >= 2);
    }),
  );
});
