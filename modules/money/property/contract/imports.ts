import { z } from 'zod';
import { importCalls } from '@talaan/imports/contract/import-calls.ts';
import { KEEPERS, propertyClass } from './fields.ts';

const amount = z.number().int().min(0).max(90_000_000_000_000).nullable().default(null);

/** What the file is agreed with before it is accepted (B5.10). */
const cardChoices = z.object({
  /** The sums of the ledger of accounting by class, in centavos; null until they are entered. */
  ledger: z.object({ PPE: amount, SPHV: amount, SPLV: amount }).prefault({}),
  /** The sums by holder were compared with the cards. */
  are_holders_agreed: z.boolean().default(false),
});
export type CardChoices = z.output<typeof cardChoices>;

const cardQuestions = z.object({
  by_class: z.array(z.object({ class: propertyClass, items: z.number().int(), amount: z.number().int() })).default([]),
  by_holder: z.array(z.object({ name: z.string(), items: z.number().int(), amount: z.number().int() })).default([]),
});
export type CardQuestions = z.output<typeof cardQuestions>;

export const cardImports = importCalls({
  path: '/api/property/imports',
  access: KEEPERS,
  sections: ['property-cards'],
  choices: cardChoices.prefault({}),
  questions: cardQuestions,
});
