import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { text } from '@talaan/property/contract/fields.ts';

export const REPORTS = {
  IIRUP: 'Inventory and inspection report of unserviceable property',
  IIRUSP: 'Inventory and inspection report of unserviceable semi-expendable property',
} as const;
export type ReportType = keyof typeof REPORTS;
export const reportType = z.enum(['IIRUP', 'IIRUSP']);

/** How an item is disposed of, as the report has it (GAM Appendix 74). */
export const MODES = { SALE: 'Sale', TRANSFER: 'Transfer', DESTRUCTION: 'Destruction', OTHER: 'Others (specify)' } as const;
export type Mode = keyof typeof MODES;
export const mode = z.enum(['SALE', 'TRANSFER', 'DESTRUCTION', 'OTHER']);

/** What the committee finds: to be disposed of, or property that stays. */
export const FINDINGS = {
  DISPOSE: 'Dispose of it',
  SERVICEABLE: 'Serviceable: into stock again',
  NEEDS_REPAIR: 'To be repaired: into stock again',
} as const;
export type Finding = keyof typeof FINDINGS;
export const finding = z.enum(['DISPOSE', 'SERVICEABLE', 'NEEDS_REPAIR']);

export const MEMBER_ROLES = { CHAIR: 'Chair', MEMBER: 'Member' } as const;
export const memberRole = z.enum(['CHAIR', 'MEMBER']);

export const SLIPS = { GATE: 'Gate pass', LOAN: 'Borrower’s slip' } as const;
export type SlipType = keyof typeof SLIPS;
export const slipType = z.enum(['GATE', 'LOAN']);
export const PURPOSES = { REPAIR: 'Repair', USE: 'Official use', EVENT: 'Event or exhibit', OTHER: 'Others' } as const;
export const purpose = z.enum(['REPAIR', 'USE', 'EVENT', 'OTHER']);
export const SLIP_STATES = { OUT: 'Out', OVERDUE: 'Overdue', RETURNED: 'Returned', VOIDED: 'Voided' } as const;
export type SlipState = keyof typeof SLIP_STATES;
export const slipState = z.enum(['OUT', 'OVERDUE', 'RETURNED', 'VOIDED']);

/** A day of the past or of today; today itself is compared by the server. */
export const day = isoDate.refine((value) => value >= '1900-01-01', 'Enter a date from 1900 on.');
/** Centavos, also none. */
export const sum = z
  .number({ error: 'Enter an amount in pesos.' })
  .int('An amount has at most two decimals.')
  .min(0, 'Enter zero or more.')
  .max(900_000_000_000, 'An amount is at most 9,000,000,000.00.');
export const remarks = text(200);
