import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { lookup } from '@talaan/kernel/contract/lookup.ts';

const keepers = ['PLANTILLA'] as const;

export const coverages = lookup({
  table: 'plantilla.coverage',
  title: 'Plantilla coverage',
  path: '/api/plantilla/coverages',
  key: 'coverages',
  keepers,
  extra: {},
});

export const levels = lookup({
  table: 'plantilla.level',
  title: 'Plantilla levels',
  path: '/api/plantilla/levels',
  key: 'levels',
  keepers,
  extra: {},
});

export const plantillaLists = [coverages, levels] as const;

export const countPlantillaUses = endpoint({
  method: 'GET',
  path: '/api/plantilla/lists/{list}/uses',
  summary: 'How often the coverages or levels are used, and where.',
  access: keepers,
  params: z.object({ list: z.string().max(60) }),
  response: z.object({ uses: z.array(z.object({ id: z.number().int(), count: z.number().int(), where: z.array(z.string()) })) }),
});
