import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { AGENCY_NUMBERS, parseAgencyNumber, type AgencyNumber } from '../rules/agency-numbers.ts';

/** The zone of a campus that has not said another. */
export const DEFAULT_ZONE = 'Asia/Manila';

export const campus = z.object({
  id: z.number().int(),
  name: z.string(),
  acronym: z.string(),
  address: z.string(),
  /** Its time zone, such as `Asia/Manila`. */
  zone: z.string(),
  /** `#rrggbb`; null for the colour that comes with Talaan. */
  colour: z.string().nullable(),
  /** Its logo; null for the one that comes with Talaan. */
  logo_id: z.string().nullable(),
});
export type Campus = z.output<typeof campus>;

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Enter a colour as #rrggbb.')
  .nullable()
  .default(null);

const logoId = z.uuid().nullable().default(null);

const agencyNumber = (kind: AgencyNumber) =>
  z
    .string()
    .max(30)
    .refine((typed) => parseAgencyNumber(kind, typed) !== null, AGENCY_NUMBERS[kind].message)
    .transform((typed) => parseAgencyNumber(kind, typed) ?? '')
    .default('');

const campusBody = z.object({
  name: z.string().trim().min(1, 'Name the campus.').max(100),
  acronym: z.string().trim().min(1, 'Enter the short form of its name.').max(20),
  address: z.string().trim().max(300).default(''),
  zone: z.string().trim().max(60).refine(isZone, 'There is no such time zone.').default(DEFAULT_ZONE),
  colour,
  logo_id: logoId,
});

export const university = z.object({
  name: z.string(),
  /** As its people call it, such as `TSU`; empty where it has none. */
  short_name: z.string(),
  address: z.string(),
  contact: z.string(),
  colour: z.string().nullable(),
  logo_id: z.string().nullable(),
  /** By which the agencies know it as an employer, as digits; empty where it is not on record. */
  tin: z.string(),
  gsis_no: z.string(),
  philhealth_no: z.string(),
  pagibig_no: z.string(),
});
export type University = z.output<typeof university>;

export const listCampuses = endpoint({
  method: 'GET',
  path: '/api/campuses',
  summary: 'The campuses.',
  access: 'signed-in',
  response: z.object({ campuses: z.array(campus) }),
});

export const addCampus = endpoint({
  method: 'POST',
  path: '/api/campuses',
  summary: 'Adds a campus; the first one is the main campus.',
  access: ['GENERALSETTINGS'],
  reach: 'university',
  body: campusBody,
  response: messageOnly.extend({ campus }),
});

export const readCampus = endpoint({
  method: 'GET',
  path: '/api/campuses/{id}',
  summary: 'One campus, to be edited.',
  access: ['GENERALSETTINGS'],
  params: byId,
  versioned: 'organization.campus:{id}',
  response: z.object({ campus, version: recordVersion }),
});

export const editCampus = endpoint({
  method: 'PUT',
  path: '/api/campuses/{id}',
  versioned: 'organization.campus:{id}',
  summary: 'Changes a campus: its names, address, zone, colour and logo.',
  access: ['GENERALSETTINGS'],
  reach: 'university',
  params: byId,
  body: campusBody,
  response: messageOnly.extend({ campus }),
});

export const readUniversity = endpoint({
  method: 'GET',
  path: '/api/university',
  summary: 'The university: its names, address, numbers, colour and logo.',
  access: 'signed-in',
  versioned: 'organization.university:1',
  response: z.object({ university, version: recordVersion }),
});

export const editUniversity = endpoint({
  method: 'PUT',
  path: '/api/university',
  versioned: 'organization.university:1',
  summary: 'Changes the names, address, numbers, colour and logo of the university.',
  access: ['GENERALSETTINGS'],
  reach: 'university',
  body: z.object({
    name: z.string().trim().min(1, 'Name the university.').max(150),
    short_name: z.string().trim().max(20).default(''),
    address: z.string().trim().max(300).default(''),
    contact: z.string().trim().max(300).default(''),
    colour,
    logo_id: logoId,
    tin: agencyNumber('tin'),
    gsis_no: agencyNumber('gsis_no'),
    philhealth_no: agencyNumber('philhealth_no'),
    pagibig_no: agencyNumber('pagibig_no'),
  }),
  response: messageOnly.extend({ university }),
});

const brand = z.object({ colour: z.string().nullable(), logo_id: z.string().nullable() });
export type Brand = z.output<typeof brand>;

/** Public, as the sign-in page wears it too. */
export const readBrand = endpoint({
  method: 'GET',
  path: '/api/brand',
  summary: 'The short name of the university; colours and logos, its own and of each campus.',
  access: 'public',
  keptOffline: true,
  response: z.object({
    default: brand,
    campuses: z.array(brand.extend({ id: z.number().int() })),
    /** What its people call the university; empty where it has no short name. */
    short_name: z.string(),
    /** In a demo, whose invented campuses have seals of their own. */
    has_seals: z.boolean(),
  }),
});

/** Shown by an <img>, which sends no token: only logos that a campus or the university wears. */
export const readBrandLogo = endpoint({
  method: 'GET',
  path: '/api/brand/logos/{id}',
  summary: 'The logo of a campus or of the university.',
  access: 'public',
  params: z.object({ id: z.uuid() }),
  response: fileAnswer,
  download: ['image/png'],
});

export const LOGO_LIMIT = 2_097_152;
export const LOGO_ENDINGS = ['.png', '.jpg', '.jpeg'];

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}
