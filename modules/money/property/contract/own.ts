import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { itemFlow } from '../workflow.ts';
import { condition, filePath, HOLDERS, lineState, paperState, paperType, propertyClass, READERS, text } from './fields.ts';
import { itemLink } from './items.ts';

const described = {
  id: z.number().int(),
  property_no: z.string(),
  article: z.string(),
  description: z.string(),
  brand: z.string(),
  model: z.string(),
  serial: z.string(),
  /** In centavos, as its paper says. */
  amount: z.number().int(),
  /** Of the line of its paper. */
  line: lineState,
  /** Why the line is disputed. */
  note: z.string(),
};

const ownItem = z.object({
  ...described,
  class: propertyClass,
  unit: z.string(),
  acquired_on: z.string(),
  life_years: z.number().int(),
  location: z.string(),
  condition,
  state: z.enum(itemFlow.states),
  has_photo: z.boolean(),
  paper_id: z.number().int(),
  paper_type: paperType,
  paper_number: z.string(),
  held_since: z.string(),
  /** It can be printed as it was issued; one of earlier times is on paper alone. */
  is_printed: z.boolean(),
  has_signed_copy: z.boolean(),
  /** Who uses it under the caller. */
  user: z.string().nullable(),
  links: z.array(itemLink),
});
export type OwnItem = z.output<typeof ownItem>;

const when = z.object({ when: z.enum(['new', 'old']) });

export const listOwnItems = endpoint({
  method: 'GET',
  path: '/api/my/property/items/{when}',
  summary:
    'What the caller is accountable for, the latest first: on receipts and slips (new), or on memorandum receipts of earlier times that were not renewed (old).',
  access: HOLDERS,
  params: when,
  query: listQuery(['held_since', 'article', 'amount']).extend({
    type: severalOf(paperType),
    class: severalOf(propertyClass),
    condition: severalOf(condition),
  }),
  response: listOf('items', ownItem),
});

const openPaper = z.object({
  id: z.number().int(),
  type: paperType,
  class: propertyClass.nullable(),
  number: z.string(),
  dated_on: z.string(),
  fund: z.string(),
  state: paperState,
  user: z.string().nullable(),
  amount: z.number().int(),
  /** The working day until which it is to be acknowledged; null where no line waits any more. */
  acknowledge_by: z.string().nullable(),
  lines: z.array(
    z.object({
      ...described,
      /** With which it was disputed. */
      has_photo: z.boolean(),
    }),
  ),
});
export type OpenPaper = z.output<typeof openPaper>;

export const readOpenPapers = endpoint({
  method: 'GET',
  path: '/api/my/property/papers',
  summary: 'The caller’s papers of which something waits for them, or is disputed, with their lines; those that wait first.',
  access: HOLDERS,
  response: z.object({ papers: z.array(openPaper) }),
});

const sum = { items: z.number().int(), amount: z.number().int() };
const sums = <K extends z.ZodType<string>>(key: K) => z.array(z.object({ key, ...sum, earlier: z.number().int() }));

/** `earlier` of the items are on papers of earlier times. */
const held = z.object({
  ...sum,
  earlier: z.number().int(),
  /** Of which nobody acknowledged the paper yet. */
  waiting: z.number().int(),
  by_class: sums(propertyClass),
  by_paper: sums(paperType),
  by_condition: sums(condition),
});
export type HeldSums = z.output<typeof held>;

export const readOwnSummary = endpoint({
  method: 'GET',
  path: '/api/my/property/summary',
  summary: 'How many items the caller is accountable for and what they cost, by class, paper and condition.',
  access: HOLDERS,
  response: held,
});

export const readHeldSummary = endpoint({
  method: 'GET',
  path: '/api/property/people/{id}/summary',
  summary: 'The same of a person, as far as the caller keeps or reads what they hold.',
  access: READERS,
  params: byId,
  response: held,
});

export const draftInventory = endpoint({
  method: 'GET',
  path: '/api/my/property/inventory',
  summary: 'The caller’s personal inventory of property as it would be issued now, marked as a draft; nothing is stored.',
  access: HOLDERS,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const exportInventory = endpoint({
  method: 'GET',
  path: '/api/my/property/inventory/workbook',
  summary: 'The same as a workbook.',
  access: HOLDERS,
  response: fileAnswer,
  download: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
});

/** Like other copies of one's own record: it changes nothing that a role could reach. */
export const issueInventory = endpoint({
  method: 'POST',
  path: '/api/my/property/inventory',
  summary: 'Issues the caller’s personal inventory of property with a control number and a code for verification; what it says is stored.',
  access: 'staff',
  response: messageOnly.extend({ code: z.string() }),
});

export const printInventory = endpoint({
  method: 'GET',
  path: '/api/my/property/inventory/papers/{code}',
  summary: 'A personal inventory of the caller as it was issued, as a PDF.',
  access: HOLDERS,
  params: z.object({ code: z.string().regex(/^[0-9A-Z]{16}$/) }),
  response: fileAnswer,
  download: ['application/pdf'],
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
