import { z } from 'zod';
import { isoMonth } from '@talaan/kernel/contract/dates.ts';

/** The card of the custodian and that of accounting. */
export const BOOKS = { card: 'Property card', ledger: 'Ledger card' } as const;
export type Book = keyof typeof BOOKS;
export const book = z.enum(['card', 'ledger']);

export const format = z.enum(['pdf', 'xlsx']).default('pdf');
export const FILES = ['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

/** A month of our time. */
export const month = isoMonth.refine((value) => value >= '1900-01', 'Choose a month from 1900 on.');

export const figure = z.number().int();
