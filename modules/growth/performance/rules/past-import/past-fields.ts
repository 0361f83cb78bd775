import type { ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { readDay, readText, type Read } from '@talaan/imports/rules/readers.ts';
import { whoseFields, type Whose } from '@talaan/personnel/rules/section-import/section-rows.ts';
import { readLevel, type Level } from '../levels.ts';
import { readRating, type Rating } from '../rating.ts';

export interface PastValues extends Whose {
  from: string;
  to: string;
  final: Rating;
  level: Level;
  paper: string;
}

/** The columns of ratings from before the product. */
export const pastFields: ImportFields<PastValues> = {
  ...whoseFields,
  from: {
    title: 'First day',
    aliases: ['first day', 'from', 'period from', 'start of period', 'period start'],
    isRequired: true,
    read: readDay,
    help: 'The first day of the rating period.',
    example: '1 Jan 2025',
  },
  to: {
    title: 'Last day',
    aliases: ['last day', 'to', 'until', 'period to', 'end of period', 'period end'],
    isRequired: true,
    read: readDay,
    help: 'The last day of the rating period.',
    example: '30 Jun 2025',
  },
  final: {
    title: 'Final rating',
    aliases: ['final rating', 'rating', 'numerical rating', 'final average rating', 'average'],
    isRequired: true,
    read: readFinal,
    help: 'From 1.00 to 5.00 with two decimals.',
    example: '4.28',
  },
  level: {
    title: 'Adjective',
    aliases: ['adjective', 'adjectival rating', 'adjectival', 'equivalent'],
    isRequired: true,
    read: readAdjective,
    help: 'Outstanding, Very Satisfactory, Satisfactory, Unsatisfactory or Poor, as the paper has it.',
    example: 'Very Satisfactory',
  },
  paper: {
    title: 'Paper',
    aliases: ['paper', 'document', 'source', 'reference'],
    isRequired: true,
    read: readText(200),
    help: 'The paper that has the rating, such as the summary list of ratings.',
    example: 'Summary List of IPCR Ratings, 15 Jul 2025',
  },
};

function readFinal(cell: string): Read<Rating> {
  const value = readRating(cell);
  return value === null ? { error: `“${cell.slice(0, 40)}” is no rating from 1.00 to 5.00 with two decimals.` } : { value };
}

function readAdjective(cell: string): Read<Level> {
  const value = readLevel(cell);
  return value === null ? { error: `“${cell.slice(0, 40)}” is no adjective: Outstanding, Very Satisfactory, Satisfactory …` } : { value };
}
