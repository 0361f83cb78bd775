import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { recordId } from '@talaan/kernel/contract/endpoint.ts';

/** Who keeps property, over a campus or all. */
export const KEEPERS = ['PROPERTYCUSTODIAN'] as const;
/** Who also reads it: auditors and accounting all of it, heads that of their offices. */
export const READERS = ['PROPERTYCUSTODIAN', 'PROPERTYREAD'] as const;
/** Every employee, what is issued to them. */
export const HOLDERS = ['PROPERTYACCOUNT/PPTY-MR'] as const;

export const CLASSES = {
  PPE: 'Property, plant and equipment',
  SPHV: 'Semi-expendable, high-valued',
  SPLV: 'Semi-expendable, low-valued',
} as const;
export const CONDITIONS = {
  SERVICEABLE: 'Serviceable',
  NEEDS_REPAIR: 'Needs repair',
  UNSERVICEABLE: 'Unserviceable',
  LOST: 'Lost',
} as const;
/** Conditions that are found by looking at an item; a loss is reported, not chosen. */
const { LOST: _lost, ...seenConditions } = CONDITIONS;
export const SEEN_CONDITIONS = seenConditions;
export const PAPER_TYPES = {
  PAR: 'Property acknowledgment receipt',
  ICS: 'Inventory custodian slip',
  MR: 'Memorandum receipt',
  ARE: 'Acknowledgment receipt for equipment',
} as const;
export const PAPER_STATES = {
  WAITING: 'Waiting for acknowledgement',
  DISPUTED: 'Disputed',
  ACKNOWLEDGED: 'Acknowledged',
  CLOSED: 'Closed',
  VOID: 'Voided',
} as const;
export const LINE_STATES = {
  WAITING: 'Waiting for acknowledgement',
  DISPUTED: 'Disputed',
  ACKNOWLEDGED: 'Acknowledged',
  LEAVING: 'Being transferred',
  ENDED: 'No longer on this paper',
} as const;

export const propertyClass = z.enum(['PPE', 'SPHV', 'SPLV']);
export const condition = z.enum(['SERVICEABLE', 'NEEDS_REPAIR', 'UNSERVICEABLE', 'LOST']);
export const seenCondition = z.enum(['SERVICEABLE', 'NEEDS_REPAIR', 'UNSERVICEABLE']);
export const paperType = z.enum(['PAR', 'ICS', 'MR', 'ARE']);
export const paperState = z.enum(['WAITING', 'DISPUTED', 'ACKNOWLEDGED', 'CLOSED', 'VOID']);
export const lineState = z.enum(['WAITING', 'DISPUTED', 'ACKNOWLEDGED', 'LEAVING', 'ENDED']);

export const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);
export const named = (most: number, message: string) => text(most).min(1, message);
export const reason = text(500).min(10, 'Give a reason of at least 10 characters.');
export const fundCode = z.string().regex(/^\d\d$/, 'Choose a fund cluster.');
/** Centavos: a third decimal of pesos is a part of one. */
export const cost = z
  .number({ error: 'Enter the cost in pesos.' })
  .int('A cost has at most two decimals.')
  .min(1, 'Enter a cost above zero.')
  .max(900_000_000_000, 'A cost is at most 9,000,000,000.00.');
/** A day of the past or of today; today itself is compared by the server. */
export const pastDate = isoDate.refine((day) => day >= '1900-01-01', 'Enter a date from 1900 on.');
export const serial = text(100);
export const itemIds = z.array(recordId).min(1, 'Choose at least one item.').max(1000, 'Choose at most 1,000 items at once.');
/** Items that a list is narrowed to, one or several. */
export const chosenIds = z.union([recordId, z.array(recordId).max(500)]).transform((ids) => [ids].flat());
export const filePath = z.string().min(1, 'Upload the file first.').max(200);
