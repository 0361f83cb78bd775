import { EXAMPLE_NUMBER, type ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { readDay, readText } from '@talaan/imports/rules/readers.ts';

/** What a row of the spreadsheet tells of an office. */
export interface OfficeValues {
  acronym: string;
  fullname: string;
  above: string;
  campus: string;
  head: string;
  head_title: string;
  head_since: string;
}

export const officeFields: ImportFields<OfficeValues> = {
  acronym: {
    title: 'Acronym',
    aliases: ['office acronym', 'office code', 'code', 'abbreviation', 'short name', 'acronym of office'],
    isRequired: true,
    read: readText(20),
    help: 'By campus and acronym an office is recognized: one that is on record is left as it is. The row EXAMPLE is not read.',
    example: EXAMPLE_NUMBER,
  },
  fullname: {
    title: 'Name of the office',
    aliases: ['name', 'office', 'office name', 'full name', 'department', 'college', 'unit', 'name of office', 'office full name'],
    read: (cell) => (cell.length < 2 ? { error: 'Write the whole name of the office.' } : readText(200)(cell)),
    help: 'The whole name. A new office needs it.',
    example: 'Department of Mathematics',
  },
  above: {
    title: 'Under',
    aliases: [
      'parent',
      'parent office',
      'parent acronym',
      'parent unit',
      'mother unit',
      'mother office',
      'under office',
      'reports to',
      'path',
    ],
    read: readText(600),
    help: 'The office above it: its acronym, its name, or the way to it from above, such as OVPAA / CAS. Empty right below the campus. It may be in any row of the file.',
    example: 'CAS',
  },
  campus: {
    title: 'Campus',
    aliases: ['campus no', 'campus number', 'campus name', 'campus acronym', 'branch'],
    read: readText(100),
    help: 'Number, name or acronym. It may stay empty below an office whose campus is known, and where there is one campus only.',
    example: '1',
  },
  head: {
    title: 'Head',
    aliases: ['head employee number', 'employee number of head', 'head id number', 'head id no', 'head id', 'head no', 'head idno'],
    read: readText(30),
    help: 'The employee number of the head. Who is not on record yet is left out: upload the file again after the people.',
    example: '2019-0417',
  },
  head_title: {
    title: 'Title of the head',
    aliases: ['head title', 'designation of head', 'head designation', 'designation'],
    read: (cell) => (cell.length < 2 ? { error: 'Enter the title of the head.' } : readText(100)(cell)),
    help: 'Dean, Director, Chairperson, … Head where it is empty.',
    example: 'Chairperson',
  },
  head_since: {
    title: 'Head since',
    aliases: ['head from', 'designated on', 'date designated', 'head effective date'],
    read: readDay,
    help: 'YYYY-MM-DD or MM/DD/YYYY. Today where it is empty.',
    example: '2026-06-01',
  },
};
