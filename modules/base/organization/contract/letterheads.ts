import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, fileAnswer, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { LOGO_LIMIT } from './campuses.ts';

export const SIGNING_ROLES = { prepared: 'Prepared by', certified: 'Certified correct', approved: 'Approved' } as const;
export type SigningRole = keyof typeof SIGNING_ROLES;

/** Whose letterhead: `university`, `campus 2` or `office 31`. */
export const place = z.string().regex(/^(university|(campus|office) [1-9]\d{0,8})$/, 'Choose the office of the letterhead.');

const words = (most: number) => z.string().trim().max(most);

const signatory = z
  .object({
    role: z.enum(['prepared', 'certified', 'approved']),
    /** Nobody, the head of an office on the day (or its officer in charge), or a named person. */
    signer: z.enum(['nobody', 'head', 'named']),
    /** Which office's head; null for the office that prints. */
    office_id: recordId.nullable().default(null),
    name: words(150).default(''),
    title: words(150).default(''),
  })
  .refine((one) => one.signer !== 'named' || one.name !== '', { path: ['name'], error: 'Name who signs, or choose the head on the day.' });

export const letterheadLines = z.object({
  republic_line: words(150),
  /** Empty for the name of the university as it is on the day. */
  university_line: words(150),
  /** Empty for the name of the office that prints. */
  office_line: words(150),
  /** Empty for the address of the campus. */
  address: words(300),
  contact: words(300),
  footer: words(500),
  left_logo_id: z.uuid().nullable(),
  right_logo_id: z.uuid().nullable(),
  signatories: z.array(signatory).max(3).refine(eachRoleOnce, 'A role has one signatory.'),
});
export type LetterheadLines = z.output<typeof letterheadLines>;

const version = letterheadLines.extend({
  id: z.number().int(),
  from: z.string(),
  /** The last day; null while nothing follows. */
  until: z.string().nullable(),
});
export type LetterheadVersion = z.output<typeof version>;

const placeRow = z.object({
  place,
  name: z.string(),
  acronym: z.string(),
  /** How deep an office stands in the tree; campuses and the university stand above it. */
  depth: z.number().int(),
  campus_id: z.number().int().nullable(),
  /** Whether it has a letterhead of its own today. */
  has_own: z.boolean(),
});
export type LetterheadPlace = z.output<typeof placeRow>;

export const listLetterheadPlaces = endpoint({
  method: 'GET',
  path: '/api/department-header/places',
  summary: 'The offices, campuses and university whose letterheads one may change.',
  access: ['OFFICEHEADER'],
  response: z.object({ places: z.array(placeRow) }),
});

export const readLetterheads = endpoint({
  method: 'GET',
  path: '/api/department-header',
  summary: 'The letterheads of a place over time, and the one that its papers carry today.',
  access: ['OFFICEHEADER'],
  query: z.object({ place }),
  versioned: 'organization.letterhead:{place}',
  response: z.object({
    version: recordVersion,
    today: z.string(),
    /** Its own, newest first. */
    versions: z.array(version),
    /** What its papers carry today, wherever it comes from. */
    in_force: letterheadLines,
    /** Whose that is: itself, a unit above, its campus, the university; null where nobody has made one. */
    comes_from: z.object({ place, name: z.string() }).nullable(),
  }),
});

export const previewLetterheadUse = endpoint({
  method: 'GET',
  path: '/api/department-header/consequences',
  summary: 'The offices that use a letterhead from a day on, and which offices below it keep their own.',
  access: ['OFFICEHEADER'],
  query: z.object({ place, from: isoDate }),
  response: z.object({
    /** Names, in the order of the tree. */
    offices: z.array(z.string()),
    keep: z.array(z.string()),
    /** The first day of the letterhead that the place has on that day; null where it has none of its own. */
    ends: z.string().nullable(),
    /** From when a letterhead that is already saved is used instead. */
    until: z.string().nullable(),
  }),
});

const letterheadBody = letterheadLines.extend({ place, from: isoDate });

export const saveLetterhead = endpoint({
  method: 'POST',
  path: '/api/department-header',
  summary: 'Gives a place its own letterhead from a date, today or later; papers of earlier days keep theirs.',
  access: ['OFFICEHEADER'],
  reach: 'scope',
  body: letterheadBody,
  versioned: 'organization.letterhead:{place}',
  response: messageOnly,
});

export const endLetterhead = endpoint({
  method: 'POST',
  path: '/api/department-header/end',
  summary: 'From a date, today or later, a place uses the letterhead above it again.',
  access: ['OFFICEHEADER'],
  reach: 'scope',
  body: z.object({ place, from: isoDate }),
  response: messageOnly,
});

export const previewLetterhead = endpoint({
  method: 'POST',
  path: '/api/department-header/preview',
  summary: 'A page as the printer would make it with this letterhead on that day: the picture while one types, or the file.',
  access: ['OFFICEHEADER'],
  reach: 'scope',
  body: letterheadBody.extend({ as: z.enum(['svg', 'pdf']).default('svg') }),
  response: fileAnswer,
  download: ['image/svg+xml', 'application/pdf'],
});

export const addOfficeLogo = endpoint({
  method: 'POST',
  path: '/api/department-header/add-office-logo',
  summary: 'Takes a logo (PNG or JPEG, at most 2 MB) for an office, or without one for a campus or the university.',
  access: ['OFFICEHEADER', 'GENERALSETTINGS'],
  reach: 'scope',
  upload: { maxBytes: LOGO_LIMIT },
  body: z.object({ department: recordId.optional() }),
  response: z.object({ path: z.string(), logo_id: z.string() }),
});

function eachRoleOnce(signatories: readonly { role: string }[]): boolean {
  return new Set(signatories.map(({ role }) => role)).size === signatories.length;
}
