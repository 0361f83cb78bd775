import { matchColumns } from '@talaan/imports/rules/import-fields.ts';
import { isWrong, readRows } from '@talaan/imports/rules/read-rows.ts';
import type { OfficeChoice } from '../../contract/people-import.ts';
import { openPlaces } from '../places.ts';
import { checkPeople, type KnownPerson, type PeopleGround } from './check-people.ts';
import { peopleFields } from './people-fields.ts';
import type { PinSpan } from './plan-pin.ts';

export const TODAY = '2026-11-20';
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
  'last_day',
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
export const ana = {
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
export const anaOnRecord: KnownPerson = {
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

export interface Around extends Partial<Pick<PeopleGround, 'accounts' | 'acquaintances'>> {
  known?: KnownPerson[];
  pins?: PinSpan[];
  choices?: OfficeChoice[];
  accepted?: number[];
  order?: 'day-first' | 'month-first' | null;
}

export function check(
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

export const say = (row: ReturnType<typeof check>[number] | undefined) =>
  row?.row.messages.map(({ column, message }) => `${column}: ${message}`);
