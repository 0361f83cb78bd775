import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { chosenPeople } from '@talaan/personnel/contract/chosen-people.ts';
import { printServiceRecord } from './service-record.ts';

/** So many records make one file; a longer list is printed office by office. */
export const PRINTED_AT_ONCE = 1000;

const gap = z.object({ from: z.string(), to: z.string(), days: z.number().int() });
const person = z.object({ id: z.number().int(), idno: z.string(), fullname: z.string(), office: z.string().nullable() });

export const previewServiceRecords = endpoint({
  method: 'GET',
  path: '/api/service-records/preview',
  summary: 'How many service records a choice of people would print, who has none, and which have gaps: before it is printed.',
  access: ['PERSONNELS'],
  query: z.object(chosenPeople),
  response: z.object({
    people: z.number().int(),
    /** Those with government service on record whose birth is on record too. */
    records: z.number().int(),
    /** Those with government service of whom something that is certified is empty: nothing is issued for them. */
    not_issued: z.array(person.extend({ missing: z.string() })),
    /** Those with gaps that nothing on record explains. */
    with_gaps: z.array(person.extend({ gaps: z.array(gap) })),
  }),
});
export type PrintPreview = z.output<typeof previewServiceRecords.response>;

export const printServiceRecords = endpoint({
  method: 'POST',
  path: '/api/service-records/print',
  summary: 'Issues the service records of the chosen people as papers to be certified, in one file, as a job.',
  access: ['PERSONNELS'],
  reach: 'scope',
  body: printServiceRecord.body.extend({ ...chosenPeople, leave_out_gaps: z.boolean().default(false) }),
  response: startedJob,
});
