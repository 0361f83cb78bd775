import { printedMany } from '@talaan/papers/server/public.ts';
import { letterForm, type LetterSheet } from '../print/letter-form.ts';
import { gatherLetters } from './gather-letters.ts';

export const printedLetters = printedMany<number, { officeId: number }, LetterSheet>({
  kind: 'letters.print',
  what: 'Letters to applicants',
  form: letterForm,
  atOnce: 400,
  gather: ({ call }, letters, { officeId }) => gatherLetters(call.db, letters, officeId),
});
