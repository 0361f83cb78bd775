import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { named, reason, text } from '@talaan/property/contract/fields.ts';

export const KINDS = { transfer: 'Transfer', return: 'Return', loss: 'Loss' } as const;
export const moveKind = z.enum(['transfer', 'return', 'loss']);

/** The types of the transfer report (GAM Appendix 76). */
export const TRANSFER_TYPES = {
  REASSIGNMENT: 'Reassignment',
  RELOCATION: 'Relocate',
  DONATION: 'Donation',
  OTHER: 'Others (specify)',
} as const;
export type TransferType = keyof typeof TRANSFER_TYPES;
export const transferType = z.enum(['REASSIGNMENT', 'RELOCATION', 'DONATION', 'OTHER']);

/** The status of property on the report of loss (GAM Appendix 75). */
export const NATURES = { LOST: 'Lost', STOLEN: 'Stolen', DAMAGED: 'Damaged', DESTROYED: 'Destroyed' } as const;
export type Nature = keyof typeof NATURES;
export const nature = z.enum(['LOST', 'STOLEN', 'DAMAGED', 'DESTROYED']);

export const REPORTS = {
  PTR: 'Property transfer report',
  ITR: 'Inventory transfer report',
  RRPPE: 'Receipt of returned property, plant and equipment',
  RRSP: 'Receipt of returned semi-expendable property',
  RLSDDP: 'Report of lost, stolen, damaged or destroyed property',
  RLSDDSP: 'Report of lost, stolen, damaged or destroyed semi-expendable property',
} as const;
export type ReportType = keyof typeof REPORTS;
export const reportType = z.enum(['PTR', 'ITR', 'RRPPE', 'RRSP', 'RLSDDP', 'RLSDDSP']);

/** Which moves a list shows: one’s own and those that come to one, those of the offices that one heads, all that one keeps or reads. */
export const whose = z.enum(['mine', 'office', 'kept']).default('mine');

/** A day of the past or of today; today itself is compared by the server. */
export const day = isoDate.refine((value) => value >= '1900-01-01', 'Enter a date from 1900 on.');

/** Names and posts of those who sign for a holder who cannot: the head of the office and two witnesses. */
export const witnesses = text(400).min(10, 'Name the two witnesses with their positions, and why the holder cannot sign.');

/** Who files: oneself, or for whom. */
export const filing = {
  /** Null: the caller. */
  personnel_id: z.number().int().positive().nullable().default(null),
  /** In place of a holder who cannot sign; empty where they do. */
  witnesses: text(400).default(''),
  reason,
};

export const place = named(200, 'Enter where it happened.');
