import { longDate } from '@talaan/kernel/contract/dates.ts';
import { plain } from '@talaan/imports/rules/import-fields.ts';
import { isNameOfFullname } from '@talaan/imports/rules/name-of-person.ts';
import { compare, isWrong, note, refuse, type ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { SCOPES, type ScopeKind } from '../../contract/roles.ts';
import { HEAD_ROLE } from '../ready-roles.ts';
import { userFields, type UserValues } from './user-fields.ts';

export interface AccountHere {
  id: number;
  email: string;
  name: string;
  personnel_id: number | null;
}

interface Place {
  role_id: number;
  scope: ScopeKind;
  office_id: number | null;
  campus_id: number | null;
}

/** A role that an account holds today or later; `until` is the day after the last one. */
export interface HeldHere extends Place {
  account_id: number;
  from: string | null;
  until: string | null;
}

export interface UserGround {
  today: string;
  /** The account that imports. */
  importer: number;
  accounts: readonly AccountHere[];
  held: readonly HeldHere[];
  people: ReadonlyMap<string, { id: number; fullname: string }>;
  roles: readonly { id: number; name: string }[];
  offices: readonly { id: number; fullname: string; acronym: string; campus_id: number }[];
  campuses: readonly { id: number; name: string; acronym: string }[];
}

export interface GrantPlan extends Place {
  role: string;
  from: string;
  to: string | null;
}

export interface UserPlan {
  email: string;
  /** What the account is made with; null for one on record. */
  account: { id: number } | { name: string; personnel_id: number | null };
  grant: GrantPlan | null;
}

export interface JudgedUser {
  row: UserRow;
  name: string;
  known: AccountHere | null;
  personnelId: number | null;
  plan: UserPlan | null;
  changes: { field: string; from: string; to: string }[];
}

type UserRow = ReadRow<UserValues>;

const OWN_RECORD = ['Employee', 'Faculty', 'Applicant'];

/** Holds the rows against the accounts on record: which would be made, which roles they would get, or why not. */
export function judgeUsers(rows: readonly UserRow[], ground: UserGround): JudgedUser[] {
  const byEmail = Map.groupBy(
    rows.filter(({ values }) => values.email !== undefined),
    ({ values }) => values.email!,
  );
  // One row of an address may name the person for the others.
  const numberOf = ({ values }: UserRow) =>
    values.idno ?? byEmail.get(values.email ?? '')?.find((other) => other.values.idno !== undefined)?.values.idno;
  const byNumber = Map.groupBy(
    rows.filter((row) => row.values.email !== undefined && numberOf(row) !== undefined),
    (row) => numberOf(row)!,
  );
  const accounts = new Map(ground.accounts.map((account) => [account.email, account]));
  const owners = new Map(
    ground.accounts.flatMap((account) => (account.personnel_id === null ? [] : [[account.personnel_id, account] as const])),
  );
  const taken = new Map<string, UserRow>();
  return rows.map((row) => {
    const { email } = row.values;
    const known = accounts.get(email ?? '') ?? null;
    const same = byEmail.get(email ?? '') ?? [];
    const number = numberOf(row);
    const person = number === undefined ? null : (ground.people.get(number) ?? null);
    refuseTwoPeople(row, same, byNumber.get(number ?? '') ?? []);
    refusePerson(row, known, person, owners);
    if (known?.id === ground.importer) refuse(row, userFields.email.title, 'This is your own account. Another administrator can do this.');
    const name =
      known?.name ?? person?.fullname ?? row.values.name ?? same.find(({ values }) => values.name !== undefined)?.values.name ?? '';
    if (name === '' && !isWrong(row)) refuse(row, userFields.name.title, 'A new account needs an employee number or a name.');
    const grant = readGrant(row, known, ground);
    refuseTwinRole(row, grant, taken);
    const shared = { row, name, known, personnelId: known ? known.personnel_id : (person?.id ?? null) };
    if (isWrong(row)) return { ...shared, plan: null, changes: [] };
    const isFirst = same[0] === row;
    const changes = compare(null, {
      ...(known || !isFirst ? {} : { Account: email! }),
      ...(grant ? { Role: formatGrant(grant, ground) } : {}),
    });
    const account = known ? { id: known.id } : { name, personnel_id: shared.personnelId };
    return { ...shared, plan: changes.length > 0 ? { email: email!, account, grant } : null, changes };
  });
}

function refuseTwoPeople(row: UserRow, sameEmail: readonly UserRow[], sameNumber: readonly UserRow[]): void {
  const { idno, email } = row.values;
  const other = sameEmail.find(({ values }) => idno !== undefined && values.idno !== undefined && values.idno !== idno);
  if (other) refuse(row, userFields.idno.title, `Row ${other.line} has another employee number for this address.`);
  const twin = sameNumber.find(({ values }) => values.email !== email);
  if (twin) refuse(row, userFields.email.title, `Row ${twin.line} has another address for this employee number. A person has one account.`);
}

function refusePerson(
  row: UserRow,
  known: AccountHere | null,
  person: { id: number; fullname: string } | null,
  owners: ReadonlyMap<number, AccountHere>,
): void {
  const { idno, name } = row.values;
  if (idno !== undefined && !person) {
    refuse(row, userFields.idno.title, `No person has the employee number ${idno}. Import the person first.`);
    return;
  }
  if (!person) return;
  if (name !== undefined && !isNameOfFullname(name, person.fullname))
    refuse(
      row,
      userFields.name.title,
      `${idno ?? 'The employee number'} is of ${person.fullname}, but the file has “${name.slice(0, 60)}”.`,
    );
  const own = owners.get(person.id);
  if (own && own !== known) refuse(row, userFields.email.title, `${person.fullname} has the account ${own.email} already.`);
  else if (known && known.personnel_id === null)
    note(row, userFields.idno.title, 'This account is not linked to a person. Link it in Users.');
  else if (known && known.personnel_id !== person.id)
    refuse(row, userFields.idno.title, `${known.email} is the account of another person.`);
}

function readGrant(row: UserRow, known: AccountHere | null, ground: UserGround): GrantPlan | null {
  const { role: told, from = ground.today, to = null } = row.values;
  if (told === undefined) return null;
  const role = ground.roles.find(({ name }) => plain(name) === plain(told));
  if (!role) {
    refuse(row, userFields.role.title, `“${told}” is not a role here: ${ground.roles.map(({ name }) => name).join(', ')}.`);
    return null;
  }
  const place = readPlace(row, role, ground);
  if (from < ground.today) refuse(row, userFields.from.title, 'Enter today or a later day.');
  if (to !== null && to < from) refuse(row, userFields.to.title, 'The last day is before the first.');
  if (!place) return null;
  const held = ground.held.find(
    (one) =>
      known?.id === one.account_id &&
      isSamePlace(one, place) &&
      (to === null || one.from === null || one.from <= to) &&
      (one.until === null || one.until > from),
  );
  if (held) {
    note(row, userFields.role.title, `Already held${held.until ? ` until before ${longDate(held.until)}` : ''}.`);
    return null;
  }
  return { ...place, role: role.name, from, to };
}

function isSamePlace(one: Place, other: Place): boolean {
  return (
    one.role_id === other.role_id && one.scope === other.scope && one.office_id === other.office_id && one.campus_id === other.campus_id
  );
}

/** Null once it refused the row. */
function readPlace(row: UserRow, role: { id: number; name: string }, { offices, campuses }: UserGround): Place | null {
  const { office: officeTold, campus: campusTold } = row.values;
  const scope = row.values.scope ?? impliedScope(role.name, officeTold, campusTold);
  if (!scope) {
    refuse(row, userFields.scope.title, `Enter the scope of ${role.name}: ${Object.values(SCOPES).join(', ')}.`);
    return null;
  }
  const campus = campuses.find(({ id, name, acronym }) => [String(id), plain(name), plain(acronym)].includes(plain(campusTold ?? '')));
  if (campusTold !== undefined && !campus) {
    refuse(
      row,
      userFields.campus.title,
      `“${campusTold}” is not a campus here: ${campuses.map(({ id, name }) => `${id} ${name}`).join(', ')}.`,
    );
    return null;
  }
  const place = { role_id: role.id, scope, office_id: null, campus_id: null };
  if (scope === 'campus') {
    if (!campus) refuse(row, userFields.campus.title, 'Enter the campus.');
    return campus ? { ...place, campus_id: campus.id } : null;
  }
  if (scope !== 'office') return place;
  const found = offices.filter(
    (one) => [plain(one.acronym), plain(one.fullname)].includes(plain(officeTold ?? '')) && (!campus || one.campus_id === campus.id),
  );
  if (found.length === 1) return { ...place, office_id: found[0]!.id };
  refuse(
    row,
    userFields.office.title,
    officeTold === undefined
      ? 'Enter the office.'
      : found.length > 1
        ? `Several campuses have an office “${officeTold}”. Enter the campus too.`
        : `“${officeTold}” is not an office here. Import the offices first.`,
  );
  return null;
}

function impliedScope(role: string, office: string | undefined, campus: string | undefined): ScopeKind | undefined {
  if (office !== undefined) return 'office';
  if (campus !== undefined) return 'campus';
  if (role === HEAD_ROLE) return 'headed';
  return OWN_RECORD.includes(role) ? 'self' : undefined;
}

function refuseTwinRole(row: UserRow, grant: GrantPlan | null, taken: Map<string, UserRow>): void {
  const key = JSON.stringify([row.values.email, grant?.role_id, grant?.scope, grant?.office_id, grant?.campus_id]);
  const twin = taken.get(key);
  if (twin) refuse(row, userFields.role.title, `Row ${twin.line} says the same of this address.`);
  else if (row.values.email !== undefined && (grant || row.values.role === undefined)) taken.set(key, row);
}

function formatGrant({ role, scope, office_id, campus_id, from, to }: GrantPlan, { offices, campuses, today }: UserGround): string {
  const place = offices.find(({ id }) => id === office_id)?.acronym ?? campuses.find(({ id }) => id === campus_id)?.name ?? SCOPES[scope];
  const days = [from === today ? '' : `from ${longDate(from)}`, to === null ? '' : `to ${longDate(to)}`].filter(Boolean).join(' ');
  return [role, place, days].filter(Boolean).join(', ');
}
