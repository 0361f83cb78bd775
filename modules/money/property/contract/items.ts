import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { itemFlow } from '../workflow.ts';
import {
  chosenIds,
  condition,
  cost,
  filePath,
  fundCode,
  KEEPERS,
  lineState,
  named,
  paperType,
  pastDate,
  propertyClass,
  READERS,
  seenCondition,
  serial,
  text,
} from './fields.ts';

const state = z.enum(itemFlow.states);

export const itemRow = z.object({
  id: z.number().int(),
  property_no: z.string(),
  class: propertyClass,
  article: z.string(),
  description: z.string(),
  brand: z.string(),
  model: z.string(),
  serial: z.string(),
  unit: z.string(),
  /** In centavos. */
  unit_cost: z.number().int(),
  acquired_on: z.string(),
  account: z.string(),
  account_name: z.string(),
  fund_code: z.string(),
  office: z.string(),
  office_name: z.string(),
  location: z.string(),
  condition,
  state,
  holder_id: z.number().int().nullable(),
  holder: z.string().nullable(),
  avatar: z.string().nullable(),
  /** Who uses it under the holder, such as a job order. */
  user: z.string().nullable(),
  paper_id: z.number().int().nullable(),
  paper_type: paperType.nullable(),
  paper_number: z.string().nullable(),
  /** The day of its paper. */
  held_since: z.string().nullable(),
  warranty_until: z.string().nullable(),
  has_photo: z.boolean(),
  has_sticker: z.boolean(),
  parts: z.number().int(),
});
export type ItemRow = z.output<typeof itemRow>;

export const MISSING = { sticker: 'Without a sticker', photo: 'Without a photo', serial: 'Without a serial number' } as const;

export const listItems = endpoint({
  method: 'GET',
  path: '/api/property/items',
  summary: 'Items of property within the caller’s scope, the latest acquired first.',
  access: READERS,
  query: listQuery(['property_no', 'article', 'unit_cost', 'acquired_on', 'holder', 'office', 'state', 'warranty_until']).extend({
    state: severalOf(state),
    class: severalOf(propertyClass),
    condition: severalOf(condition),
    holder: idList,
    /** With all offices below it. */
    office: recordId.optional(),
    campus: recordId.optional(),
    account: recordId.optional(),
    fund: fundCode.optional(),
    delivery: recordId.optional(),
    /** These alone, such as those that are about to be issued. */
    ids: chosenIds.optional(),
    supplier: z.string().trim().max(100).optional(),
    missing: z.enum(['sticker', 'photo', 'serial']).optional(),
    /** Held by people whose service ended. */
    left: z.coerce.number().int().min(0).max(1).optional(),
    /** Whose warranty ends up to this day. */
    warranty_to: isoDate.optional(),
    ...groupedBy(['state', 'class', 'office', 'holder', 'account', 'fund', 'condition']),
  }),
  response: listOf('items', itemRow),
});

export const exportItems = exportOf(listItems, 'items of property');

export const findItems = endpoint({
  method: 'GET',
  path: '/api/property/items/find',
  summary: 'The five items nearest to the typed or scanned number, serial number or words, within the caller’s scope.',
  access: READERS,
  query: z.object({ term: z.string().trim().min(1).max(100) }),
  response: z.object({
    items: z.array(
      z.object({ id: z.number().int(), property_no: z.string(), article: z.string(), serial: z.string(), holder: z.string().nullable() }),
    ),
  }),
});

const part = z.object({ description: z.string(), serial: z.string(), cost: z.number().int() });

/** A step of the history of an item. */
const pastStep = z.object({
  no: z.number().int(),
  action: z.string(),
  label: z.string(),
  from_state: state,
  to_state: state,
  at: z.string(),
  reason: z.string(),
  reference: z.string(),
  holder: z.string().nullable(),
  paper: z.object({ id: z.number().int(), type: paperType, number: z.string() }).nullable(),
  taker: z.object({ by: z.string().nullable(), in_place_of: z.string().nullable(), by_designation: z.string().nullable() }),
});

/** What can be done with an item in another module, such as to ask for its transfer: a link that leads there. */
export const itemLink = z.object({ name: z.string(), label: z.string(), link: z.string() });

