import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { PUBLIC_STATES } from '../rules/public-state.ts';
import { MOST_REQUIREMENTS } from './types.ts';
import { CLIENT_TYPES, DTS, oneOf, text } from './words.ts';

export const giveReceipt = endpoint({
  method: 'POST',
  path: '/api/dts/documents/{id}/receipt',
  summary:
    'Gives a paper from outside its receipt, with the code of its public status (RA 11032 Sec. 9a, 21); a second call keeps the code. `lacking` are the requirements of its type that are still to come; null leaves them as they were.',
  access: DTS,
  reach: 'scope',
  params: byId,
  body: z.object({
    /** The acting office, which has the paper or had it. */
    office_id: recordId,
    lacking: z
      .array(text(300).min(1, 'Choose from the list.'))
      .max(MOST_REQUIREMENTS)
      .transform((all) => [...new Set(all)])
      .nullable(),
    /** Who brought it; null leaves it as it was. */
    client_type: oneOf(CLIENT_TYPES).nullable(),
  }),
  response: messageOnly.extend({ code: z.string(), lacking: z.array(z.string()) }),
});

export const printReceipt = endpoint({
  method: 'GET',
  path: '/api/dts/documents/{id}/receipt',
  summary: 'The receipt of a paper from outside, on half a page, for an office that has the paper or had it. It is given before.',
  access: DTS,
  params: byId,
  query: z.object({ office: recordId.optional() }),
  response: fileAnswer,
  download: ['application/pdf'],
});

/** What anybody who holds the receipt may know: of a confidential paper the state alone. No subject, no name of a person. */
export const trackedPaper = z.object({
  state: oneOf(PUBLIC_STATES),
  tracking_no: z.string().nullable(),
  /** The office that has it, or to which it is on its way; null once it is closed. */
  office: z.string().nullable(),
  /** Null where nothing of the office is due: it is closed, ready for pick-up, or waits for papers of the sender. */
  due_on: z.string().nullable(),
});
export type TrackedPaper = z.output<typeof trackedPaper>;

export const trackPaper = endpoint({
  method: 'GET',
  path: '/api/track/{code}',
  summary: 'How far a paper from outside is, by the code of its receipt. Too many unknown codes lead to a waiting time.',
  access: 'public',
  params: z.object({ code: z.string().max(60) }),
  response: z.object({
    /** Null where no receipt has this code. */
    paper: trackedPaper.nullable(),
    /** The code by which its client rates the service now; null where they are not asked, or have done so. */
    rate: z.string().nullable(),
  }),
});
