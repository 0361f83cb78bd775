import { z } from 'zod';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { byId, endpoint, fileAnswer, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { openSteps } from '@talaan/requests/contract/timeline.ts';
import { chosenIds, condition, KEEPERS, lineState, propertyClass } from '@talaan/property/contract/fields.ts';
import { itemFlow } from '@talaan/property/workflow.ts';
import { moveKind, nature, reportType, transferType, whose } from './fields.ts';

/** States of all kinds; each kind has its own words for them. */
const state = z.string().max(30);

export const moveRow = z.object({
  id: z.number().int(),
  kind: moveKind,
  /** Null for a transfer to another agency, which is no request. */
  request_id: z.number().int().nullable(),
  state: z.string().nullable(),
  personnel_id: z.number().int().nullable(),
  holder: z.string().nullable(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  /** To whom it goes: a person, or another agency. */
  receiver_id: z.number().int().nullable(),
  receiver: z.string().nullable(),
  items: z.number().int(),
  /** The first of them by name. */
  article: z.string(),
  /** In centavos. */
  amount: z.number().int(),
  /** The papers that are in force: `PTR 2026-11-0001`. */
  reports: z.string(),
  filed_at: z.string(),
  nature: nature.nullable(),
  /** Of a loss: the last day on which relief can be asked of the Commission on Audit. */
  due_on: z.string().nullable(),
  /** Until then; negative when it is past. Null unless it is still to be submitted. */
  days_left: z.number().int().nullable(),
});
export type MoveRow = z.output<typeof moveRow>;

export const listMoves = endpoint({
  method: 'GET',
  path: '/api/property/moves',
  summary: 'Transfers, returns and losses of property: the caller’s own, those of their offices, or all within their reach.',
  access: 'staff',
  query: listQuery(['filed_at', 'holder', 'receiver', 'due_on', 'amount', 'items']).extend({
    whose,
    kind: severalOf(moveKind),
    state: severalOf(state),
    holder: idList,
    office: idList,
    show: z.enum(['open', 'late', 'closed']).optional(),
    ...groupedBy(['state', 'office', 'holder', 'kind']),
  }),
  response: listOf('moves', moveRow),
});

export const exportMoves = exportOf(listMoves, 'transfers, returns and losses');

const movedItem = z.object({
  id: z.number().int(),
  property_no: z.string(),
  class: propertyClass,
  article: z.string(),
  description: z.string(),
  brand: z.string(),
  model: z.string(),
  serial: z.string(),
  amount: z.number().int(),
  state: z.enum(itemFlow.states),
  /** The paper on which it was: `PAR 2026-11-0003`. */
  paper: z.string().nullable(),
  condition,
  remarks: z.string(),
  has_photo: z.boolean(),
  report_id: z.number().int().nullable(),
  is_open: z.boolean(),
  left_because: z.string().nullable(),
});
export type MovedItemRow = z.output<typeof movedItem>;

const report = z.object({
  id: z.number().int(),
  type: reportType,
  number: z.string(),
  dated_on: z.string(),
  voided_on: z.string().nullable(),
  void_reason: z.string().nullable(),
  code: z.string().nullable(),
});

export const move = moveRow.extend({
  reason: z.string(),
  witnesses: z.string(),
  filed_by: z.string().nullable(),
  lines: z.array(movedItem),
  papers: z.array(report),
  transfer: z
    .object({
      type: transferType,
      other_type: z.string(),
      agency: z.string().nullable(),
      received_by: z.string(),
      approved_by: z.string(),
      approved_position: z.string(),
      dated_on: z.string().nullable(),
      /** Whether the caller is the one who receives it. */
      is_mine_to_receive: z.boolean(),
    })
    .nullable(),
  loss: z
    .object({
      nature,
      lost_on: z.string().nullable(),
      discovered_on: z.string(),
      place: z.string(),
      police_notified: z.boolean(),
      police_station: z.string(),
      police_on: z.string().nullable(),
      notarized_on: z.string().nullable(),
      notary: z.string(),
      identity_paper: z.string(),
      submitted_on: z.string().nullable(),
      submission_no: z.string(),
      decided_on: z.string().nullable(),
      decision_no: z.string(),
      paid: z.number().int().nullable(),
      receipt_no: z.string(),
      replacement: z.object({ id: z.number().int(), property_no: z.string(), article: z.string() }).nullable(),
      files: z.array(z.object({ id: z.number().int(), name: z.string(), is_image: z.boolean() })),
    })
    .nullable(),
  /** Whether the caller keeps the property of this move. */
  is_kept: z.boolean(),
  ...openSteps,
});
export type Move = z.output<typeof move>;

export const readMove = endpoint({
  method: 'GET',
  path: '/api/property/moves/{id}',
  summary: 'One transfer, return or loss: for its holder and receiver, for who keeps or reads property, and for who decides it.',
  access: 'staff',
  params: byId,
  response: z.object({ move }),
});

export const printReport = endpoint({
  method: 'GET',
  path: '/api/property/moves/{id}/reports/{report}',
  summary: 'A transfer report, return slip or report of loss as it was issued, with its code, as a PDF.',
  access: 'staff',
  params: byId.extend({ report: recordId }),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const readMoveFile = endpoint({
  method: 'GET',
  path: '/api/property/moves/{id}/files/{file}',
  summary: 'A photo or paper of a loss.',
  access: 'staff',
  params: byId.extend({ file: recordId }),
  response: fileAnswer,
  download: ['application/pdf', 'image/jpeg', 'image/png'],
});

export const readMovedPhoto = endpoint({
  method: 'GET',
  path: '/api/property/moves/{id}/items/{item}/photo',
  summary: 'The photo of an item of a move, also for its receiver.',
  access: 'staff',
  params: byId.extend({ item: recordId }),
  response: fileAnswer,
  download: ['image/jpeg', 'image/png'],
});

const heldItem = z.object({
  id: z.number().int(),
  property_no: z.string(),
  article: z.string(),
  description: z.string(),
  serial: z.string(),
  amount: z.number().int(),
  condition,
  state: z.enum(itemFlow.states),
  line: lineState.nullable(),
  paper: z.string().nullable(),
  has_photo: z.boolean(),
  /** Why it cannot be transferred or returned now; null where it can. */
  hindrance: z.string().nullable(),
});
export type HeldItemRow = z.output<typeof heldItem>;

export const readMovable = endpoint({
  method: 'GET',
  path: '/api/property/movable',
  summary:
    'What the caller, or a person whose property they keep or whose office they head, is accountable for; with `items` the holder of these, or what is in stock.',
  access: 'staff',
  query: z.object({
    person: recordId.optional(),
    items: chosenIds.optional(),
  }),
  response: z.object({
    /** Null for what is in stock. */
    holder: z.object({ id: z.number().int(), fullname: z.string(), office: z.string().nullable(), is_own: z.boolean() }).nullable(),
    items: z.array(heldItem),
  }),
});

export const findFreeItems = endpoint({
  method: 'GET',
  path: '/api/property/free-items',
  summary: 'The five items in stock nearest to what was typed; with `returned` also returned and unserviceable ones.',
  access: KEEPERS,
  query: z.object({ term: z.string().trim().max(100), returned: z.coerce.number().int().min(0).max(1).default(0) }),
  response: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        property_no: z.string(),
        article: z.string(),
        serial: z.string(),
        amount: z.number().int(),
        state: z.enum(itemFlow.states),
      }),
    ),
  }),
});

export const findReceivers = endpoint({
  method: 'GET',
  path: '/api/property/receivers',
  summary: 'The five people in service nearest to the typed name, each with why they cannot be accountable for property, if so.',
  access: 'staff',
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({
    people: z.array(foundPerson.extend({ hindrance: z.string().nullable() })),
  }),
});
