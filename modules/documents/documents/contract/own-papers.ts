import { z } from 'zod';
import { byId, endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { documentFlow } from '../workflow.ts';
import { HOP_ENDS, oneOf, OWN_AS } from './words.ts';

const place = z.object({ id: z.number().int(), acronym: z.string(), fullname: z.string() });
const state = z.enum(documentFlow.states);

const ownPaper = z.object({
  id: z.number().int(),
  tracking_no: z.string(),
  subject: z.string(),
  type: z.string(),
  /** How it is theirs; the first of several. */
  own_as: oneOf(OWN_AS),
  state,
  /** Null once it is closed. */
  holder: place.nullable(),
  registered_at: z.string(),
  due_at: z.string(),
  closed_at: z.string().nullable(),
});
export type OwnPaper = z.output<typeof ownPaper>;

export const listOwnPapers = endpoint({
  method: 'GET',
  path: '/api/account/papers',
  summary: 'The documents that the caller handed in, that are for their attention, or that Talaan printed about them; the newest first.',
  access: 'staff',
  query: listQuery(['tracking_no', 'subject', 'registered', 'due']).extend({ own_as: oneOf(OWN_AS).optional(), state: state.optional() }),
  response: listOf('papers', ownPaper),
});
export const exportOwnPapers = exportOf(listOwnPapers, 'papers');

const stay = z.object({
  no: z.number().int(),
  office: place,
  sent_at: z.string(),
  received_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  ended_as: oneOf(HOP_ENDS).nullable(),
  /** What the sender wrote for the attention of the caller; empty on other stays. */
  instruction: z.string(),
  note: z.string(),
});

export const readOwnPaper = endpoint({
  method: 'GET',
  path: '/api/account/papers/{id}',
  summary: 'A document of the caller: where it is and the offices on its way, without the notes that these wrote to one another.',
  access: 'staff',
  params: byId,
  response: z.object({
    paper: ownPaper.extend({
      origin: place,
      stays: z.array(stay),
      /** What was said to the owner when it was ready for pick-up or rejected. */
      said: z.array(z.object({ at: z.string(), label: z.string(), reason: z.string() })),
    }),
  }),
});
export type OwnPaperPage = z.output<typeof readOwnPaper.response>['paper'];
