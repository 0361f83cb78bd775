import type { ClientBase } from 'pg';
import { copyRows } from '@talaan/kernel/server/demo/copy-rows.ts';
import { officeCalled } from './offices.ts';
import type { Person } from './people.ts';

interface FurtherAccount {
  email: string;
  title: string;
  roles: readonly { name: string; scope: 'self' | 'headed' | 'all' }[];
  /** The office whose head it is, by its acronym; null for who does not serve at the university. */
  headOf: string | null;
  /** Of the office, where it is not the main campus. */
  campusId?: number;
  /** Of who does not serve there. */
  name?: string;
}

/** Accounts for single kinds of work, after the usual ones on the sign-in page. All but the applicant and the auditor are heads of offices. */
export const furtherAccounts: readonly FurtherAccount[] = [
  {
    email: 'vpaa@talaan.example',
    title: 'Vice President for Academic Affairs',
    roles: [
      { name: 'Vice President for Academic Affairs', scope: 'headed' },
      { name: 'Department head', scope: 'headed' },
    ],
    headOf: 'OVPAA',
  },
  {
    email: 'vpaf@talaan.example',
    title: 'Vice President for Administration and Finance',
    roles: [
      { name: 'Vice President for Administration and Finance', scope: 'headed' },
      { name: 'Department head', scope: 'headed' },
    ],
    headOf: 'OVPAF',
  },
  {
    email: 'vprei@talaan.example',
    title: 'Vice President for Research, Extension and Innovation',
    roles: [
      { name: 'Vice President for Research, Extension and Innovation', scope: 'headed' },
      { name: 'Department head', scope: 'headed' },
    ],
    headOf: 'OVPREI',
  },
  {
    email: 'vpsas@talaan.example',
    title: 'Vice President for Student Affairs and Services',
    roles: [
      { name: 'Vice President for Student Affairs and Services', scope: 'headed' },
      { name: 'Department head', scope: 'headed' },
    ],
    headOf: 'OVPSAS',
  },
  {
    email: 'vppd@talaan.example',
    title: 'Vice President for Planning and Development',
    roles: [
      { name: 'Vice President for Planning and Development', scope: 'headed' },
      { name: 'Department head', scope: 'headed' },
    ],
    headOf: 'OVPPD',
  },
  { email: 'recruitment@talaan.example', title: 'Recruitment staff', roles: [{ name: 'Recruitment staff', scope: 'all' }], headOf: 'OBS' },
  {
    email: 'committee@talaan.example',
    title: 'Member of the selection board',
    roles: [{ name: 'Committee member', scope: 'self' }],
    headOf: 'LAO',
  },
  { email: 'records@talaan.example', title: 'Records officer', roles: [{ name: 'Records officer', scope: 'all' }], headOf: 'RMO' },
  { email: 'property@talaan.example', title: 'Property officer', roles: [{ name: 'Property officer', scope: 'all' }], headOf: 'SPMO' },
  { email: 'payroll@talaan.example', title: 'Payroll officer', roles: [{ name: 'Payroll officer', scope: 'all' }], headOf: 'HRMO' },
  { email: 'ld@talaan.example', title: 'L&D officer', roles: [{ name: 'L&D officer', scope: 'all' }], headOf: 'GCO' },
  { email: 'spmis@talaan.example', title: 'SPMIS officer', roles: [{ name: 'SPMIS officer', scope: 'all' }], headOf: 'PDO' },
  {
    email: 'applicant@talaan.example',
    title: 'Applicant',
    roles: [{ name: 'Applicant', scope: 'self' }],
    headOf: null,
    name: 'Jomari Villareal',
  },
  {
    email: 'accounting@talaan.example',
    title: 'Accountant',
    roles: [{ name: 'Accountant', scope: 'all' }],
    headOf: 'DACC',
  },
  {
    email: 'auditor@talaan.example',
    title: 'Auditor of the Commission on Audit',
    roles: [{ name: 'Auditor', scope: 'all' }],
    headOf: null,
    name: 'Teresita Aguas',
  },
  {
    email: 'payroll2@talaan.example',
    title: 'Second payroll officer',
    roles: [{ name: 'Payroll officer', scope: 'all' }],
    headOf: 'ASU',
    campusId: 2,
  },
  { email: 'budget@talaan.example', title: 'Budget officer', roles: [{ name: 'Budget officer', scope: 'all' }], headOf: 'BUD' },
  { email: 'cashier@talaan.example', title: 'Cashier', roles: [{ name: 'Cashier', scope: 'all' }], headOf: 'CASH' },
  {
    email: 'privacy@talaan.example',
    title: 'Data protection officer',
    roles: [{ name: 'Data protection officer', scope: 'all' }],
    headOf: null,
    name: 'Consuelo Ibarra',
  },
];

