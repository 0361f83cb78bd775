import { z } from 'zod';
import { byId, endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { condition, filePath, READERS, seenCondition, text } from '@talaan/property/contract/fields.ts';
import { fileAnswer } from '@talaan/kernel/contract/endpoint.ts';
import { kind, way } from './fields.ts';

/** A phone sends so many at once: a morning without a network is one request. */
export const SCANS_AT_ONCE = 2000;

const figure = z.number().int();
const moment = z.iso.datetime({ offset: true });

export const readMyCounts = endpoint({
  method: 'GET',
  path: '/api/property/counting',
  summary: 'The open counts in which the caller may count.',
  access: 'staff',
  response: z.object({
    account: figure,
    name: z.string(),
    campaigns: z.array(z.object({ id: figure, kind, fund_code: z.string(), fund: z.string(), as_at: z.string(), cards: figure })),
    now: moment,
  }),
});

export const countCard = z.object({
  id: figure,
  no: z.string(),
  /** Article, brand, model, description. */
  what: z.string(),
  serial: z.string(),
  holder: z.string().nullable(),
  office_id: figure,
  room: z.string(),
  condition,
  /** Where it was counted by anybody, as far as it is known; null where it was not. */
  counted: z.object({ office_id: figure, room: z.string() }).nullable(),
});
export type CountCard = z.output<typeof countCard>;

export const readCards = endpoint({
  method: 'GET',
  path: '/api/property/counting/{id}',
  summary:
    'The cards of an open count with its offices, for a phone that counts without a network. For its committee and who keeps property.',
  access: 'staff',
  params: byId,
  response: z.object({
    offices: z.array(z.object({ id: figure, acronym: z.string(), name: z.string() })),
    cards: z.array(countCard),
  }),
});

/** What was found on the way, as the phone kept it; its `id` makes a second sending of it change nothing. */
export const sentScan = z
  .object({
    id: z.uuid(),
    way,
    /** The property number as it was read or typed; empty for a find without a card. */
    given: text(60).default(''),
    office_id: recordId,
    room: text(150).default(''),
    condition: seenCondition,
    note: text(300).default(''),
    /** By the clock of the phone. */
    at: moment,
    /** Of a find without a card. */
    article: text(200).default(''),
    quantity: z.number().int().min(1).max(10_000).default(1),
    /** Uploaded by POST /api/upload/proof. */
    photo: filePath.nullable().default(null),
  })
  .refine(({ way: by, article, given }) => (by === 'NEW' ? article !== '' : given !== ''), {
    error: 'Give the property number, or say what was found.',
    path: ['given'],
  });
export type SentScan = z.output<typeof sentScan>;

export const sendScans = endpoint({
  method: 'POST',
  path: '/api/property/counting/{id}/scans',
  summary: 'Takes what a phone has counted, all at once; what came before is answered as taken. Refused once the count is closed.',
  access: 'staff',
  params: byId,
  body: z.object({
    /** For whom the phone counted: who signed in on it meanwhile does not send it as their own. */
    account: figure,
    /** Tells phones apart. */
    device: z.uuid(),
    /** By the clock of the phone. */
    sent_at: moment,
    scans: z.array(sentScan).max(SCANS_AT_ONCE),
  }),
  response: z.object({
    now: moment,
    /** How many of them are new. */
    added: figure,
    /** Items of these scans that were counted in another place or by another person, too; at most a hundred. */
    conflicts: z.array(z.object({ id: z.uuid(), no: z.string(), first: z.string() })),
    /** Numbers that no card of the university has; at most a hundred. */
    unknown: z.array(z.object({ id: z.uuid(), given: z.string() })),
  }),
});

export const scanRow = z.object({
  id: z.uuid(),
  item_id: figure.nullable(),
  property_no: z.string(),
  article: z.string(),
  way,
  office: z.string(),
  office_name: z.string(),
  room: z.string(),
  condition: seenCondition,
  note: z.string(),
  quantity: figure,
  by: z.string(),
  at: z.string(),
  /** By the clock of the phone. */
  device_at: z.string(),
  received_at: z.string(),
  has_photo: z.boolean(),
  /** Of several of an item the first counts. */
  is_first: z.boolean(),
});
export type ScanRow = z.output<typeof scanRow>;

export const listScans = endpoint({
  method: 'GET',
  path: '/api/property/counts/{id}/scans',
  summary: 'What was scanned in a count, the latest first.',
  access: READERS,
  params: byId,
  query: listQuery(['at', 'property_no', 'office', 'by']).extend({ way: severalOf(way), office: recordId.optional() }),
  response: listOf('scans', scanRow),
});

export const exportScans = exportOf(listScans, 'scans of a count');

export const readScanPhoto = endpoint({
  method: 'GET',
  path: '/api/property/counts/{id}/scans/{scan}/photo',
  summary: 'The photo of what was found in a count.',
  access: READERS,
  params: byId.extend({ scan: z.uuid() }),
  response: fileAnswer,
  download: ['image/jpeg', 'image/png'],
});
