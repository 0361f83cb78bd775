import type { ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { readDay, readText } from '@talaan/imports/rules/readers.ts';
import { whoseFields, type Whose } from '@talaan/personnel/rules/section-import/section-rows.ts';
import { readCredits } from './read-credits.ts';

export interface OpeningValues extends Whose {
  on: string;
  vl: number;
  sl: number;
  sc: number;
  document: string;
}

/** The columns of opening balances, as HR keeps them when cards come from elsewhere. */
export const openingFields: ImportFields<OpeningValues> = {
  ...whoseFields,
  on: {
    title: 'As of',
    aliases: ['as of', 'date', 'as of date', 'balance date', 'effective date'],
    isRequired: true,
    read: readDay,
    help: 'The day from which Talaan keeps the card: YYYY-MM-DD or MM/DD/YYYY.',
    example: '2026-01-01',
  },
  vl: {
    title: 'Vacation leave',
    aliases: ['vacation leave', 'vl', 'vl balance', 'vacation', 'vacation leave balance'],
    read: readCredits,
    help: 'Days with three decimals, such as 42.500.',
    example: '42.500',
  },
  sl: {
    title: 'Sick leave',
    aliases: ['sick leave', 'sl', 'sl balance', 'sick', 'sick leave balance'],
    read: readCredits,
    help: 'Days with three decimals.',
    example: '60.250',
  },
  sc: {
    title: 'Service credits',
    aliases: ['service credits', 'sc', 'service credit', 'teacher credits'],
    read: readCredits,
    help: 'Of teachers: one credit is one day.',
    example: '',
  },
  document: {
    title: 'Source document',
    aliases: ['source document', 'source', 'document', 'basis', 'remarks'],
    read: readText(200),
    help: 'Such as the leave card and its date. Where it is empty, the import itself is named.',
    example: 'Leave card as of 31 December 2025',
  },
};
