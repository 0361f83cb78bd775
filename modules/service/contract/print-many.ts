import { z } from 'zod';
import { endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { printServiceRecord } from './service-record.ts';

/** So many records make one file; a longer list is printed office by office. */
export const PRINTED_AT_ONCE = 1000;

function oneOrMore<T extends z.ZodType>(one: T, most: number) {
  return z
    .union([one, z.array(one).max(most)])
    .transform((value) => (Array.isArray(value) ? value : [value]) as z.output<T>[])
    .optional();
}

/** Whose records: people by name, or else all who serve today within the filters. */
const choice = {
  people: oneOrMore(recordId, PRINTED_AT_ONCE),
  campus: recordId.optional(),
  /** An office with all its units. */
  office: recordId.optional(),
  /** Codes of appointment statuses. */
  status: oneOrMore(z.string().max(20), 30),
};

const gap = z.object({ from: z.string(), to: z.string(), days: z.number().int() });
const recordWithGaps = z.object({
  id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  office: z.string().nullable(),
  /** Those that nothing on record explains. */
  gaps: z.array(gap),
});

export const previewServiceRecords = endpoint({
  method: 'GET',
  path: '/api/service-records/preview',
  summary: 'How many service records a choice of people would print, who has none, and which have gaps: before it is printed.',
  access: ['PERSONNELS'],
  query: z.object(choice),
  response: z.object({
    people: z.number().int(),
    /** Those with government service on record. */
    records: z.number().int(),
    with_gaps: z.array(recordWithGaps),
  }),
});
export type PrintPreview = z.output<typeof previewServiceRecords.response>;

export const printServiceRecords = endpoint({
  method: 'POST',
  path: '/api/service-records/print',
  summary: 'Issues the service records of the chosen people as papers to be certified, in one file, behind the screen.',
  access: ['PERSONNELS'],
  body: printServiceRecord.body.extend({ ...choice, leave_out_gaps: z.boolean().default(false) }),
  response: startedJob,
});
