import { z } from 'zod';
import { isoMonth } from '@talaan/kernel/contract/dates.ts';
import { endpoint, fileAnswer } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { chosenPeople } from '@talaan/personnel/contract/chosen-people.ts';

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

export const printOwnDtr = endpoint({
  method: 'GET',
  path: '/api/account/dtr/print',
  summary: 'The caller’s CS Form No. 48 as PDF.',
  access: 'signed-in',
  query: z.object(paperwork),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const printDtr = endpoint({
  method: 'GET',
  path: '/api/edats/dtr/print',
  summary: 'CS Form No. 48 of up to 20 chosen people within one’s scope, as one PDF; a person out of reach is as if they did not exist.',
  access: ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'],
  query: z.object({ ...paperwork, ...chosenPeople }),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const listPrinted = endpoint({
  method: 'GET',
  path: '/api/edats/dtr/people',
  summary: 'Which of the chosen people have a daily time record of a month, within one’s scope.',
  access: ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'],
  query: z.object({ month: isoMonth, half: paperwork.half, ...chosenPeople }),
  response: z.object({ personnel_ids: z.array(z.number().int()) }),
});

export const printOffice = endpoint({
  method: 'POST',
  path: '/api/edats/dtr/print-office',
  summary: 'Prints the CS Forms No. 48 of an office with its units, or of chosen people, behind the screen; the result names the file.',
  access: ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'],
  reach: 'scope',
  body: z.object({ ...paperwork, ...chosenPeople }),
  response: startedJob,
});
