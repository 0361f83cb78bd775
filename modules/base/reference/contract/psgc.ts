import { z } from 'zod';
import { importCalls } from '@talaan/imports/contract/import-calls.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';

/** A place of the Philippine Standard Geographic Code. */
export const place = z.object({ code: z.string(), name: z.string() });
export type Place = z.output<typeof place>;

/** What places are taken from: an edition of the PSGC, or a law or order between two; `as_of` is the day that it describes. */
const edition = z.object({ name: z.string(), as_of: z.string(), source: z.string() });
export type Edition = z.output<typeof edition>;

const code = z.string().regex(/^\d{10}$/, 'A code of the PSGC has 10 digits.');
const term = z.string().trim().max(100).optional();

export const listRegions = endpoint({
  method: 'GET',
  path: '/api/psgc/regions',
  summary: 'The regions of the Philippines as they are today, in the usual order.',
  access: 'signed-in',
  query: z.object({ term }),
  response: z.object({ regions: z.array(place) }),
});

export const listProvinces = endpoint({
  method: 'GET',
  path: '/api/psgc/provinces',
  summary: 'The provinces, of a region or all.',
  access: 'signed-in',
  query: z.object({ region: code.optional(), term }),
  response: z.object({ provinces: z.array(place) }),
});

export const listCities = endpoint({
  method: 'GET',
  path: '/api/psgc/cities',
  summary: 'The cities and municipalities of a province or of a region; with in_province=0 those of a region that are in no province.',
  access: 'signed-in',
  query: z.object({
    region: code.optional(),
    province: code.optional(),
    in_province: z.coerce.number().int().min(0).max(1).default(1),
    term,
  }),
  response: z.object({ cities: z.array(place) }),
});

export const listBarangays = endpoint({
  method: 'GET',
  path: '/api/psgc/barangays',
  summary: 'The barangays of a city or municipality.',
  access: 'signed-in',
  query: z.object({ city: code, term }),
  response: z.object({ barangays: z.array(place) }),
});

export const locateBarangay = endpoint({
  method: 'GET',
  path: '/api/psgc/barangays/{code}',
  summary: 'The city, the province, if any, and the region of a barangay by their codes; null where the barangay does not hold today.',
  access: 'signed-in',
  params: z.object({ code }),
  response: z.object({ within: z.object({ region: z.string(), province: z.string().nullable(), city: z.string() }).nullable() }),
});

export const listEditions = endpoint({
  method: 'GET',
  path: '/api/psgc/editions',
  summary: 'What the places of the Philippines are taken from, the newest first.',
  access: 'signed-in',
  response: z.object({ editions: z.array(edition) }),
});

/** Which edition it is, the day that it describes, and who published it where. */
const editionChoices = z.object({
  name: z.string().trim().max(40).default(''),
  as_of: isoDate.nullable().default(null),
  source: z.string().trim().max(300).default('Philippine Statistics Authority, Philippine Standard Geographic Code'),
});
export type EditionChoices = z.output<typeof editionChoices>;

/** How many places the edition changes, by what becomes of them; none before the check. */
const editionQuestions = z.object({
  counts: z
    .object({ new: z.number().int(), renamed: z.number().int(), moved: z.number().int(), ended: z.number().int() })
    .nullable()
    .default(null),
});
export type EditionQuestions = z.output<typeof editionQuestions>;

/** The whole nation has 44,000 places. */
export const MOST_PLACES = 60_000;

export const placeImports = importCalls({
  path: '/api/psgc/imports',
  access: ['GENERALSETTINGS'],
  sections: ['places'],
  choices: editionChoices.prefault({}),
  questions: editionQuestions,
});
