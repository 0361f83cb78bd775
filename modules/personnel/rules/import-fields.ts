import { plainHeading } from '@talaan/imports/rules/import-fields.ts';
import type { ImportColumns, ImportField } from '../contract/import.ts';

interface FieldOfFile {
  title: string;
  /** What offices call it, in plain letters. */
  aliases: readonly string[];
}

/** What a spreadsheet of people may tell, in the order in which we show it. */
export const importFields: Record<ImportField, FieldOfFile> = {
  idno: {
    title: 'Employee number',
    aliases: [
      'employee number',
      'idno',
      'id no',
      'id number',
      'employee no',
      'employee id',
      'emp no',
      'emp id',
      'empno',
      'personnel no',
      'id',
      'agency employee no',
    ],
  },
  surname: { title: 'Surname', aliases: ['surname', 'last name', 'lastname', 'family name', 'apelyido'] },
  first_name: { title: 'First name', aliases: ['first name', 'firstname', 'given name', 'given names', 'pangalan'] },
  middle_name: {
    title: 'Middle name',
    aliases: ['middle name', 'middlename', 'middle', 'middle initial', 'mi', 'm i', 'maternal surname', 'gitnang pangalan'],
  },
  name_extension: {
    title: 'Name extension',
    aliases: ['name extension', 'name ext', 'ext', 'extension', 'ext name', 'extension name', 'suffix', 'name extension jr sr'],
  },
  sex: { title: 'Sex', aliases: ['sex', 'gender', 'kasarian', 'sex at birth', 'm f'] },
  birth_date: { title: 'Birth date', aliases: ['birth date', 'birthdate', 'date of birth', 'birthday', 'dob', 'kapanganakan'] },
  email: { title: 'E-mail address', aliases: ['email', 'e mail', 'email address', 'e mail address', 'institutional email'] },
  date_hired: {
    title: 'Date hired',
    aliases: [
      'date hired',
      'hired',
      'hire date',
      'date of hiring',
      'date of original appointment',
      'original appointment',
      'date of entry',
      'first day of service',
      'date employed',
    ],
  },
  pin: {
    title: 'Device PIN',
    aliases: ['pin', 'device pin', 'biometric id', 'biometrics id', 'biometric no', 'bio id', 'dtr id', 'device user id', 'ac no'],
  },
  office: {
    title: 'Office',
    aliases: [
      'office',
      'office acronym',
      'office code',
      'college',
      'department',
      'unit',
      'office college',
      'college office',
      'office department',
      'department office',
      'acronym',
      'station',
    ],
  },
  office_name: {
    title: 'Office name',
    aliases: ['office name', 'name of office', 'college name', 'department name', 'unit name', 'office full name', 'place of assignment'],
  },
  campus: { title: 'Campus', aliases: ['campus', 'campus no', 'campus number', 'campus name', 'branch'] },
  position: { title: 'Position', aliases: ['position', 'position title', 'designation', 'job title', 'plantilla position', 'rank'] },
  appointment_status: {
    title: 'Appointment status',
    aliases: [
      'appointment status',
      'status',
      'status of appointment',
      'employment status',
      'nature of employment',
      'status of employment',
      'employment type',
    ],
  },
  effective_date: {
    title: 'Effective date',
    aliases: [
      'effective date',
      'effectivity',
      'effectivity date',
      'date of effectivity',
      'appointment date',
      'effective',
      'date effective',
    ],
  },
};

export const importFieldNames = Object.keys(importFields) as ImportField[];

/** Finds our fields among the headings of a file; each heading and each field is used once. */
export function matchColumns(headings: readonly string[]): ImportColumns {
  const columns: ImportColumns = {};
  const taken = new Set<number>();
  for (const field of importFieldNames) {
    const at = importFields[field].aliases
      .map((alias) => headings.findIndex((heading, index) => !taken.has(index) && plainHeading(heading) === alias))
      .find((index) => index >= 0);
    if (at === undefined) continue;
    columns[field] = at;
    taken.add(at);
  }
  return columns;
}
