import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { itemFlow } from '../workflow.ts';
import { AGES, KINDS, oneOf, READERS, SENDERS, text } from './words.ts';

const PATH = '/api/feedback';
const MOST_AT_ONCE = 200;

const state = z.enum(itemFlow.states);
const kind = oneOf(KINDS, 'Choose what it is.');

const itemFacts = {
  id: z.number().int(),
  kind,
  module: z.string(),
  /** In words. */
  module_title: z.string(),
  body: z.string(),
  rating: z.number().int().nullable(),
  state,
  reply: z.string(),
  sent_at: z.string(),
  has_picture: z.boolean(),
  /** The item that it was joined with; its state and reply follow that one. */
  joined_to: z.number().int().nullable(),
};

export const ownItem = z.object(itemFacts);
export type OwnItem = z.output<typeof ownItem>;

export const itemRow = z.object({
  ...itemFacts,
  sender: z.string(),
  /** Where the sender serves today, by acronym. */
  office: z.string().nullable(),
  screen: z.string(),
  days: z.number().int(),
  doubles: z.number().int(),
});
export type ItemRow = z.output<typeof itemRow>;

export const readForm = endpoint({
  method: 'GET',
  path: `${PATH}/form`,
  summary: 'The modules that take feedback.',
  access: SENDERS,
  response: z.object({ modules: z.array(z.object({ code: z.string(), title: z.string() })) }),
});

export const sendFeedback = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Sends feedback about a module, with a picture (PNG or JPG) that was uploaded before; who triages it is notified.',
  access: SENDERS,
  reach: 'scope',
  body: z.object({
    module: z.string({ error: 'Choose what it is about.' }).min(1, 'Choose what it is about.').max(60),
    kind,
    body: text(2000).min(1, 'Tell us in a sentence or two.'),
    rating: z.number().int().min(1, 'Choose 1 to 5.').max(5, 'Choose 1 to 5.').nullable(),
    /** The path of the screen that they came from, without what it was asked. */
    screen: text(200),
    picture_path: z.string().max(200).nullable(),
  }),
  response: messageOnly.extend({ id: z.number().int() }),
});

export const listOwnFeedback = endpoint({
  method: 'GET',
  path: `${PATH}/mine`,
  summary: 'The caller’s own feedback, newest first, with its state and the reply.',
  access: SENDERS,
  query: listQuery(['sent_at']).extend({ state: state.optional(), kind: kind.optional() }),
  response: listOf('items', ownItem),
});

export const exportOwnFeedback = exportOf(listOwnFeedback, 'feedback of one’s own');

export const listFeedback = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'Feedback of people within the caller’s scope, newest first.',
  access: READERS,
  query: listQuery(['sent_at', 'module', 'sender']).extend({
    state: z.enum([...itemFlow.states, 'open']).optional(),
    module: z.string().max(60).optional(),
    kind: kind.optional(),
    age: oneOf(AGES).optional(),
  }),
  response: listOf('items', itemRow),
});

export const exportFeedback = exportOf(listFeedback, 'feedback');

const step = z.object({ words: z.string(), at: z.string(), by: z.string(), reply: z.string() });

export const item = itemRow.extend({
  steps: z.array(step),
  /** Those that were joined with it. */
  joined: z.array(z.object({ id: z.number().int(), body: z.string() })),
  /** Whether the caller triages it. */
  is_triager: z.boolean(),
});
export type Item = z.output<typeof item>;

export const readFeedback = endpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'One item: one’s own, or of a person within the caller’s scope.',
  access: [...SENDERS, ...READERS],
  params: byId,
  response: z.object({ item }),
});

export const fetchPicture = endpoint({
  method: 'GET',
  path: `${PATH}/{id}/picture`,
  summary: 'The picture of an item that one may read.',
  access: [...SENDERS, ...READERS],
  params: byId,
  response: fileAnswer,
  download: ['image/png', 'image/jpeg'],
});

export const stepFeedback = endpoint({
  method: 'POST',
  path: `${PATH}/steps`,
  summary: 'Takes a step with one or many items; who sent them is notified. Ending one needs a reply.',
  access: READERS,
  reach: 'scope',
  body: z
    .object({
      ids: z.array(recordId).min(1).max(MOST_AT_ONCE),
      action: z.enum(itemFlow.actions),
      reply: text(1000),
    })
    .refine(({ action, reply }) => !('needsReason' in itemFlow.steps[action]) || reply !== '', {
      path: ['reply'],
      error: 'Write what the sender reads.',
    }),
  response: messageOnly,
});

export const joinFeedback = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/join`,
  summary: 'Joins an open item with another one that says the same: it follows that one from then on.',
  access: READERS,
  reach: 'scope',
  params: byId,
  body: z.object({ into: recordId }),
  response: messageOnly,
});
