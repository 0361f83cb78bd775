import { z } from 'zod';
import { endpoint, fileAnswer, recordId, type Endpoint } from './endpoint.ts';

const LONGEST_TERM = 100;
/** Room for some four hundred numbers. */
const LONGEST_NUMBERS = 4000;

/** The numbers of a term that is a list of nothing but numbers, such as a pasted column of employee numbers; undefined for any other. */
export function listedNumbers(term: string): string[] | undefined {
  const words = term.split(/[\s,;]+/).filter(Boolean);
  const areNumbers = words.length > 1 && words.every((word) => word.length > 2 && /\d/.test(word));
  return areNumbers ? [...new Set(words)] : undefined;
}

const searchTerm = z
  .string()
  .trim()
  .max(LONGEST_NUMBERS)
  .refine((term) => term.length <= LONGEST_TERM || listedNumbers(term), {
    error: `Search for at most ${LONGEST_TERM} characters, or paste a list of numbers.`,
  });

/**
 * The query of a list: `page` from 1, `per_page` 5 to 999 (the specification's full lists), `term`, `sort` as
 * `name` or `-name`. Only the named columns can be sorted by.
 */
export function listQuery<const S extends readonly [string, ...string[]]>(sortable: S, perPage = 25) {
  const orders = sortable.flatMap((name) => [name, `-${name}`]) as [SortOrder<S[number]>, ...SortOrder<S[number]>[]];
  return z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per_page: z.coerce.number().int().min(5).max(999).default(perPage),
    term: searchTerm.optional(),
    sort: z.enum(orders).optional(),
  });
}

export type SortOrder<N extends string> = N | `-${N}`;

/**
 * By what a list can be grouped: `group_by` alone asks for the groups with their counts and no rows, `in_group` beside it for the rows of
 * the group of this key.
 */
export function groupedBy<const G extends readonly [string, ...string[]]>(groups: G) {
  return { group_by: z.enum(groups).optional(), in_group: z.string().max(100).optional() };
}

/** The key of the group of rows that have no value. */
export const NO_GROUP = '-';

export const rowGroup = z.object({
  key: z.string(),
  /** In words; null for the rows that have no value. */
  name: z.string().nullable(),
  count: z.number().int(),
});
export type RowGroup = z.output<typeof rowGroup>;

/** What a list answers beside its rows. */
const besideRows = {
  /** How many rows there are in all; at least so many, where there are `more`. */
  total: z.number().int(),
  /** True where there are more rows than were counted. */
  more: z.boolean().optional(),
  /** The order of the rows as a sort, where they are in one that can be asked for. */
  sort: z.string().optional(),
  /** Where `group_by` asks for them. */
  groups: z.array(rowGroup).optional(),
};

/** The answer of a list: the rows under the specification's key, how many there are in all, and in which order. */
export function listOf<K extends string, T extends z.ZodType>(key: K, row: T) {
  return z.object({ [key]: z.array(row), ...besideRows } as Record<K, z.ZodArray<T>> & typeof besideRows);
}

/** A filter that takes several numbers: `office=3&office=5` or `office=3`. */
export const idList = severalOf(recordId);

/** A filter that takes one value or several: `state=DRAFT&state=ACTIVE` or `state=DRAFT`. */
export function severalOf<Schema extends z.ZodType>(one: Schema) {
  return z
    .union([one, z.array(one).max(200)])
    .transform((value) => (Array.isArray(value) ? value : [value]) as z.output<Schema>[])
    .optional();
}

/** What the file of a list is asked beside the filters. */
export interface Exported {
  format: 'xlsx' | 'csv' | 'pdf';
  /** The filters in the words of the screen, for the head of a print. */
  said?: string | undefined;
}

const LONGEST_SAID = 1000;

/** The call that answers with all that a list finds as a workbook, as CSV or on paper; `what` is the list's noun: 'contracts'. */
export function exportOf<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  list: Endpoint<P, Q, B, R>,
  what: string,
) {
  const query = (list.query as unknown as ReturnType<typeof listQuery>).omit({ page: true, per_page: true });
  return endpoint({
    method: 'GET',
    path: `${list.path}/export`,
    summary: `The filtered ${what} as a workbook (XLSX), CSV or a print (PDF).`,
    access: list.access,
    reach: list.reach,
    params: list.params,
    query: query.extend({
      format: z.enum(['xlsx', 'csv', 'pdf']),
      said: z.string().trim().max(LONGEST_SAID).optional(),
    }) as unknown as z.ZodType<Omit<z.output<Q>, 'page' | 'per_page'> & Exported, Omit<z.input<Q>, 'page' | 'per_page'> & Exported>,
    response: fileAnswer,
    download: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv', 'application/pdf'],
  });
}
