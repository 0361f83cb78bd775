import { z } from 'zod';

export const STATUSES = {
  FILLED: 'Filled',
  VACANT_FUNDED: 'Vacant, funded',
  VACANT_UNFUNDED: 'Vacant, unfunded',
  FROZEN: 'Frozen',
  ABOLISHED: 'Abolished',
  ANTICIPATED: 'Anticipated',
} as const;
export type ItemStatus = keyof typeof STATUSES;
export const itemStatus = z.enum(Object.keys(STATUSES) as [ItemStatus, ...ItemStatus[]]);

/** Program, project or activity of the budget that pays. */
export const ATTRIBUTIONS = {
  'higher education': 'Higher education',
  'advanced education': 'Advanced education',
  research: 'Research',
  extension: 'Extension',
  'general administration': 'General administration',
} as const;

/** Area types of the PSIPOP. */
export const AREA_TYPES = { R: 'Region', P: 'Province', D: 'District', M: 'Municipality', F: 'Foreign', B: 'Bureau' } as const;

/** Who sits in the plantilla; casuals have a plantilla of their own (CS Form 34-B), job orders none. */
export const PLANTILLA_STATUSES: readonly string[] = ['PERM', 'TEMP', 'PROV', 'SUBS', 'COT', 'FIXED'];

export const person = z.object({ id: z.number().int(), idno: z.string(), fullname: z.string() });

/** Qualification standards said of one item; null for those of its position. */
export const qualification = z.object({
  education: z.string().trim().max(500).nullable().default(null),
  experience_years: z.number().int().min(0).max(40).nullable().default(null),
  training_hours: z.number().int().min(0).max(1000).nullable().default(null),
  eligibility: z.string().trim().max(300).nullable().default(null),
  competency: z.string().trim().max(1000).nullable().default(null),
});
