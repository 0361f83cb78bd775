import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { condition, itemIds, KEEPERS, READERS, reason, seenCondition, text } from '@talaan/property/contract/fields.ts';
import { day, purpose, remarks, slipState, slipType } from './fields.ts';

const figure = z.number().int();

export const slipRow = z.object({
  id: figure,
  type: slipType,
  number: z.string(),
  dated_on: z.string(),
  /** Who carries the items out, or borrows them; null for one who is no personnel. */
  person_id: figure.nullable(),
  person: z.string(),
  avatar: z.string().nullable(),
  /** Of a loan to one who cannot be accountable: under whom. */
  under: z.string().nullable(),
  purpose,
  destination: z.string(),
  office: z.string().nullable(),
  items: figure,
  /** Of them, how many have not come back. */
  out: figure,
  /** The first of them by name. */
  article: z.string(),
  expected_on: z.string(),
  /** The day on which the last came back. */
  returned_on: z.string().nullable(),
  state: slipState,
});
export type SlipRow = z.output<typeof slipRow>;

export const listSlips = endpoint({
  method: 'GET',
  path: '/api/property/slips',
  summary: 'Gate passes and borrower’s slips within the caller’s scope, the latest first.',
  access: READERS,
  query: listQuery(['number', 'dated_on', 'person', 'expected_on', 'state']).extend({
    type: severalOf(slipType),
    state: severalOf(slipState),
    purpose: severalOf(purpose),
    person: idList,
    office: idList,
    ...groupedBy(['state', 'type', 'person', 'office']),
  }),
  response: listOf('slips', slipRow),
});

export const exportSlips = exportOf(listSlips, 'gate passes and borrower’s slips');

const slipItem = z.object({
  item_id: figure,
  no: figure,
  property_no: z.string(),
  article: z.string(),
  described: z.string(),
  is_out: z.boolean(),
  returned_on: z.string().nullable(),
  /** In which it came back. */
  condition: condition.nullable(),
  remarks: z.string(),
  left_because: z.string().nullable(),
});

export const slip = slipRow.extend({
  reason: z.string(),
  made_by: z.string().nullable(),
  made_at: z.string(),
  void_reason: z.string().nullable(),
  code: z.string().nullable(),
  lines: z.array(slipItem),
  /** Whether the caller keeps its items. */
  is_kept: z.boolean(),
});
export type Slip = z.output<typeof slip>;

export const readSlip = endpoint({
  method: 'GET',
  path: '/api/property/slips/{id}',
  summary: 'One gate pass or borrower’s slip: for who keeps or reads property, who has the items, and under whom.',
  access: 'staff',
  params: byId,
  response: z.object({ slip }),
});

export const printSlip = endpoint({
  method: 'GET',
  path: '/api/property/slips/{id}/print',
  summary: 'A gate pass or borrower’s slip as it was issued, with its code, as a PDF.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const makeSlip = endpoint({
  method: 'POST',
  path: '/api/property/slips',
  summary: 'Lets items leave the premises by a gate pass, or lends items in stock by a borrower’s slip.',
  access: KEEPERS,
  reach: 'scope',
  body: z
    .object({
      type: slipType,
      item_ids: itemIds,
      /** Null where someone else carries them, who is named in `bearer`. */
      person_id: recordId.nullable(),
      bearer: text(150),
      under_id: recordId.nullable(),
      purpose,
      destination: text(150),
      reason,
      dated_on: day,
      expected_on: day,
    })
    .refine(({ type, person_id: person, bearer }) => person !== null || (type === 'GATE' && bearer !== ''), {
      path: ['person_id'],
      message: 'Choose who has the items.',
    })
    .refine(({ type, destination }) => type === 'LOAN' || destination !== '', { path: ['destination'], message: 'Enter where they go.' })
    .refine(({ dated_on, expected_on }) => expected_on >= dated_on, {
      path: ['expected_on'],
      message: 'They come back on this day at the earliest: the day of the slip.',
    }),
  response: messageOnly.extend({ id: figure }),
});

export const returnItems = endpoint({
  method: 'POST',
  path: '/api/property/slips/{id}/returns',
  summary: 'Records that items came back, each in its condition; the last one closes the slip.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({
    returned_on: day,
    lines: z
      .array(z.object({ item_id: recordId, condition: seenCondition, remarks }))
      .min(1, 'Choose at least one item.')
      .max(1000),
  }),
  response: messageOnly,
});

export const voidSlip = endpoint({
  method: 'POST',
  path: '/api/property/slips/{id}/void',
  summary: 'Voids a slip whose items never left, with a reason; its number stays.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({ reason }),
  response: messageOnly,
});
