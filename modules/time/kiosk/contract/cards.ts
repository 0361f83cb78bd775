import { z } from 'zod';
import { endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { jobRun } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, groupedBy, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

export const cardRow = z.object({
  /** Of the person. */
  id: z.number().int(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  idno: z.string(),
  office: z.string().nullable(),
  office_name: z.string().nullable(),
  /** When the card that works was issued; null without one. */
  issued_at: z.string().nullable(),
  issued_by: z.string().nullable(),
  /** How many earlier ones were ended. */
  ended: z.number().int(),
});
export type CardRow = z.output<typeof cardRow>;

export const listCards = endpoint({
  method: 'GET',
  path: '/api/edats/kiosk/cards',
  summary: 'Everyone in service with the card by which they punch at a kiosk.',
  access: ['EDATSADMIN'],
  query: listQuery(['fullname', 'idno', 'office', 'issued_at']).extend({
    card: z.enum(['yes', 'no']).optional(),
    office: recordId.optional(),
    campus: recordId.optional(),
    ...groupedBy(['office']),
  }),
  response: listOf('cards', cardRow),
});

export const exportCards = exportOf(listCards, 'employee cards');

const people = z.array(recordId).min(1, 'Choose at least one person.').max(5000, 'Choose at most 5,000 people.');

export const printCards = endpoint({
  method: 'POST',
  path: '/api/edats/kiosk/cards/print',
  summary: 'Prints the cards of people as one file; those who have none get one, those who have one get the same again.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: z.object({ people }),
  response: z.object({ job: jobRun }),
});

export const endCards = endpoint({
  method: 'POST',
  path: '/api/edats/kiosk/cards/end',
  summary: 'Ends the cards of people, such as a lost one: kiosks take them no more.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: z.object({ people }),
  response: messageOnly,
});
