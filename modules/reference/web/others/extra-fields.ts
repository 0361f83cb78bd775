import { z } from 'zod';
import type { Lookup } from '@talaan/kernel/contract/lookup.ts';

export interface ExtraField {
  name: string;
  title: string;
  description: string | undefined;
  kind: 'text' | 'yes or no';
}

/** The further columns of a list, as its schema describes them. */
export function extraFields({ extra }: Lookup): ExtraField[] {
  return Object.entries(extra).map(([name, schema]) => {
    const { title, description } = (schema as z.ZodType).meta() ?? {};
    return { name, title: title ?? name, description, kind: schema instanceof z.ZodBoolean ? 'yes or no' : 'text' };
  });
}
