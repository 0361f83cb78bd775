import { readDay, readText, readWhole, readYesNo, type Read } from '@talaan/imports/rules/readers.ts';
import { EXAMPLE_NUMBER, plain, type ImportField, type ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { officeFields, type OfficeValues } from '@talaan/personnel/rules/section-import/sections/place-fields.ts';
import { AREA_TYPES, ATTRIBUTIONS } from '../../contract/words.ts';
import { readStanding, type ToldStanding } from './read-standing.ts';

/** What a row of the spreadsheet tells of an item. */
export interface ItemValues extends OfficeValues {
  item_number: string;
  old_item_number: string;
  position: string;
  parenthetical_title: string;
  salary_grade: number;
  level: string;
  coverage: string;
  attribution: keyof typeof ATTRIBUTIONS;
  area_code: string;
  area_type: keyof typeof AREA_TYPES;
  authority: string;
  authority_date: string;
  opened_on: string;
  status: ToldStanding;
  funded: boolean;
  state_from: string;
  vacant_since: string;
  education: string;
  experience_years: number;
  training_hours: number;
  eligibility: string;
  competency: string;
  change_authority: string;
}

const { isRequired: _whereverServed, ...office } = officeFields.office;

export const itemImportFields: ImportFields<ItemValues> = {
  item_number: {
    title: 'Item number',
    aliases: ['item no', 'item', 'plantilla item no', 'plantilla item number', 'unique item number', 'new item number'],
    isRequired: true,
    read: readText(60),
    help: 'By this number the item is found; a number that is not on record adds an item. The row EXAMPLE is not read.',
    example: EXAMPLE_NUMBER,
  },
  old_item_number: text('Old item number', ['old item no', 'previous item number'], 60, 'The number it had before.', ''),
  position: text(
    'Position',
    ['position title', 'title', 'plantilla position', 'job title'],
    200,
    'As in the list of positions. A new item needs it; that of an item on record changes by reclassification alone.',
    'Instructor I',
  ),
  parenthetical_title: text('Parenthetical title', ['parenthetical'], 150, 'Behind the title of the position.', ''),
  salary_grade: {
    title: 'Salary grade',
    aliases: ['sg', 'grade', 'salary grade sg'],
    read: readWhole(1, 33, 'Salary grades are 1 to 33.'),
    help: 'Optional. If given, it must be that of the position.',
    example: '12',
  },
  office: { ...office, help: `${office.help} A new item needs it.` },
  campus: officeFields.campus,
  level: text('Level', ['level of position', 'lvl'], 100, 'Code or name, as in the list of levels. A new item needs it.', 'T'),
  coverage: text('Coverage', ['plantilla coverage', 'item coverage'], 150, 'As in the list of coverages. A new item needs it.', 'academic'),
  attribution: {
    title: 'P/P/A attribution',
    aliases: ['ppa', 'ppa attribution', 'p p a attribution', 'attribution', 'program'],
    read: (cell) => readWord(cell, ATTRIBUTIONS, 'one of the programs of the budget'),
    help: `${Object.values(ATTRIBUTIONS).join(', ')}. A new item needs it.`,
    example: 'Higher education',
  },
  area_code: text('Area code', ['code of area'], 20, 'As in the PSIPOP.', '08'),
  area_type: {
    title: 'Area type',
    aliases: ['type of area'],
    read: (cell) => readWord(cell, AREA_TYPES, 'a type of area'),
    help: `${Object.entries(AREA_TYPES)
      .map(([code, name]) => `${code} ${name}`)
      .join(', ')}. A new item needs it.`,
    example: 'R',
  },
  authority: text(
    'Authority',
    ['authorization', 'authorisation', 'nosca', 'nosca no', 'legal basis'],
    200,
    'What authorized the item. A new item needs it.',
    'NOSCA No. 0412004-0012',
  ),
  authority_date: day(
    'Date of the authority',
    ['authorization date', 'date of authorization', 'nosca date', 'authority date'],
    '2026-01-05',
  ),
  opened_on: day('Opened on', ['date opened', 'date created', 'date of creation', 'opened'], '2026-01-05', 'A new item needs it.'),
  status: {
    title: 'Status',
    aliases: ['state', 'item status', 'status of item'],
    read: readStanding,
    help: 'Funded, Unfunded, Frozen, Abolished, Anticipated; Filled and Vacant are only compared. A new item is funded where it is empty.',
    example: 'Vacant, funded',
  },
  funded: {
    title: 'Funded',
    aliases: ['is funded', 'with funds', 'funding'],
    read: readYesNo,
    help: 'Yes or No, where the status does not say it.',
    example: 'Yes',
  },
  state_from: day(
    'Status since',
    ['status from', 'state since', 'date of status', 'frozen since', 'abolished on'],
    '',
    'The day from which a status other than the one on record counts.',
  ),
  vacant_since: day(
    'Vacant since',
    ['vacated since', 'date vacated', 'vacated', 'date of vacancy'],
    '',
    'Compared: it follows from appointments.',
  ),
  education: text('Education', ['education qs', 'qs education'], 500, 'Only where it differs from that of the position.', ''),
  experience_years: {
    title: 'Years of experience',
    aliases: ['experience', 'experience years', 'qs experience'],
    read: readWhole(0, 40, 'Enter whole years, 0 to 40.'),
    help: 'Only where they differ from those of the position.',
    example: '',
  },
  training_hours: {
    title: 'Hours of training',
    aliases: ['training', 'training hours', 'qs training'],
    read: readWhole(0, 1000, 'Enter whole hours, 0 to 1000.'),
    help: 'Only where they differ from those of the position.',
    example: '',
  },
  eligibility: text('Eligibility', ['qs eligibility'], 300, 'Only where it differs from that of the position.', ''),
  competency: text('Competency', ['competencies'], 1000, 'Only where it differs from that of the position.', ''),
  change_authority: text(
    'Authority of the change',
    ['authority of this change', 'basis of change'],
    200,
    'What allows the change of an item on record. Where it is empty, the import itself is named.',
    '',
  ),
};

function text(title: string, aliases: readonly string[], most: number, help: string, example: string): ImportField<string> {
  return { title, aliases, read: readText(most), help, example };
}

function day(title: string, aliases: readonly string[], example: string, more = ''): ImportField<string> {
  return { title, aliases, read: readDay, help: `YYYY-MM-DD or MM/DD/YYYY. ${more}`.trim(), example };
}

function readWord<K extends string>(cell: string, words: Record<K, string>, kind: string): Read<K> {
  const found = (Object.entries(words) as [K, string][]).find(([key, name]) => [plain(key), plain(name)].includes(plain(cell)));
  return found ? { value: found[0] } : { error: `“${cell.slice(0, 60)}” is not ${kind}: ${Object.values(words).join(', ')}.` };
}
