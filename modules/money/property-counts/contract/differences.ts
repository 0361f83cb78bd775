import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { itemFlow } from '@talaan/property/workflow.ts';
import { condition, KEEPERS, READERS, reason, seenCondition } from '@talaan/property/contract/fields.ts';
import { decision, differenceKind } from './fields.ts';

const figure = z.number().int();

export const differenceRow = z.object({
  id: figure,
  kind: differenceKind,
  item_id: figure.nullable(),
  scan_id: z.uuid().nullable(),
  /** Of a find without a card what was read on it, if anything. */
  property_no: z.string(),
  article: z.string(),
  unit_cost: figure.nullable(),
  holder: z.string().nullable(),
  /** As the card has it; null for a find without one. */
  card_office: z.string().nullable(),
  card_room: z.string(),
  card_condition: condition.nullable(),
  /** As it was found; null for what was not. */
  found_office: z.string().nullable(),
  found_office_id: figure.nullable(),
  found_room: z.string(),
  found_condition: seenCondition.nullable(),
  quantity: figure,
  /** What who found it wrote. */
  note: z.string(),
  has_photo: z.boolean(),
  /** How often it was scanned. */
  scans: figure,
  decision: decision.nullable(),
  reason: z.string(),
  /** Of one unit of an overage, in centavos. */
  unit_value: figure.nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** Of the item now. */
  item_state: z.enum(itemFlow.states).nullable(),
  /** When what was decided was done elsewhere. */
  followed_at: z.string().nullable(),
  delivery_id: figure.nullable(),
  iar_no: z.string().nullable(),
  loss_id: figure.nullable(),
  /** Its reports: `RLSDDP 2026-11-0001`. */
  loss: z.string().nullable(),
});
export type DifferenceRow = z.output<typeof differenceRow>;

export const listDifferences = endpoint({
  method: 'GET',
  path: '/api/property/counts/{id}/differences',
  summary: 'Where a count and the cards differ, as they were compared last, with what is done.',
  access: READERS,
  params: byId,
  query: listQuery(['property_no', 'kind', 'article', 'unit_cost', 'card_office']).extend({
    kind: severalOf(differenceKind),
    /** 0: those that wait for a decision; 1: the others. */
    decided: z.coerce.number().int().min(0).max(1).optional(),
    /** 0: those of which something is still to be done elsewhere; 1: those of which it was. */
    followed: z.coerce.number().int().min(0).max(1).optional(),
    ...groupedBy(['kind', 'card_office']),
  }),
  response: listOf('differences', differenceRow),
});

export const exportDifferences = exportOf(listDifferences, 'differences of a count');

export const compareCount = endpoint({
  method: 'POST',
  path: '/api/property/counts/{id}/comparison',
  summary: 'Compares what was counted with the cards of today: new differences wait for a decision, what is none any more goes.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  response: messageOnly.extend({ differences: figure, undecided: figure }),
});

export const decideDifferences = endpoint({
  method: 'POST',
  path: '/api/property/counts/{id}/decisions',
  summary: 'Decides differences of one kind together, with a reason.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({
    ids: z.array(recordId).min(1, 'Choose at least one difference.').max(1000, 'Choose at most 1,000 differences at once.'),
    decision: z.enum(decision.options, 'Choose what is done.'),
    reason,
    /** Of one unit of a find without a card, in centavos; null where it is still to be appraised. */
    unit_value: z.number().int().min(1).max(900_000_000_000).nullable().default(null),
  }),
  response: messageOnly,
});
