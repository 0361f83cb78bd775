import { z } from 'zod';
import { isoDate } from './dates.ts';
import { byId, endpoint, messageOnly, type Endpoint } from './endpoint.ts';
import type { Group } from './groups.ts';
import { listOf } from './list.ts';

/** A name of a list. After `retired_on` it stays on old papers and is no longer offered. */
export const lookupRow = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  retired_on: z.string().nullable(),
});
export type LookupRow = z.output<typeof lookupRow>;

const name = z
  .string()
  .trim()
  .overwrite((text) => text.replaceAll(/\s+/g, ' '))
  .min(1, 'Enter the name.')
  .max(150);
const code = z
  .string()
  .trim()
  .max(30)
  .regex(/^[\w+./-]*$/, 'A code has letters, digits and + . / - _ only.');

interface Definition<K extends string, X extends z.ZodRawShape> {
  /** Where its calls are, as the specification writes it. */
  path: string;
  /** The answer's key that holds the names. */
  key: K;
  /** Made by `kernel.make_lookup`; also what one entry is called: `reference.blood_type`, a blood type. */
  table: `${string}.${string}`;
  /** `Blood types`. */
  title: string;
  /** Who may change it. */
  keepers: readonly Group[];
  /** Further columns; their `meta` holds the label (`title`) and help (`description`) of their field. */
  extra: X;
}

/** A list of names, whole: its table, its calls and its words. The picker and the screen are made from this. */
export function lookup<const K extends string, X extends z.ZodRawShape>(definition: Definition<K, X>) {
  const { path, key, title, table, keepers: access } = definition;
  const one = table.replace(/^.*\./, '').replaceAll('_', ' ');
  const columns = z.object(definition.extra).partial();
  const row = lookupRow.extend(definition.extra);
  return {
    ...definition,
    list: endpoint({
      method: 'GET',
      path,
      summary: `${title} that forms offer; with all=1 the retired ones too.`,
      access: 'signed-in',
      query: z.object({
        all: z.coerce.number().int().min(0).max(1).default(0),
        page: z.coerce.number().int().min(1).max(10_000).default(1),
        per_page: z.coerce.number().int().min(1).max(999).default(999),
        term: z.string().trim().max(100).optional(),
      }),
      response: listOf(key, row),
    }),
    add: endpoint({
      method: 'POST',
      path,
      summary: `Adds to: ${title.toLowerCase()}.`,
      access,
      reach: 'university',
      body: columns.extend({ name, code: code.default('') }),
      response: row,
    }),
    change: endpoint({
      method: 'PUT',
      path: `${path}/{id}`,
      summary: `Renames, moves (place counts from 1), retires or restores one of: ${title.toLowerCase()}.`,
      access,
      reach: 'university',
      params: byId,
      body: columns.extend({
        name: name.optional(),
        place: z.number().int().min(1).max(10_000).optional(),
        retired_on: isoDate.nullable().optional(),
      }),
      response: row,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: `Removes one of: ${title.toLowerCase()}; refused for what is in use.`,
      access,
      reach: 'university',
      params: byId,
      response: messageOnly,
    }),
    one,
    /** With its article. */
    named: `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`,
  };
}

/** Any list of names. */
export interface Lookup extends Definition<string, z.ZodRawShape> {
  one: string;
  named: string;
  list: Endpoint;
  add: Endpoint;
  change: Endpoint;
  remove: Endpoint;
}
