import { z } from 'zod';
import { EXAMPLE_NUMBER, plain, type ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { knowingNothing, readDay, readText, type Read } from '@talaan/imports/rules/readers.ts';
import { SCOPES, type ScopeKind } from '../../contract/roles.ts';

/** What a row of the spreadsheet tells of an account and one of its roles. */
export interface UserValues {
  email: string;
  idno: string;
  name: string;
  role: string;
  scope: ScopeKind;
  office: string;
  campus: string;
  from: string;
  to: string;
}

export const userFields: ImportFields<UserValues> = {
  email: {
    title: 'E-mail address',
    aliases: ['email', 'e mail', 'email address', 'account', 'user', 'username', 'institutional email'],
    isRequired: true,
    read: readEmail,
    help: 'The address with which they sign in. One row a role; several rows of one address give several roles. The row EXAMPLE is not read.',
    example: EXAMPLE_NUMBER,
  },
  idno: {
    title: 'Employee number',
    aliases: ['idno', 'id no', 'id number', 'employee no', 'employee id', 'emp no', 'personnel no', 'agency employee no'],
    read: readText(30),
    help: 'Joins the account to the person. It may stay empty for an account without a personnel record.',
    example: '2019-0417',
  },
  name: {
    title: 'Name',
    aliases: ['full name', 'fullname', 'employee name', 'name of user'],
    read: readText(150),
    help: 'Needed without an employee number; else the name of the person is taken.',
    example: '',
  },
  role: {
    title: 'Role',
    aliases: ['roles', 'user role', 'access', 'position in system'],
    read: readText(80),
    help: 'As in the list of roles: Employee, Department head, HR administrator, … It may stay empty for an account without a role.',
    example: 'Employee',
  },
  scope: {
    title: 'Over',
    aliases: ['scope', 'over whose records', 'reach', 'over whom'],
    read: knowingNothing(readScope),
    help: `${Object.values(SCOPES).join(', ')}. It may stay empty for Employee and Faculty, for Department head, and where office or campus say it.`,
    example: SCOPES.self,
  },
  office: {
    title: 'Office',
    aliases: ['office acronym', 'office name', 'department', 'college', 'unit'],
    read: readText(200),
    help: 'Acronym or name, for a role over an office with its units.',
    example: '',
  },
  campus: {
    title: 'Campus',
    aliases: ['campus no', 'campus number', 'campus name', 'campus acronym'],
    read: readText(100),
    help: 'Number, name or acronym: for a role over a campus, or where several campuses have an office of that name.',
    example: '',
  },
  from: {
    title: 'From',
    aliases: ['start', 'start date', 'date from', 'first day'],
    read: readDay,
    help: 'YYYY-MM-DD or MM/DD/YYYY: the first day of the role. Today where it is empty.',
    example: '',
  },
  to: {
    title: 'To',
    aliases: ['end', 'end date', 'date to', 'until', 'last day'],
    read: readDay,
    help: 'The last day of the role. Empty without an end.',
    example: '',
  },
};

const address = z.email();

function readEmail(cell: string): Read<string> {
  const value = cell.toLowerCase();
  return address.safeParse(value).success && value.length <= 254
    ? { value }
    : { error: `“${cell.slice(0, 60)}” is not an e-mail address, such as name@university.edu.ph.` };
}

const SCOPE_WORDS: Record<ScopeKind, readonly string[]> = {
  self: ['own', 'self', 'own records', 'none'],
  headed: ['headed', 'headed offices', 'offices headed', 'own office', 'own offices'],
  office: ['office', 'an office', 'office with its units'],
  campus: ['campus'],
  all: ['all', 'university', 'whole university', 'all campuses'],
};

function readScope(cell: string): Read<ScopeKind> {
  const found = (Object.entries(SCOPES) as [ScopeKind, string][]).find(
    ([kind, label]) => plain(label) === plain(cell) || SCOPE_WORDS[kind].includes(plain(cell)),
  );
  return found ? { value: found[0] } : { error: `“${cell.slice(0, 60)}” is none of these: ${Object.values(SCOPES).join(', ')}.` };
}
