import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SheetOnPaper } from '../contract/sheet.ts';
import { compareSheets } from './compare-sheets.ts';

const training = (title: string, more: Partial<SheetOnPaper['training'][number]> = {}) => ({
  title,
  from: '2025-03-03',
  to: '2025-03-05',
  hours: 2400,
  type: 'Technical',
  sponsor: 'Civil Service Institute',
  ...more,
});

const address = {
  house: '12',
  street: 'Rizal',
  subdivision: '',
  barangay: 'Poblacion',
  barangay_code: '',
  city: 'Daet',
  province: 'Camarines Norte',
  zip_code: '4600',
};

const sheet: SheetOnPaper = {
  personal: {
    surname: 'Reyes',
    first_name: 'Ana',
    middle_name: 'Cruz',
    name_extension: '',
    birth_date: '1988-04-02',
    birth_place: 'Daet',
    sex: 'Female',
    civil_status: 'Single',
    height: 158,
    weight: 5200,
    blood_type: 'O+',
    gsis: '',
    umid: '',
    pagibig: '',
    philhealth: '',
    sss: '',
    philsys: '',
    tin: '123456789',
    idno: '2012-0004',
    citizenship: 'Filipino',
    dual_mode: null,
    dual_country: '',
    residential: address,
    permanent: address,
    permanent_is_residential: true,
    telephone: '',
    mobile: '+639171234567',
    email: 'ana@example.com',
  },
  spouses: [],
  children: [{ fullname: 'Luz Reyes', birth_date: '2015-01-01' }],
  parents: {
    father: { surname: 'Reyes', first_name: 'Jose', middle_name: 'Lim', name_extension: '' },
    mother: { surname: 'Cruz', first_name: 'Luz', middle_name: 'Go' },
  },
  education: [],
  eligibilities: [],
  work: [],
  voluntary: [],
  training: [training('Records management'), training('Audit'), training('Ethics')],
  skills: ['Singing', 'Chess'],
  recognitions: [],
  memberships: [],
  answers: [{ number: '34a', yes: false, details: '', filed_on: null, case_status: '' }],
  references: [],
  government_id: { type: 'Passport', number: 'P1', issued_on: null, issued_at: 'Manila' },
  not_applicable: [],
};

const said = (after: Partial<SheetOnPaper>) =>
  compareSheets(sheet, { ...sheet, ...after }).map(
    ({ section, kind, row, fields }) =>
      `${kind} ${section} ${row}: ${fields.map(({ field, before, after: now }) => `${field} ${before}→${now}`).join('; ')}`,
  );

test('a sheet does not differ from itself, nor by the order of its rows', () => {
  assert.deepEqual(said({}), []);
  assert.deepEqual(said({ training: sheet.training.toReversed(), skills: ['Chess', 'Singing'] }), []);
});

test('a field that changed is told, also one of an address', () => {
  const moved = { ...address, city: 'Mercedes' };
  assert.deepEqual(said({ personal: { ...sheet.personal, civil_status: 'Married', residential: moved } }), [
    'changed personal Personal information: civil_status Single→Married; residential_city Daet→Mercedes',
  ]);
});

test('a row is found again by its title, or by the most of its fields', () => {
  const [records, audit, ethics] = sheet.training as [
    SheetOnPaper['training'][number],
    SheetOnPaper['training'][number],
    SheetOnPaper['training'][number],
  ];
  assert.deepEqual(said({ training: [records, { ...audit, hours: 1600 }, ethics] }), [
    'changed training Audit, 2025-03-03: hours 2400→1600',
  ]);
  assert.deepEqual(said({ training: [records, { ...audit, title: 'Internal audit' }, ethics] }), [
    'changed training Internal audit, 2025-03-03: title Audit→Internal audit',
  ]);
});

test('rows that came and went are told as such', () => {
  assert.deepEqual(
    said({ skills: ['Singing', 'Cooking'], children: [] }).map((line) => line.split(':')[0]),
    ['removed children Luz Reyes, 2015-01-01'.split(',')[0], 'added skills Cooking', 'removed skills Chess'],
  );
});

test('an answer is compared with the answer to the same question', () => {
  assert.deepEqual(said({ answers: [{ ...sheet.answers[0]!, yes: true, details: 'A cousin' }] }), [
    'changed answers 34a: yes false→true; details →A cousin',
  ]);
});
