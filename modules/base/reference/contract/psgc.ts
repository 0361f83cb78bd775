import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';

/** A place of the Philippine Standard Geographic Code. */
export const place = z.object({ code: z.string(), name: z.string() });
export type Place = z.output<typeof place>;

const code = z.string().regex(/^\d{10}$/, 'A code of the PSGC has 10 digits.');
const term = z.string().trim().max(100).optional();

export const listRegions = endpoint({
  method: 'GET',
  path: '/api/psgc/regions',
  summary: 'The regions of the Philippines, in the usual order.',
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
