import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Exported } from '../../contract/list.ts';
import { mount, type Call } from '../mount.ts';
import { readAll, readAllInGroups, readPage } from './read-rows.ts';
import type { Server } from '../server.ts';
import { writeList } from './write-list.ts';
import type { SheetCell } from '../workbook/write-sheet.ts';

/** A column by its name (`k.number`), or an expression. */
export type Column = string | RawBuilder<unknown>;

/** What every list is asked (`listQuery`); the rest of its query are filters. */
export interface Asked {
  page: number;
  per_page: number;
  term?: string | undefined;
  sort?: string | undefined;
  group_by?: string | undefined;
  in_group?: string | undefined;
}

/** What the rows of a group have in common. */
export interface Grouping {
  /** Its text is the key of the group. */
  by: Column;
  /** What the head of the group says: an expression, or the words of the keys. */
  name: Column | Readonly<Record<string, string>>;
  /** The order of the groups; without it that of the words, or of the names. */
  order?: Column;
}

type GroupName<Q> = Q extends { group_by?: infer G } ? Exclude<G, undefined> & string : never;
/** By what the rows can be grouped, where the query says so. */
type Groups<Q> = [GroupName<Q>] extends [never] ? { groups?: undefined } : { groups: Record<GroupName<Q>, Grouping> };

/** What a list shows and how it is searched, sorted, grouped and narrowed, for one call. */
export type ListDefinition<Q, Row, Found> = ShownRows<Q, Row, Found> & Groups<Q>;

interface ShownRows<Q, Row, Found> {
  /** Tables and joins. */
  from: RawBuilder<unknown>;
  /** What `from` reads and is costly to find, such as `d as materialized (select …)`: found once for the page, its total and its sums. */
  once?: RawBuilder<unknown>;
  /** What is read of a row; `id` tells rows apart and settles every sort. */
  columns: { [C in keyof NoInfer<Found>]-?: Column } & { id: Column };
  /** Which rows there are for the caller, whatever is asked. */
  reach: RawBuilder<SqlBool>;
  /** Plain texts (`kernel.plain`); each word of a search is in one of them. */
  search: readonly RawBuilder<unknown>[];
  /** The first expression turns with the direction; rows without one come last either way. */
  sort: Record<SortName<Q>, Column | readonly [Column, ...Column[]]>;
  /** The order while no sort is asked for: a sort, or one of its own. */
  unsorted: SortName<Q> | `-${SortName<Q>}` | RawBuilder<unknown>;
  filters: { [F in Exclude<keyof Q, keyof Asked>]-?: (value: NonNullable<Q[F]>) => RawBuilder<SqlBool> };
  /**
   * Up to how many rows are counted, and as far as the page that is read; of others the answer says that there are more. For lists with
   * too many rows to count them each time; each row has its own `id`. Their groups are counted in full, `once`, `counts` and `sums` are not theirs.
   */
  mostCounted?: number;
  /**
   * Where the list counts its rows anyhow by what orders them first: the column that says of which part a row is, and how many rows each part
   * has of those that are asked for, in the order of `unsorted`. The total is their sum, and a page in that order is read from its own parts alone.
   */
  parts?: { of: Column; count: () => Promise<readonly Part[]> };
  /** Whether the best plan depends on what is searched and filtered: then it is planned each time. */
  plannedEachTime?: boolean;
  /** It reads sensitive rows (`kernel.protect`), whose reach is that of the list. */
  opensRecords?: boolean;
  /** What is counted beside the total of the rows: those that satisfy a condition, by its name. */
  counts?: Readonly<Record<string, RawBuilder<SqlBool>>>;
  /** What is added up over all rows beside their total, by its name: whole numbers. */
  sums?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Adds what a rule or another module says of the rows; as many statements for a thousand as for one. */
  describe?: (found: Found[]) => Row[] | Promise<Row[]>;
  /** The exported file, and its cells under their headings. */
  sheet: {
    name: string;
    cells: Record<string, (row: Row) => SheetCell>;
    /** The headings of what is in pesos: with two decimals in a workbook and on paper, whatever the numbers are. */
    pesos?: readonly string[];
    /** The cells of a last row with the sums of all, in a workbook and on paper; CSV has rows alone. */
    total?: (rows: readonly Row[]) => SheetCell[];
  };
}

/** A part of a list, such as the people of an office. */
export interface Part {
  key: number;
  count: number;
}