export const itemRecord = itemRow.extend({
  account_id: z.number().int(),
  campus: z.string(),
  campus_id: z.number().int(),
  office_id: z.number().int(),
  requisitioned_by: z.string(),
  life_years: z.number().int(),
  is_reclassified: z.boolean(),
  /** Why it is of its class, by the thresholds of today. */
  class_reason: z.string(),
  earlier_reference: z.string(),
  delivery: z
    .object({
      id: z.number().int(),
      iar_no: z.string(),
      dated_on: z.string(),
      supplier: z.string(),
      po_no: z.string(),
      invoice_no: z.string(),
    })
    .nullable(),
  set: z.array(part),
  papers: z.array(
    z.object({
      id: z.number().int(),
      type: paperType,
      number: z.string(),
      dated_on: z.string(),
      holder: z.string(),
      line: lineState,
      note: z.string(),
      has_photo: z.boolean(),
    }),
  ),
  history: z.array(pastStep),
  /** Whether the caller may correct all of it: it was never issued. */
  is_correctable: z.boolean(),
  links: z.array(itemLink),
});
export type ItemRecord = z.output<typeof itemRecord>;

export const readItem = endpoint({
  method: 'GET',
  path: '/api/property/items/{id}',
  summary: 'One item with its parts, papers and history: for who keeps or reads property, and for its holder.',
  access: 'staff',
  params: byId,
  versioned: 'property.item:{id}',
  response: z.object({ item: itemRecord, version: recordVersion }),
});

const described = {
  article: named(100, 'Name the article, such as: Laptop computer.'),
  description: text(500),
  brand: text(100),
  model: text(100),
};
export const itemFacts = z.object({
  ...described,
  serial,
  unit: named(30, 'Enter the unit, such as: unit, set.'),
  unit_cost: cost,
  acquired_on: pastDate,
  account_id: recordId,
  warranty_until: isoDate.nullable(),
  parts: z.array(z.object({ description: named(200, 'Name the part.'), serial, cost })).max(50),
});

export const correctItem = endpoint({
  method: 'PUT',
  path: '/api/property/items/{id}',
  summary: 'Corrects an item that was never issued; its number stays.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  versioned: 'property.item:{id}',
  body: itemFacts,
  response: messageOnly,
});

export const keepItem = endpoint({
  method: 'PUT',
  path: '/api/property/items/{id}/care',
  summary: 'Keeps where an item is, in which condition, its warranty, and a serial number where there is none yet.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  versioned: 'property.item:{id}',
  body: z.object({ location: text(150), condition: seenCondition, serial, warranty_until: isoDate.nullable() }),
  response: messageOnly,
});

export const setPhoto = endpoint({
  method: 'PUT',
  path: '/api/property/items/{id}/photo',
  summary: 'Keeps an uploaded photo (JPG, PNG) of an item in the place of the one before.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({ path: filePath }),
  response: messageOnly,
});

export const readPhoto = endpoint({
  method: 'GET',
  path: '/api/property/items/{id}/photo',
  summary: 'The photo of an item: for who keeps or reads property, and for its holder.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['image/jpeg', 'image/png'],
});

const setPart = z.object({
  description: named(200, 'Name the part.'),
  /** Of this part in all sets of the line together, in centavos. */
  total: cost,
  serials: z.array(serial).max(500).default([]),
});
/** A line of a delivery: so many alike, of which each becomes an item. */
export const deliveryLine = z.object({
  ...described,
  unit: named(30, 'Enter the unit, such as: unit, set.'),
  account_id: recordId,
  ordered: z.number({ error: 'Enter how many were ordered.' }).int().min(1, 'Enter how many were ordered.').max(1000),
  accepted: z.number({ error: 'Enter how many are accepted.' }).int().min(0).max(500, 'At most 500 items of a line are accepted at once.'),
  /** Of what is accepted, with tax and delivery, in centavos; 0 where nothing is. */
  total: cost.or(z.literal(0)),
  serials: z.array(serial).max(500).default([]),
  warranty_until: isoDate.nullable().default(null),
  /** Of a set that works as one, under one number. */
  parts: z.array(setPart).max(50).default([]),
});
