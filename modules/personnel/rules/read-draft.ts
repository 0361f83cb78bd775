import { z } from 'zod';
import type { ImportColumns, ImportField, RowMessage } from '../contract/import.ts';
import { importFields } from './import-fields.ts';
import type { Places } from './places.ts';
import { readDate } from '@talaan/imports/rules/read-date.ts';

export interface PersonFields {
  surname: string;
  first_name: string;
  middle_name: string;
  name_extension: string;
  sex: string;
  birth_date: string;
  email: string;
  date_hired: string;
}

/** A row as we understand it. What its cell left empty is absent: an empty cell changes nothing. */
export interface Draft {
  line: number;
  idno: string;
  person: Partial<PersonFields>;
  pin?: string;
  officeId?: number;
  officeLabel?: string;
  positionId?: number;
  positionLabel?: string;
  statusCode?: string;
  effective?: string;
  messages: RowMessage[];
}

const TEXTS = ['surname', 'first_name', 'middle_name', 'name_extension'] as const;
const DATES = ['birth_date', 'date_hired'] as const;
const SEXES: Record<string, string> = { male: 'Male', m: 'Male', lalaki: 'Male', female: 'Female', f: 'Female', babae: 'Female' };
const LONGEST = 100;
const address = z.email();

/** Reads one row; what is wrong with a cell becomes a message on its column. */
export function readDraft(row: { line: number; cells: readonly string[] }, columns: ImportColumns, places: Places): Draft {
  const text = (field: ImportField) => readCell(row.cells, columns, field);
  const draft: Draft = { line: row.line, idno: text('idno'), person: {}, messages: [] };
  const wrong = (field: ImportField, message: string) =>
    draft.messages.push({ column: importFields[field].title, message, level: 'error' });
  readNumbers(draft, text, wrong);
  readNames(draft, text, wrong);
  for (const field of DATES) {
    const date = readDateCell(field, text, wrong);
    if (date) draft.person[field] = date;
  }
  draft.effective = readDateCell('effective_date', text, wrong);
  readSexAndEmail(draft, text, wrong);
  readPlaces(draft, text, wrong, places);
  return draft;
}

/** The text of a field's cell without needless space; empty where the file has no such column. */
export function readCell(cells: readonly string[], columns: ImportColumns, field: ImportField): string {
  const at = columns[field];
  return at === undefined ? '' : (cells[at] ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

type ReadText = (field: ImportField) => string;
type Wrong = (field: ImportField, message: string) => void;

function readNumbers(draft: Draft, text: ReadText, wrong: Wrong): void {
  if (draft.idno === '') wrong('idno', 'The employee number is missing.');
  else if (!/^[0-9A-Za-z][0-9A-Za-z ./_-]{0,29}$/.test(draft.idno))
    wrong('idno', `“${short(draft.idno)}” cannot be an employee number: up to 30 letters, digits, and - . / between them.`);
  const pin = text('pin');
  if (pin === '') return;
  if (/^[0-9A-Za-z]{1,24}$/.test(pin)) draft.pin = pin;
  else wrong('pin', `“${short(pin)}” cannot be a PIN: 1 to 24 letters or digits.`);
}

function readNames(draft: Draft, text: ReadText, wrong: Wrong): void {
  for (const field of TEXTS) {
    const name = text(field);
    if (name === '') continue;
    if (name.length > LONGEST) wrong(field, `This is longer than ${LONGEST} letters.`);
    else if (isGarbled(name))
      wrong(field, `“${name}” was saved in a wrong encoding. Save the file as “CSV UTF-8” or as an Excel workbook.`);
    else draft.person[field] = name;
  }
}

/** The Ñ of UTF-8 read as Windows-1252 and saved again, or a letter that was lost. */
function isGarbled(name: string): boolean {
  return /[ÃÂ][\u0080-\u00BF‘’“”•–—˜™š›œž‚ƒ„…†‡ˆ‰Š‹Œ]|[\uFFFD\p{Cc}]/u.test(name);
}

function readDateCell(field: ImportField, text: ReadText, wrong: Wrong): string | undefined {
  const cell = text(field);
  if (cell === '') return undefined;
  const read = readDate(short(cell));
  if ('date' in read) return read.date;
  wrong(field, read.error);
  return undefined;
}

function readSexAndEmail(draft: Draft, text: ReadText, wrong: Wrong): void {
  const sex = text('sex');
  const known = SEXES[sex.toLowerCase().replace('.', '')];
  if (known) draft.person.sex = known;
  else if (sex !== '') wrong('sex', `“${short(sex)}” is neither Male nor Female.`);
  const email = text('email').toLowerCase();
  if (email === '') return;
  if (address.safeParse(email).success && email.length <= 254) draft.person.email = email;
  else wrong('email', `“${short(email)}” is not an e-mail address.`);
}

function readPlaces(draft: Draft, text: ReadText, wrong: Wrong, places: Places): void {
  const campus = text('campus');
  const knowsCampus = campus === '' || places.campus(campus) !== undefined;
  if (!knowsCampus) wrong('campus', `There is no campus “${short(campus)}”. Give its number, name or acronym.`);
  const [acronym, name] = [text('office'), text('office_name')].map((part) => part.slice(0, 200)) as [string, string];
  if (knowsCampus && (acronym !== '' || name !== '')) {
    const office = places.office({ acronym, name, campus });
    if ('unknown' in office) wrong(acronym === '' ? 'office_name' : 'office', office.unknown);
    else Object.assign(draft, { officeId: office.id, officeLabel: office.label });
  }
  const title = text('position').slice(0, 200);
  if (title !== '') {
    const position = places.position(title);
    if ('unknown' in position) wrong('position', position.unknown);
    else Object.assign(draft, { positionId: position.id, positionLabel: position.label });
  }
  const status = text('appointment_status');
  const knownStatus = places.status(status);
  if (knownStatus) draft.statusCode = knownStatus.code;
  else if (status !== '') wrong('appointment_status', `“${short(status)}” is not an appointment status.`);
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