type SortName<Q> = Q extends { sort?: infer S } ? Exclude<S, `-${string}` | undefined> & string : never;
type RowIn<A, K extends keyof A> = A[K] extends readonly (infer Row)[] ? Row : never;
type Beside<A, K extends keyof A> = Omit<A, K | 'total' | 'more' | 'sort' | 'groups'>;
/** A page as far as `beside` may read it. */
interface Counts {
  counts: Readonly<Record<string, number>>;
  sums: Readonly<Record<string, number>>;
}
type Define<P, Q, Row, Found> = (
  call: Call<P, Omit<Q, 'page' | 'per_page'>>,
) => ListDefinition<Q, Row, Found> | Promise<ListDefinition<Q, Row, Found>>;

/** The server half of a list, as `rows` makes it. */
export interface Rows<P, Q, A, K extends keyof A, Found> {
  list: Endpoint;
  exported: Endpoint;
  key: K;
  define: Define<P, Q, RowIn<A, K>, Found>;
}

/** A definition whatever its list, for the statements that are made of it. */
export type AnyDefinition = Pick<
  ShownRows<unknown, never, Record<string, unknown>>,
  | 'from'
  | 'once'
  | 'columns'
  | 'reach'
  | 'search'
  | 'counts'
  | 'sums'
  | 'mostCounted'
  | 'parts'
  | 'plannedEachTime'
  | 'opensRecords'
  | 'sheet'
> & {
  sort: Record<string, Column | readonly [Column, ...Column[]]>;
  unsorted: string | RawBuilder<unknown>;
  filters: Record<string, (value: never) => RawBuilder<SqlBool>>;
  groups?: Readonly<Record<string, Grouping>> | undefined;
  describe?: (found: never[]) => unknown;
};

export interface AnyRows {
  list: Endpoint;
  exported: Endpoint;
  key: string;
  define: (call: Call) => AnyDefinition | Promise<AnyDefinition>;
}

/** A list whose page, total and export follow from one definition. `key` is where the answer has its rows; `define` may refuse the call. */
export function rows<
  P extends z.ZodType,
  Q extends z.ZodType<Asked>,
  B extends z.ZodType,
  R extends z.ZodType,
  const K extends keyof z.input<R> & string,
  Found = RowIn<z.input<R>, K>,
>(
  list: Endpoint<P, Q, B, R>,
  exported: Endpoint,
  key: K,
  define: Define<z.output<P>, z.output<Q>, RowIn<z.input<R>, K>, Found>,
): Rows<z.output<P>, z.output<Q>, z.input<R>, K, Found> {
  return { list, exported, key, define };
}

/** Answers a list and its export; `beside` finds what the list answers beside its rows and their total; its `counts` and `sums` come with the page. */
export function mountRows<P, Q, A, K extends keyof A & string, Found>(
  server: Server,
  { list, exported, key, define }: Rows<P, Q, A, K, Found>,
  ...[beside]: keyof Beside<A, K> extends never
    ? []
    : [beside: (call: Call<P, Q>, definition: ListDefinition<Q, RowIn<A, K>, Found>, page: Promise<Counts>) => Promise<Beside<A, K>>]
): void {
  server.lists.push({ list, exported, key, define } as unknown as AnyRows);
  mount(server, list, async (call) => {
    const definition = await define(call as Call<P, Q>);
    const reading = readPage(call as Call<P, Asked>, definition);
    const [page, others] = await Promise.all([reading, beside?.(call as Call<P, Q>, definition, reading)]);
    const { rows: shown, total, more: hasMore, groups } = page;
    return { [key]: shown, total, more: hasMore, groups, sort: sortOf(call.query as Asked, definition), ...others };
  });
  mount(server, exported, async (call) => {
    const definition = await define(call as Call<P, Q>);
    const { format, group_by: group, in_group: one } = call.query as Asked & Exported;
    const grouping = format === 'pdf' && group !== undefined && one === undefined ? definition.groups?.[group as never] : undefined;
    const { rows: all, groups } = grouping
      ? await readAllInGroups(call as Call<P, Asked>, definition, grouping)
      : { rows: await readAll(call as Call<P, Asked>, definition) };
    const { name, cells, total, pesos } = definition.sheet;
    return writeList(call as Call<unknown, Exported>, {
      title: name,
      of: call.today,
      headings: Object.keys(cells),
      pesos: pesos && Object.keys(cells).map((heading) => pesos.includes(heading)),
      rows: all.map((row) => Object.values(cells).map((cell) => cell(row as never))),
      groups,
      total: format === 'csv' ? undefined : total?.(all as never[]),
    });
  });
}

function sortOf({ sort }: Asked, { unsorted }: Pick<AnyDefinition, 'unsorted'>): string | undefined {
  return sort ?? (typeof unsorted === 'string' ? unsorted : undefined);
}
