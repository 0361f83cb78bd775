import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';

/** HR mends what is of people, the vice president for planning oversees all of it. */
export const HEALTH_READERS = ['VPPD', 'PERSONNELS'] as const;

const faultRow = z.object({
  id: z.string(),
  fault: z.string(),
  area: z.string(),
  what: z.string(),
  fullname: z.string().nullable(),
  office: z.string().nullable(),
  /** Where it is mended. */
  link: z.string(),
});

export const listFaults = endpoint({
  method: 'GET',
  path: '/api/data-health',
  summary: 'What is missing on record or contradicts itself, by kind, office and person, with the place where it is mended.',
  access: HEALTH_READERS,
  query: listQuery(['fault', 'office', 'what']).extend({
    fault: severalOf(z.string().max(80)),
    office: idList,
    ...groupedBy(['fault', 'office', 'area']),
  }),
  response: listOf('faults', faultRow),
});

export const exportFaults = exportOf(listFaults, 'faults');

export const listFaultKinds = endpoint({
  method: 'GET',
  path: '/api/data-health/kinds',
  summary: 'The kinds of faults that modules look for.',
  access: HEALTH_READERS,
  response: z.object({ kinds: z.array(z.object({ name: z.string(), title: z.string(), area: z.string() })) }),
});
