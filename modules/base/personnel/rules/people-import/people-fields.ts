import type { z } from 'zod';
import { EXAMPLE_NUMBER, type ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { readDay, readLastDay, readText, type Read } from '@talaan/imports/rules/readers.ts';
import { emailAddress, sectionFields } from '../../contract/sections.ts';
import { DEVICE_PIN, NO_DEVICE_PIN } from '../device-pin.ts';
import { likelyName } from './likely-name.ts';

/** What a spreadsheet may have of a person. */
export interface PersonValues {
  idno: string;
  surname: string;
  first_name: string;
  middle_name: string;
  name_extension: string;
  sex: string;
  birth_date: string;
  email: string;
  date_hired: string;
  pin: string;
  office: string;
  office_name: string;
  campus: string;
  position: string;
  appointment_status: string;
  effective_date: string;
  /** The day after the last one, or `until further notice`. */
  last_day: string;
}

const { surname, first_name: firstName, middle_name: middleName, name_extension: extension } = sectionFields.name.shape;

/** In the order in which they are shown and exported. */
export const peopleFields: ImportFields<PersonValues> = {
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
    isRequired: true,
    read: readNumber,
    help: 'By this number people are recognized. The row EXAMPLE is not read.',
    example: EXAMPLE_NUMBER,
  },
  surname: {
    title: 'Surname',
    aliases: ['surname', 'last name', 'lastname', 'family name', 'apelyido'],
    read: readName(surname),
    help: 'A new person needs it; the one name of a person who has no other.',
    example: 'Dela Cruz',
  },
  first_name: {
    title: 'First name',
    aliases: ['first name', 'firstname', 'given name', 'given names', 'pangalan'],
    read: readName(firstName),
    help: 'Empty for a person of one name.',
    example: 'Juan',
  },
  middle_name: {
    title: 'Middle name',
    aliases: ['middle name', 'middlename', 'middle', 'middle initial', 'mi', 'm i', 'maternal surname', 'gitnang pangalan'],
    read: readName(middleName),
    help: 'May stay empty.',
    example: 'Santos',
  },
  name_extension: {
    title: 'Name extension',
    aliases: ['name extension', 'name ext', 'ext', 'extension', 'ext name', 'extension name', 'suffix', 'name extension jr sr'],
    read: readName(extension),
    help: 'Jr., III, … May stay empty.',
    example: '',
  },
  sex: {
    title: 'Sex',
    aliases: ['sex', 'gender', 'kasarian', 'sex at birth', 'm f'],
    read: readSex,
    help: 'Male or Female. A new person needs it.',
    example: 'Male',
  },
  birth_date: {
    title: 'Birth date',
    aliases: ['birth date', 'birthdate', 'date of birth', 'birthday', 'dob', 'kapanganakan'],
    read: readDay,
    help: 'YYYY-MM-DD or MM/DD/YYYY.',
    example: '1990-05-01',
  },
  email: {
    title: 'E-mail address',
    aliases: ['email', 'e mail', 'email address', 'e mail address', 'institutional email'],
    read: readEmail,
    help: 'May stay empty.',
    example: '',
  },
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
    read: readDay,
    help: 'YYYY-MM-DD or MM/DD/YYYY.',
    example: '2019-06-01',
  },
  pin: {
    title: 'Device PIN',
    aliases: ['pin', 'device pin', 'biometric id', 'biometrics id', 'biometric no', 'bio id', 'dtr id', 'device user id', 'ac no'],
    read: readPin,
    help: 'The number on the attendance device: 1 to 24 letters or digits.',
    example: '',
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
    read: readText(200),
    help: 'Acronym, as in the list of offices.',
    example: 'CAS',
  },
  office_name: {
    title: 'Office name',
    aliases: ['office name', 'name of office', 'college name', 'department name', 'unit name', 'office full name', 'place of assignment'],
    read: readText(200),
    help: 'Full name, where the acronym is not given or not enough.',
    example: '',
  },
  campus: {
    title: 'Campus',
    aliases: ['campus', 'campus no', 'campus number', 'campus name', 'branch'],
    read: readText(100),
    help: 'Number, name or acronym, where several campuses have an office of that name.',
    example: '1',
  },
  position: {
    title: 'Position',
    aliases: ['position', 'position title', 'designation', 'job title', 'plantilla position', 'rank'],
    read: readText(200),
    help: 'As in the list of positions.',
    example: 'Instructor I',
  },
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
    read: readText(60),
    help: 'Permanent, Temporary, Casual, …',
    example: 'Permanent',
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
    read: readDay,
    help: 'From when office, position and status apply; today where it is empty, the date hired for a new person.',
    example: '',
  },
  last_day: {
    title: 'Last day',
    aliases: [
      'last day',
      'end date',
      'date end',
      'end of appointment',
      'end of contract',
      'contract end',
      'contract end date',
      'expiration',
      'expiration date',
      'expiry date',
      'valid until',
      'until',
      'date separated',
      'separation date',
      'last day of service',
    ],
    read: readLastDay,
    help: 'The last day of the appointment, as of job orders and contracts; Present, or empty, where it has none.',
    example: '',
  },
};

const SEXES: Record<string, string> = { male: 'Male', m: 'Male', lalaki: 'Male', female: 'Female', f: 'Female', babae: 'Female' };

function readNumber(cell: string): Read<string> {
  if (!/^[0-9A-Za-z][0-9A-Za-z ./_-]*$/.test(cell))
    return { error: `“${short(cell)}” cannot be an employee number: letters, digits, and - . / between them.` };
  return readAs(sectionFields.service.shape.idno)(cell);
}

function readPin(cell: string): Read<string> {
  return DEVICE_PIN.test(cell) ? { value: cell } : { error: `“${short(cell)}” cannot be a PIN. ${NO_DEVICE_PIN}` };
}

/** A part of a name as the form takes it; of one that lost a letter the likely one is said. */
function readName(schema: z.ZodType<string>): (cell: string) => Read<string> {
  return (cell) => {
    const likely = likelyName(cell);
    if (likely !== null)
      return {
        error: `“${short(cell)}” lost a letter when the file was saved; probably it is ${likely}. Correct it, or save the file as “CSV UTF-8” or as an Excel workbook.`,
      };
    return readAs(schema)(cell);
  };
}

/** What the form takes, and nothing else. */
function readAs(schema: z.ZodType<string>): (cell: string) => Read<string> {
  return (cell) => {
    const read = schema.safeParse(cell);
    return read.success ? { value: read.data } : { error: `“${short(cell)}”: ${read.error.issues[0]!.message}` };
  };
}

function readSex(cell: string): Read<string> {
  const value = SEXES[cell.toLowerCase().replace('.', '')];
  return value ? { value } : { error: `“${short(cell)}” is neither Male nor Female.` };
}

function readEmail(cell: string): Read<string> {
  const read = emailAddress.safeParse(cell);
  return read.success ? { value: read.data } : { error: `“${short(cell)}” is not an e-mail address.` };
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
