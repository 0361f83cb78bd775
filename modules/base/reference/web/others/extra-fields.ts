import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Lookup } from '@talaan/kernel/contract/lookup.ts';
import { loadWhole } from '@talaan/kernel/web/forms/body-schema.ts';

export interface ExtraField {
  name: string;
  title: string;
  description: string | undefined;
  kind: 'text' | 'yes or no';
}

/** The further columns of a list, as its schema describes them; undefined while that loads. */
export function useExtraFields(lookup: Lookup): ExtraField[] | undefined {
  return useQuery({
    queryKey: ['further columns', lookup.table],
    queryFn: async () => describe(await loadWhole(lookup)),
    staleTime: Infinity,
  }).data;
}

function describe({ extra }: Lookup): ExtraField[] {
  return Object.entries(extra).map(([name, schema]) => {
    const { title, description } = (schema as z.ZodType).meta() ?? {};
    return { name, title: title ?? name, description, kind: (schema as z.ZodType).def.type === 'boolean' ? 'yes or no' : 'text' };
  });
}
