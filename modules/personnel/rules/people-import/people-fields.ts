import { z } from 'zod';
import { EXAMPLE_NUMBER, type ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { readDay, readText, type Read } from '@talaan/imports/rules/readers.ts';

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
}

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
    read: readName,
    help: 'A new person needs it.',
    example: 'Dela Cruz',
  },
  first_name: {
    title: 'First name',
    aliases: ['first name', 'firstname', 'given name', 'given names', 'pangalan'],
    read: readName,
    help: 'A new person needs it.',
    example: 'Juan',
  },
  middle_name: {
    title: 'Middle name',
    aliases: ['middle name', 'middlename', 'middle', 'middle initial', 'mi', 'm i', 'maternal surname', 'gitnang pangalan'],
    read: readName,
    help: 'May stay empty.',
    example: 'Santos',
  },
  name_extension: {
    title: 'Name extension',
    aliases: ['name extension', 'name ext', 'ext', 'extension', 'ext name', 'extension name', 'suffix', 'name extension jr sr'],
    read: readName,
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
};

const SEXES: Record<string, string> = { male: 'Male', m: 'Male', lalaki: 'Male', female: 'Female', f: 'Female', babae: 'Female' };
const LONGEST_NAME = 100;
const address = z.email();

function readNumber(cell: string): Read<string> {
  if (/^[0-9A-Za-z][0-9A-Za-z ./_-]{0,29}$/.test(cell)) return { value: cell };
  return { error: `“${short(cell)}” cannot be an employee number: up to 30 letters, digits, and - . / between them.` };
}

function readPin(cell: string): Read<string> {
  return /^[0-9A-Za-z]{1,24}$/.test(cell) ? { value: cell } : { error: `“${short(cell)}” cannot be a PIN: 1 to 24 letters or digits.` };
}

function readName(cell: string): Read<string> {
  if (cell.length > LONGEST_NAME) return { error: `This is longer than ${LONGEST_NAME} letters.` };
  if (isGarbled(cell)) return { error: `“${cell}” was saved in a wrong encoding. Save the file as “CSV UTF-8” or as an Excel workbook.` };
  return { value: cell };
}

/** The Ñ of UTF-8 read as Windows-1252 and saved again, or a letter that was lost. */
function isGarbled(name: string): boolean {
  return /[ÃÂ][\u0080-\u00BF‘’“”•–—˜™š›œž‚ƒ„…†‡ˆ‰Š‹Œ]|[\uFFFD\p{Cc}]/u.test(name);
}

function readSex(cell: string): Read<string> {
  const value = SEXES[cell.toLowerCase().replace('.', '')];
  return value ? { value } : { error: `“${short(cell)}” is neither Male nor Female.` };
}

function readEmail(cell: string): Read<string> {
  const value = cell.toLowerCase();
  return address.safeParse(value).success && value.length <= 254 ? { value } : { error: `“${short(cell)}” is not an e-mail address.` };
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