const ACTING_TITLE = 'Officer in Charge';

/** The accounts above with the password of the demo, and some in other states: invited, suspended, with roles past and to come. */
export async function loadFurtherAccounts(
  client: ClientBase,
  people: readonly Person[],
  { today, password, firstId }: { today: Temporal.PlainDate; password: string; firstId: number },
): Promise<void> {
  const { rows } = await client.query<{ id: number; name: string }>('select id, name from identity.role');
  const roleOf = new Map(rows.map(({ id, name }) => [name, id]));
  const accounts = furtherAccounts.map((account, index) => ({
    ...account,
    id: firstId + index,
    person: account.headOf ? headOf(people, account.headOf, account.campusId) : undefined,
  }));
  const invited = headOf(people, 'PIO');
  const suspended = headOf(people, 'EXT');
  const states = firstId + accounts.length;
  await copyRows(client, 'identity.account (id, email, name, password_hash, personnel_id, suspended_at, suspended_because)', [
    ...accounts.map(({ id, email, name, person }) => [
      id,
      email,
      person ? nameOf(person) : name!,
      password,
      person?.id ?? null,
      null,
      null,
    ]),
    [states, 'information@talaan.example', nameOf(invited), null, invited.id, null, null],
    [
      states + 1,
      'extension@talaan.example',
      nameOf(suspended),
      password,
      suspended.id,
      `${today.subtract({ days: 9 }).toString()}T10:15:00+08:00`,
      'On study leave abroad until June; asked for by the office',
    ],
  ]);
  const since = today.subtract({ years: 1 }).toString();
  const held = (account: number, role: string, scope: string, during: string) => [account, roleOf.get(role)!, scope, during];
  await copyRows(client, 'identity.account_role (account_id, role_id, scope, during)', [
    ...accounts.flatMap(({ id, roles }) => roles.map(({ name, scope }) => held(id, name, scope, `[${since},)`))),
    ...accounts.filter(({ person }) => person).map(({ id }) => held(id, 'Employee', 'self', `[${since},)`)),
    held(states, 'Department head', 'headed', `[${today.toString()},)`),
    held(states, 'Employee', 'self', `[${today.toString()},)`),
    held(states + 1, 'Employee', 'self', `[${since},)`),
    // A board of a year that is over, and the next one.
    held(firstId, 'Committee member', 'self', `[${today.subtract({ months: 20 }).toString()},${today.subtract({ months: 8 }).toString()})`),
    held(firstId, 'Committee member', 'self', `[${today.add({ months: 1 }).toString()},${today.add({ months: 13 }).toString()})`),
  ]);
}

/** Officers in charge: one in force, one to come, some that are over. */
export async function loadActingHeads(client: ClientBase, people: readonly Person[], today: Temporal.PlainDate): Promise<void> {
  const acting = [
    { office: 'GSO', by: 'RMO', from: -3, to: 11, reason: 'The Director is on official travel, Travel Order 2026-118' },
    { office: 'DMS', by: 'DNS', from: 12, to: 26, reason: 'The Chair attends a training abroad' },
    { office: 'ACCT', by: 'BUD', from: -64, to: -58, reason: 'Vacation leave of the University Accountant' },
    { office: 'LIB', by: 'REG', from: -150, to: -121, reason: 'Sick leave of the University Librarian' },
    { office: 'CAS', by: 'CED', from: -40, to: -36, reason: 'The Dean sits on an accreditation team' },
  ];
  await copyRows(
    client,
    'organization.head (office_id, personnel_id, title, is_acting, during, reason)',
    acting.map(({ office, by, from, to, reason }) => [
      officeCalled(office).id,
      headOf(people, by).id,
      ACTING_TITLE,
      'true',
      `[${today.add({ days: from }).toString()},${today.add({ days: to + 1 }).toString()})`,
      reason,
    ]),
  );
}

function headOf(people: readonly Person[], acronym: string, campusId?: number): Person {
  const office = officeCalled(acronym, campusId);
  return people.find((one) => one.office === office && one.seat === 0)!;
}

function nameOf(person: Person): string {
  return `${person.firstName} ${person.surname} ${person.extension}`.trim();
}
