import { longDate } from '@talaan/kernel/contract/dates.ts';
import { EXAMPLE_NUMBER, plain, type ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { isNameOfFullname } from '@talaan/imports/rules/name-of-person.ts';
import { compare, isWrong, note, refuse, type ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { readDay, readText } from '@talaan/imports/rules/readers.ts';

/** What a row of the index tells of a paper. */
export interface PaperValues {
  file: string;
  idno: string;
  name: string;
  kind: string;
  title: string;
  number: string;
  issuer: string;
  issued_on: string;
  expires_on: string;
}

export const paperFields: ImportFields<PaperValues> = {
  file: {
    title: 'File',
    aliases: ['file name', 'filename', 'name of file', 'pdf', 'document file'],
    isRequired: true,
    read: (cell) => readText(200)(cell.split(/[\\/]/).at(-1)!),
    help: 'The name of the PDF in the folder of papers, such as 2019-0417_Appointment.pdf. The row EXAMPLE is not read.',
    example: EXAMPLE_NUMBER,
  },
  idno: {
    title: 'Employee number',
    aliases: ['idno', 'id no', 'id number', 'employee no', 'employee id', 'emp no', 'personnel no'],
    read: readText(30),
    help: 'It may stay empty where the name of the file begins with it and an underscore.',
    example: '2019-0417',
  },
  name: {
    title: 'Name',
    aliases: ['full name', 'fullname', 'employee name', 'name of employee', 'employee', 'surname', 'last name'],
    read: readText(200),
    help: 'Optional. If given, it must match the employee number.',
    example: 'Dela Cruz, Juan',
  },
  kind: {
    title: 'Kind',
    aliases: ['kind of document', 'document kind', 'document type', 'type', 'category'],
    read: readText(150),
    help: 'As in the kinds of 201 documents. It may stay empty where it comes second in the name of the file.',
    example: 'Appointment',
  },
  title: {
    title: 'Title',
    aliases: ['document title', 'description', 'document'],
    read: readText(150),
    help: 'The kind where it is empty.',
    example: 'Appointment as Instructor I',
  },
  number: { title: 'Number', aliases: ['document no', 'no', 'reference no'], read: readText(60), help: 'May stay empty.', example: '' },
  issuer: {
    title: 'Issuer',
    aliases: ['issued by', 'issuing office', 'agency'],
    read: readText(150),
    help: 'May stay empty.',
    example: 'CSC',
  },
  issued_on: {
    title: 'Issued on',
    aliases: ['date issued', 'date of issue', 'issued', 'date'],
    read: readDay,
    help: 'YYYY-MM-DD or MM/DD/YYYY. May stay empty.',
    example: '2019-06-01',
  },
  expires_on: {
    title: 'Expires on',
    aliases: ['expiry', 'expiry date', 'valid until', 'date of expiry', 'expires'],
    read: readDay,
    help: 'YYYY-MM-DD or MM/DD/YYYY. Needed for kinds that expire.',
    example: '',
  },
};

export interface PaperGround {
  today: string;
  folder: string;
  /** The files of the folder by their names in plain letters: the name as it is, and whether it is a PDF. */
  files: ReadonlyMap<string, { name: string; isPdf: boolean }>;
  people: ReadonlyMap<string, { id: number; fullname: string }>;
  kinds: readonly { id: number; code: string; name: string; expires: boolean }[];
  /** What is filed, as person, kind and name of file. */
  filed: ReadonlySet<string>;
}

export interface PaperPlan {
  /** Its name in the folder. */
  file: string;
  personnelId: number;
  facts: { kind_id: number; title: string; number: string; issuer: string; issued_on: string | null; expires_on: string | null };
}

export interface JudgedPaper {
  row: ReadRow<PaperValues>;
  name: string;
  personnelId: number | null;
  plan: PaperPlan | null;
  changes: { field: string; from: string; to: string }[];
}

export function filedKey(personnelId: number, kindId: number, file: string): string {
  return `${personnelId}|${kindId}|${plainName(file)}`;
}

/** File names as they are compared: of one Unicode form, without regard to capitals. */
export function plainName(file: string): string {
  return file.normalize('NFC').toLowerCase();
}

/** Holds the rows of an index against the folder of papers, the people and what is filed. */
export function judgePapers(rows: readonly ReadRow<PaperValues>[], ground: PaperGround): JudgedPaper[] {
  const byFile = Map.groupBy(rows, ({ values }) => plainName(values.file ?? ''));
  return rows.map((row) => {
    const { file } = row.values;
    if (file === undefined) return { row, name: '', personnelId: null, plan: null, changes: [] };
    const twin = byFile.get(plainName(file))!.find((other) => other !== row);
    if (twin) refuse(row, paperFields.file.title, `The same file is in row ${twin.line} too.`);
    const found = ground.files.get(plainName(file));
    if (!found) refuse(row, paperFields.file.title, `There is no such file in the folder ${ground.folder} of the server.`);
    else if (!found.isPdf) refuse(row, paperFields.file.title, 'This file is no PDF, whatever its name says.');
    const [numberInName = '', kindInName = ''] = file.replace(/\.[^.]*$/, '').split('_');
    const person = findPerson(row, row.values.idno ?? numberInName.trim(), ground);
    const { name } = row.values;
    if (person && name !== undefined && !isNameOfFullname(name, person.fullname))
      refuse(row, paperFields.name.title, `The number is of ${person.fullname}, but the file has “${name.slice(0, 60)}”.`);
    const kind = findKind(row, row.values.kind ?? kindInName.trim(), ground);
    const { issued_on: issued = null, expires_on: expires = null } = row.values;
    if (kind?.expires && expires === null)
      refuse(row, paperFields.expires_on.title, `A paper of the kind ${kind.name} needs the last day on which it is valid.`);
    if (issued !== null && issued > ground.today) refuse(row, paperFields.issued_on.title, 'This day is in the future.');
    if (issued !== null && expires !== null && expires <= issued)
      refuse(row, paperFields.expires_on.title, 'It expires before it was issued.');
    const shared = { row, name: person?.fullname ?? '', personnelId: person?.id ?? null };
    if (isWrong(row) || !person || !kind || !found) return { ...shared, plan: null, changes: [] };
    if (ground.filed.has(filedKey(person.id, kind.id, found.name))) {
      note(row, paperFields.file.title, 'Already in the 201 file.');
      return { ...shared, plan: null, changes: [] };
    }
    const { title = kind.name, number = '', issuer = '' } = row.values;
    const facts = { kind_id: kind.id, title, number, issuer, issued_on: issued, expires_on: expires };
    const said = {
      Kind: kind.name,
      Title: title,
      Number: number,
      Issuer: issuer,
      'Issued on': issued && longDate(issued),
      'Expires on': expires && longDate(expires),
    };
    const changes = compare(null, Object.fromEntries(Object.entries(said).map(([field, to]) => [field, to ?? ''])));
    return { ...shared, plan: { file: found.name, personnelId: person.id, facts }, changes };
  });
}

function findPerson(row: ReadRow<PaperValues>, number: string, { people }: PaperGround): { id: number; fullname: string } | undefined {
  const person = people.get(number);
  if (!person)
    refuse(
      row,
      paperFields.idno.title,
      number === '' ? 'Enter the employee number.' : `No person has the employee number ${number.slice(0, 30)}. Import the person first.`,
    );
  return person;
}

function findKind(row: ReadRow<PaperValues>, told: string, { kinds }: PaperGround): PaperGround['kinds'][number] | undefined {
  const kind = kinds.find(({ code, name }) => [plain(code), plain(name)].includes(plain(told)));
  if (!kind)
    refuse(
      row,
      paperFields.kind.title,
      `${told === '' ? 'Enter the kind' : `“${told.slice(0, 60)}” is not a kind of 201 documents`}: ${kinds.map(({ name }) => name).join(', ')}.`,
    );
  return kind;
}
