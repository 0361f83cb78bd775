import { z } from 'zod';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { recordId } from '@talaan/kernel/contract/endpoint.ts';
import { itemFlow } from '../workflow.ts';
import { condition, filePath, HOLDERS, lineState, paperState, paperType, propertyClass, text } from './fields.ts';
import { itemLink } from './items.ts';

const ownItem = z.object({
  id: z.number().int(),
  property_no: z.string(),
  class: propertyClass,
  article: z.string(),
  description: z.string(),
  brand: z.string(),
  model: z.string(),
  serial: z.string(),
  unit: z.string(),
  unit_cost: z.number().int(),
  acquired_on: z.string(),
  life_years: z.number().int(),
  location: z.string(),
  condition,
  state: z.enum(itemFlow.states),
  line: lineState,
  note: z.string(),
  has_photo: z.boolean(),
  links: z.array(itemLink),
});

const ownPaper = z.object({
  id: z.number().int(),
  type: paperType,
  class: propertyClass.nullable(),
  number: z.string(),
  dated_on: z.string(),
  fund_code: z.string(),
  state: paperState,
  acknowledged_at: z.string().nullable(),
  user: z.string().nullable(),
  has_signed_copy: z.boolean(),
  amount: z.number().int(),
  items: z.array(ownItem),
});
export type OwnPaper = z.output<typeof ownPaper>;

export const readOwnProperty = endpoint({
  method: 'GET',
  path: '/api/my/property/{when}',
  summary:
    'The caller’s papers with their items: receipts and slips (new), or memorandum receipts of earlier times that were not renewed (old).',
  access: HOLDERS,
  params: z.object({ when: z.enum(['new', 'old']) }),
  response: z.object({ papers: z.array(ownPaper) }),
});

const sums = z.array(z.object({ name: z.string(), items: z.number().int(), amount: z.number().int() }));

export const readOwnSummary = endpoint({
  method: 'GET',
  path: '/api/my/property/summary',
  summary: 'How many items the caller is accountable for and what they cost, by class, paper and condition.',
  access: HOLDERS,
  response: z.object({ items: z.number().int(), amount: z.number().int(), by_class: sums, by_paper: sums, by_condition: sums }),
});

export const acknowledgePaper = endpoint({
  method: 'POST',
  path: '/api/my/property/papers/{id}/acknowledge',
  summary: 'Acknowledges a paper on the caller: all of its lines that are not disputed.',
  access: HOLDERS,
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

export const disputeLine = endpoint({
  method: 'POST',
  path: '/api/my/property/papers/{id}/disputes/{item}',
  summary: 'Disputes a line of a paper that waits for the caller, with a note and, if there is one, an uploaded photo.',
  access: HOLDERS,
  reach: 'scope',
  params: byId.extend({ item: recordId }),
  body: z.object({ note: text(500).min(10, 'Say in at least 10 characters what is wrong.'), photo: filePath.nullable().default(null) }),
  response: messageOnly,
});
