import { EXAMPLE_NUMBER, type ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { readText, readWhole, readYesNo, type Read } from '@talaan/imports/rules/readers.ts';
import { COMPLEXITIES, CONFIDENTIALITIES } from '../../contract/words.ts';
import { readWord } from '../read-word.ts';
import { readRoute, type WrittenStop } from './route-text.ts';

/** What a row of the spreadsheet tells of a type of documents. */
export interface TypeValues {
  code: string;
  name: string;
  complexity: keyof typeof COMPLEXITIES;
  working_days: number;
  stops: WrittenStop[];
  requirements: string[];
  needs_release: boolean;
  is_picked_up: boolean;
  confidentiality: keyof typeof CONFIDENTIALITIES;
  /** Null: for good. */
  kept: { years: number | null };
  schedule_item: string;
  is_active: boolean;
}

const MOST_REQUIREMENTS = 30;

/** The columns, headed as in the export of types. */
export const typeFields: ImportFields<TypeValues> = {
  code: {
    title: 'Code',
    aliases: ['type code', 'document code', 'document type code'],
    isRequired: true,
    read: (cell) => {
      const value = cell.toUpperCase();
      return /^[A-Z][A-Z0-9-]{0,11}$/.test(value) ? { value } : { error: 'Up to 12 letters, digits and hyphens, such as DTR.' };
    },
    help: 'By its code a type is recognized: one that is on record is changed. The row EXAMPLE is not read.',
    example: EXAMPLE_NUMBER,
  },
  name: {
    title: 'Name',
    aliases: ['type', 'document type', 'name of type', 'type of document', 'description'],
    read: readText(150),
    help: 'A new type needs it. Each type has its own name.',
    example: 'Daily time record submission',
  },
  complexity: {
    title: 'Complexity',
    aliases: ['classification', 'ra 11032 classification', 'class'],
    read: readWord(COMPLEXITIES),
    help: 'Simple (3 working days at most), Complex (7) or Highly technical (20), by RA 11032. Simple where it is empty.',
    example: 'Simple',
  },
  working_days: {
    title: 'Working days',
    aliases: ['days', 'processing days', 'processing time', 'prescribed days'],
    read: readWhole(1, 20, 'A whole number from 1 to 20.'),
    help: 'As many as the law gives for its complexity where it is empty.',
    example: '3',
  },
  stops: {
    title: 'Route',
    aliases: ['default route', 'usual route', 'routing', 'flow'],
    read: readRoute,
    help: 'The stops in order with › or > between them: acronyms of offices, “Originating office”, or words. Office hours in brackets where it is not one working day: HRMO (4 h), OUP (2 days).',
    example: 'Originating office › HRMO (4 h) › OUP (2 days)',
  },
  requirements: {
    title: 'Requirements',
    aliases: ['requirement', 'required papers', 'attachments', 'documentary requirements', 'checklist of requirements'],
    read: readRequirements,
    help: 'The papers that must come with it, with a semicolon between them.',
    example: 'CS Form No. 48; Approved travel order',
  },
  needs_release: {
    title: 'Released',
    aliases: ['needs release', 'for release', 'is released'],
    read: readYesNo,
    help: 'Whether it is released in the end: Yes or No.',
    example: 'No',
  },
  is_picked_up: {
    title: 'Picked up',
    aliases: ['for pick up', 'pick up', 'is picked up'],
    read: readYesNo,
    help: 'Whether it waits for its owner to pick it up: Yes or No.',
    example: 'No',
  },
  confidentiality: {
    title: 'Confidentiality',
    aliases: ['usual confidentiality', 'security'],
    read: readWord(CONFIDENTIALITIES),
    help: 'Open, Restricted or Confidential. Open where it is empty.',
    example: 'Open',
  },
  kept: {
    title: 'Kept for years',
    aliases: ['retention', 'retention years', 'retention period', 'years of retention', 'kept'],
    read: readYears,
    help: 'Years from 1 to 99, or “For good”, which is also meant where a new type has nothing here.',
    example: '5',
  },
  schedule_item: {
    title: 'Item of the schedule',
    aliases: ['grds item', 'records schedule item', 'item no', 'disposition authority'],
    read: readText(60),
    help: 'The item of the General Records Disposition Schedule, or of the records schedule of the university.',
    example: 'GRDS 2009, item 63',
  },
  is_active: {
    title: 'In use',
    aliases: ['active', 'use', 'is active', 'status'],
    read: readYesNo,
    help: 'Yes or No. Yes where a new type has nothing here.',
    example: 'Yes',
  },
};

function readYears(cell: string): Read<{ years: number | null }> {
  if (/^(for good|permanent|forever|always)$/i.test(cell)) return { value: { years: null } };
  const found = /^(\d{1,2})(?:\.0+)?(?: ?years?)?$/i.exec(cell);
  const years = Number(found?.[1] ?? 0);
  return years >= 1 ? { value: { years } } : { error: 'Years from 1 to 99, or “For good”.' };
}

function readRequirements(cell: string): Read<string[]> {
  const value = cell.split(/\s*;\s*/).filter((paper) => paper !== '');
  if (value.length > MOST_REQUIREMENTS) return { error: `At most ${MOST_REQUIREMENTS} papers.` };
  if (value.some((paper) => paper.length > 300)) return { error: 'A paper is longer than 300 letters.' };
  return { value };
}
