import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';

/** Who sees how many serve: HR of their people, executives of the offices that they oversee. */
export const HEADCOUNT_READERS = ['PERSONNELS', ...EXECUTIVES] as const;

export const countHeads = endpoint({
  method: 'GET',
  path: '/api/personnels/headcount',
  summary: 'How many people serve within the caller’s reach: by status and campus today, and at the ends of the last five years.',
  access: HEADCOUNT_READERS,
  response: z.object({
    date: z.string(),
    /** Those of which somebody serves, in the order of their lists. */
    statuses: z.array(z.object({ code: z.string(), name: z.string() })),
    campuses: z.array(z.object({ id: z.number().int(), name: z.string(), acronym: z.string() })),
    counts: z.array(z.object({ status: z.string(), campus: z.number().int(), people: z.number().int() })),
    /** The ends of five years, the earliest first, then today. */
    years: z.array(z.object({ on: z.string(), people: z.number().int() })),
  }),
});

export const listRetirements = endpoint({
  method: 'GET',
  path: '/api/personnels/retirements',
  summary: 'Who reaches the compulsory age of 65 within twelve months or has passed it, the earliest first (RA 8291 Sec. 13).',
  access: ['PERSONNELS'],
  response: z.object({
    personnels: z.array(
      z.object({
        id: z.number().int(),
        fullname: z.string(),
        avatar: z.string().nullable(),
        position: z.string(),
        office: z.string(),
        campus: z.string(),
        /** The 65th birthday: the last day of service is the one before. */
        retires_on: z.string(),
      }),
    ),
    total: z.number().int(),
  }),
});
