import { z } from 'zod';
import { isoMonth } from '@talaan/kernel/contract/dates.ts';
import { endpoint, fileAnswer, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';

/** More sheets than this are printed behind the screen. */
export const PRINTED_AT_ONCE = 20;
/** So many sheets at most go into one file. */
export const PRINTED_AT_MOST = 5000;

/** What goes on the paper: a month or half of it, on A4 or letter paper. */
const paperwork = {
  month: isoMonth,
  half: z.enum(['whole', 'first', 'second']).default('whole'),
  paper: z.enum(['a4', 'letter']).default('a4'),
};

const people = z.array(recordId).min(1, 'Choose at least one person.');

export const printOwnDtr = endpoint({
  method: 'GET',
  path: '/api/account/dtr/print',
  summary: 'One’s own CS Form No. 48 as PDF.',
  access: 'signed-in',
  query: z.object(paperwork),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const printDtr = endpoint({
  method: 'GET',
  path: '/api/edats/dtr/print',
  summary: 'CS Form No. 48 of up to 20 people within one’s scope, as one PDF; a person out of reach is as if he did not exist.',
  access: ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'],
  query: z.object({
    ...paperwork,
    /** `person=3&person=5` or `person=3`. */
    person: z.preprocess(
      (given) => (Array.isArray(given) ? given : [given]),
      people.max(PRINTED_AT_ONCE, `At most ${PRINTED_AT_ONCE} people at once; print more as an office.`),
    ),
  }),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const listPrinted = endpoint({
  method: 'GET',
  path: '/api/edats/dtr/people',
  summary: 'Whose daily time records an office with its units has in a month, within one’s scope.',
  access: ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'],
  query: z.object({ month: isoMonth, half: paperwork.half, office: recordId }),
  response: z.object({ personnel_ids: z.array(z.number().int()) }),
});

export const printOffice = endpoint({
  method: 'POST',
  path: '/api/edats/dtr/print-office',
  summary: 'Prints the CS Forms No. 48 of an office with its units, or of chosen people, behind the screen; the result names the file.',
  access: ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'],
  body: z
    .object({ ...paperwork, office_id: recordId.optional(), personnel_ids: people.max(PRINTED_AT_MOST).optional() })
    .refine((body) => (body.office_id === undefined) !== (body.personnel_ids === undefined), {
      path: ['office_id'],
      error: 'Choose an office, or people.',
    }),
  response: startedJob,
});
