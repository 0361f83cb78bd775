import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';

/** Who sees how many items are vacant: those who keep the plantilla, executives of the offices that they oversee. */
export const VACANCY_READERS = ['PLANTILLA', ...EXECUTIVES] as const;

export const countVacancies = endpoint({
  method: 'GET',
  path: '/api/plantilla/vacancies',
  summary: 'Funded items without an incumbent within the caller’s reach, by college or office right below the top, the most first.',
  access: VACANCY_READERS,
  response: z.object({
    units: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        acronym: z.string(),
        campus: z.string(),
        /** Whether the units below it are counted with it; those right below a top office are counted on their own. */
        with_units: z.boolean(),
        vacant: z.number().int(),
        /** Funded items, vacant or held. */
        items: z.number().int(),
      }),
    ),
  }),
});
