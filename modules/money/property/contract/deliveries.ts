import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { fundCode, KEEPERS, named, pastDate, propertyClass, READERS, text } from './fields.ts';
import { deliveryLine } from './items.ts';

export const deliveryRow = z.object({
  id: z.number().int(),
  iar_no: z.string(),
  dated_on: z.string(),
  supplier: z.string(),
  po_no: z.string(),
  invoice_no: z.string(),
  fund_code: z.string(),
  office: z.string(),
  office_name: z.string(),
  is_complete: z.boolean(),
  /** How many items it brought, and their cost in centavos. */
  items: z.number().int(),
  total: z.number().int(),
});
export type DeliveryRow = z.output<typeof deliveryRow>;

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/property/deliveries',
  summary: 'Inspection and acceptance reports within the caller’s scope, the latest first.',
  access: READERS,
  query: listQuery(['iar_no', 'dated_on', 'supplier', 'office']).extend({
    fund: fundCode.optional(),
    office: recordId.optional(),
    year: z.coerce.number().int().min(1900).max(2199).optional(),
    /** Those of which a part is still to come. */
    partial: z.coerce.number().int().min(0).max(1).optional(),
  }),
  response: listOf('deliveries', deliveryRow),
});

export const exportDeliveries = exportOf(listDeliveries, 'deliveries');

export const deliveryRecord = deliveryRow.extend({
  po_date: z.string().nullable(),
  invoice_date: z.string().nullable(),
  office_id: z.number().int(),
  inspected_on: z.string(),
  inspected_by: z.string(),
  accepted_on: z.string(),
  accepted_by: z.string(),
  remarks: z.string(),
  continues: z.object({ id: z.number().int(), iar_no: z.string() }).nullable(),
  /** Later ones that bring the rest. */
  continued_by: z.array(z.object({ id: z.number().int(), iar_no: z.string() })),
  lines: z.array(
    z.object({
      no: z.number().int(),
      article: z.string(),
      description: z.string(),
      brand: z.string(),
      model: z.string(),
      unit: z.string(),
      account: z.string(),
      account_id: z.number().int(),
      ordered: z.number().int(),
      accepted: z.number().int(),
      total: z.number().int(),
      /** What of the order has not come with this report and the later ones. */
      outstanding: z.number().int(),
    }),
  ),
  /** How many of its items are in stock. */
  in_stock: z.number().int(),
  /** None of its items was ever issued, so that its head may be corrected. */
  is_correctable: z.boolean(),
});

export const readDelivery = endpoint({
  method: 'GET',
  path: '/api/property/deliveries/{id}',
  summary: 'One inspection and acceptance report with its lines.',
  access: READERS,
  params: byId,
  versioned: 'property.delivery:{id}',
  response: z.object({ delivery: deliveryRecord, version: recordVersion }),
});

export const deliveryHead = z.object({
  dated_on: pastDate,
  supplier: named(200, 'Enter the supplier.'),
  po_no: text(60),
  po_date: pastDate.nullable(),
  invoice_no: text(60),
  invoice_date: pastDate.nullable(),
  inspected_on: pastDate,
  inspected_by: named(150, 'Name who inspected it.'),
  accepted_on: pastDate,
  accepted_by: named(150, 'Name who accepted it.'),
  remarks: text(500),
});

const lines = z.array(deliveryLine).min(1, 'Enter at least one line.').max(100);
/** Serial numbers that another item has are refused until it is said that they were compared. */
const repeats = z.boolean().default(false);

const newDelivery = deliveryHead.extend({
  fund_code: fundCode,
  office_id: recordId,
  lines,
  repeated_serials: repeats,
  /** Of a physical count: what was found without a card and comes onto one now. */
  difference_id: recordId.nullable().default(null),
});

const plannedItem = z.object({
  line: z.number().int(),
  article: z.string(),
  serial: z.string(),
  unit_cost: z.number().int(),
  class: propertyClass,
  paper: z.enum(['PAR', 'ICS']),
  reason: z.string(),
  account: z.string(),
});

export const previewDelivery = endpoint({
  method: 'POST',
  path: '/api/property/deliveries/preview',
  summary:
    'The items that a delivery would bring, each with its class and the reason, and serial numbers that others have. Writes nothing.',
  access: KEEPERS,
  reach: 'scope',
  body: newDelivery.pick({ accepted_on: true, lines: true }),
  response: z.object({
    items: z.array(plannedItem),
    /** What is still wrong with a line, by its field; its items are left out. */
    errors: z.record(z.string(), z.array(z.string())),
    /** By the field of the serial number: the other item. */
    warnings: z.array(z.object({ field: z.string(), message: z.string(), item_id: z.number().int().nullable() })),
  }),
});

export const printDelivery = endpoint({
  method: 'GET',
  path: '/api/property/deliveries/{id}/print',
  summary: 'The inspection and acceptance report (GAM Appendix 62) as a PDF, to be signed.',
  access: READERS,
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

const recorded = messageOnly.extend({ id: z.number().int(), iar_no: z.string(), items: z.array(z.number().int()) });

export const recordDelivery = endpoint({
  method: 'POST',
  path: '/api/property/deliveries',
  summary: 'Records a delivery under the next report number, and its accepted items in stock under their property numbers.',
  access: KEEPERS,
  reach: 'scope',
  body: newDelivery,
  response: recorded,
});

export const acceptRest = endpoint({
  method: 'POST',
  path: '/api/property/deliveries/{id}/rest',
  summary: 'Records what came later of an order that was accepted in part: a report of its own, for the same order, office and fund.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: deliveryHead.extend({
    lines: z
      .array(deliveryLine.extend({ no: recordId }))
      .min(1)
      .max(100),
    repeated_serials: repeats,
  }),
  response: recorded,
});

export const correctDelivery = endpoint({
  method: 'PUT',
  path: '/api/property/deliveries/{id}',
  summary: 'Corrects the head of a report while none of its items was issued.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  versioned: 'property.delivery:{id}',
  body: deliveryHead,
  response: messageOnly,
});
