import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../database/database.ts';
import { NO_GROUP, type RowGroup } from '../../contract/list.ts';
import { underGroups, type PrintedGroup } from './in-groups.ts';
import { partsOfPage } from './parts-of-page.ts';
import type { AnyDefinition, Asked, Column, Grouping, Part } from './rows.ts';
import { PLANNED_EACH_TIME } from '../database/prepared-statements.ts';
import { foundBy } from '../search/search.ts';
import { withOpenRecords } from '../search/open-records.ts';
import { splitSort } from './split-sort.ts';

type Listed = Omit<AnyDefinition, 'sheet'>;
type Query = Asked | Omit<Asked, 'page' | 'per_page'>;

interface Page<Row> {
  rows: Row[];
  total: number;
  /** There are more rows than the total, which were not counted. */
  more?: boolean | undefined;
  /** How many of all rows satisfy each condition of `counts`. */
  counts: Record<string, number>;
  /** What all rows add up to by each name of `sums`. */
  sums: Record<string, number>;
  groups?: RowGroup[];
}

/** A page of a list, and how many rows there are in all, by one statement; or the groups of its rows, where they are asked for. */
export async function readPage<Row = Record<string, unknown>>(
  { db, query }: { db: Database; query: Asked },
  list: Listed,
): Promise<Page<Row>> {
  const page = await reading(db, list, (open) => pageOf(open, query, list));
  return { ...page, rows: await described<Row>(list, page.rows) };
}

/** With the sensitive rows that the list reads, where it says so. */
function reading<T>(db: Database, { opensRecords = false }: Listed, read: (db: Database) => Promise<T>): Promise<T> {
  return opensRecords ? withOpenRecords(db, 'everybody', read) : read(db);
}

async function pageOf(db: Database, query: Asked, list: Listed): Promise<Page<unknown>> {
  const where = matching(list, { ...query });
  const counted = sql`select count(*) as rows_in_all ${countsOf(list)} ${sumsOf(list)} from ${list.from} where ${where}`;
  const grouping = query.group_by === undefined || query.in_group !== undefined ? undefined : list.groups?.[query.group_by];
  if (grouping) {
    const groups = await countGroups(db, list, where, grouping);
    const { rows } = list.counts || list.sums ? await sql<Counted>`${foundOnce(list)} ${counted}`.execute(db) : { rows: [] };
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    return { rows: [], total, counts: readCounts(list, rows[0]), sums: readSums(list, rows[0]), groups };
  }
  if (list.mostCounted) return readPageOfMany(db, list, query, where, list.mostCounted);
  if (list.parts) return readPageOfParts(db, list, query, where, list.parts);
  // One row of counts beside each of the page: of an empty page there is that row alone.
  const { rows: found } = await sql<Counted & { id: unknown }>`
    ${foundOnce(list)} select counted.*, page.* from (${counted}) counted left join (
      select ${selected(list.columns)} from ${list.from} where ${where}
      order by ${orderOf(list, query.sort)} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}) page on true`.execute(db);
  const [first] = found;
  const rows = first?.id === null ? [] : found;
  const { rows_in_all: total } = first!;
  return { rows, total, counts: readCounts(list, first), sums: readSums(list, first) };
}

/**
 * A page of a list that is counted up to so many rows, or as far as the page reaches. So many are found first, in any order: where these are
 * all, the page is of them, by a statement that keeps its plan. Its rows are found before anything is joined that neither finds nor orders them.
 */
async function readPageOfMany(
  db: Database,
  list: Listed,
  { page, per_page: size, sort }: Asked,
  where: RawBuilder<SqlBool>,
  mostCounted: number,
): Promise<Page<unknown>> {
  const [most, before] = [Math.max(mostCounted, page * size), (page - 1) * size];
  const id = expression(list.columns.id);
  const order = orderOf(list, sort);
  const { rows: some } = await sql<{
    id: unknown;
  }>`${planned(list)} select ${id} as id from ${list.from} where ${where} limit ${most + 1}`.execute(db);
  const isAll = some.length <= most;
  const total = Math.min(some.length, most);
  if (total <= before) return { rows: [], total, counts: {}, sums: {} };
  const { rows: read } = await sql<Record<string, unknown>>`${isAll ? sql`` : planned(list)}
    with found as materialized (
      select ${id} as id from ${list.from} where ${isAll ? sql`${id} = any(${some.map((row) => row.id)})` : where}
      order by ${order} limit ${size} offset ${before})
    select ${selected(list.columns)} from ${list.from} where ${id} = any(array(select id from found)) order by ${order}`.execute(db);
  return { rows: read, total, more: !isAll || undefined, counts: {}, sums: {} };
}

/** A page of a list whose parts are counted beside it. In another order than that of the parts it is found among all rows, but not counted again. */
async function readPageOfParts(
  db: Database,
  list: Listed,
  { page, per_page: size, sort }: Asked,
  where: RawBuilder<SqlBool>,
  { of, count }: NonNullable<Listed['parts']>,
): Promise<Page<unknown>> {
  const before = (page - 1) * size;
  const read = (among: RawBuilder<SqlBool>, offset: number) =>
    sql`select ${selected(list.columns)} from ${list.from} where ${among} order by ${orderOf(list, sort)} limit ${size} offset ${offset}`.execute(
      db,
    );
  if (sort !== undefined && sort !== list.unsorted) {
    const [parts, { rows }] = await Promise.all([count(), read(where, before)]);
    return { rows, total: totalOf(parts), counts: {}, sums: {} };
  }
  const parts = await count();
  const { keys, offset } = partsOfPage(parts, before, size);
  const { rows } = keys.length > 0 ? await read(sql`${where} and ${expression(of)} = any(${keys}::integer[])`, offset) : { rows: [] };
  return { rows, total: totalOf(parts), counts: {}, sums: {} };
}

function totalOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}

type Counted = Record<string, number> & { rows_in_all: number };

const COUNTED = 'counted_';

function countsOf({ counts = {} }: Listed): RawBuilder<unknown> {
  const each = Object.entries(counts).map(([name, condition]) => sql`, count(*) filter (where ${condition}) as ${sql.id(COUNTED + name)}`);
  return each.length > 0 ? sql.join(each, sql``) : sql``;
}

function readCounts({ counts = {} }: Listed, row: Record<string, unknown> | undefined): Record<string, number> {
  return Object.fromEntries(Object.keys(counts).map((name) => [name, Number(row?.[COUNTED + name] ?? 0)]));
}

const SUMMED = 'summed_';

function sumsOf({ sums = {} }: Listed): RawBuilder<unknown> {
  const each = Object.entries(sums).map(([name, of]) => sql`, coalesce(sum(${of}), 0)::bigint as ${sql.id(SUMMED + name)}`);
  return each.length > 0 ? sql.join(each, sql``) : sql``;
}

function readSums({ sums = {} }: Listed, row: Record<string, unknown> | undefined): Record<string, number> {
  return Object.fromEntries(Object.keys(sums).map((name) => [name, Number(row?.[SUMMED + name] ?? 0)]));
}

function planned({ plannedEachTime = false }: Listed): RawBuilder<unknown> {
  return plannedEachTime ? sql.raw(PLANNED_EACH_TIME) : sql``;
}

function foundOnce({ once }: Pick<Listed, 'once'>): RawBuilder<unknown> {
  return once ? sql`with ${once}` : sql``;
}

/** How many of these rows are in each group, by one statement. */
export async function countGroups(
  db: Database,
  list: Pick<Listed, 'from' | 'once'>,
  where: RawBuilder<SqlBool>,
  { by, name, order }: Grouping,
): Promise<RowGroup[]> {
  const key = expression(by);
  const words = isWords(name) ? name : undefined;
  const said = isWords(name) ? sql`null` : sql`min(${expression(name)})`;
  const { rows } = await sql<{ key: string | null; name: string | null; count: number }>`
    ${foundOnce(list)} select ${key}::text as key, ${said}::text as name, count(*) as count from ${list.from} where ${where}
    group by ${key} order by ${order ? sql`min(${expression(order)}) nulls last,` : sql``} kernel.plain(${said}::text) nulls last, 1`.execute(
    db,
  );
  const groups = rows.map(({ key: found, name: text, count }) => ({
    key: found ?? NO_GROUP,
    name: found === null ? null : words ? (words[found] ?? found) : text,
    count,
  }));
  if (!words) return groups;
  const places = Object.keys(words);
  return groups.toSorted((one, other) => places.indexOf(one.key) - places.indexOf(other.key));
}

/** Whether a row is in the group of this key. */
export function inGroup({ by }: Grouping, key: string): RawBuilder<SqlBool> {
  return key === NO_GROUP ? sql`${expression(by)} is null` : sql`${expression(by)}::text = ${key}`;
}

function isWords(name: Grouping['name']): name is Readonly<Record<string, string>> {
  return typeof name === 'object' && !('toOperationNode' in name);
}

/** All rows of a list under its groups, as a print has them. */
export async function readAllInGroups<Row = Record<string, unknown>>(
  { db, query }: { db: Database; query: Query },
  list: Listed,
  grouping: Grouping,
): Promise<{ rows: Row[]; groups: PrintedGroup[] }> {
  const keyed = { ...list, columns: { ...list.columns, [GROUP_KEY]: sql`${expression(grouping.by)}::text` } };
  const [groups, { rows: found }] = await reading(db, list, async (open) => [
    await countGroups(open, list, matching(list, { ...query }), grouping),
    await allOf(open, keyed, query),
  ]);
  const rows = await described<Row>(list, found);
  return underGroups(rows, groups, (_, at) => found[at]![GROUP_KEY] as string | null);
}

const GROUP_KEY = 'key_of_group';

/** All rows of a list. */
export async function readAll<Row = Record<string, unknown>>({ db, query }: { db: Database; query: Query }, list: Listed): Promise<Row[]> {
  const { rows } = await reading(db, list, (open) => allOf(open, list, query));
  return described<Row>(list, rows);
}

function allOf(db: Database, list: Listed, query: Query) {
  return sql<Record<string, unknown>>`${planned(list)}
    ${foundOnce(list)} select ${selected(list.columns)} from ${list.from} where ${matching(list, { ...query })} order by ${orderOf(list, query.sort)}`.execute(
    db,
  );
}

async function described<Row>({ describe }: Listed, rows: unknown[]): Promise<Row[]> {
  return (describe ? await describe(rows as never[]) : rows) as Row[];
}

/** The columns of a select: each expression under its name. */
export function selected(columns: Record<string, Column>): RawBuilder<unknown> {
  return sql.join(Object.entries(columns).map(([name, column]) => sql`${expression(column)} as ${sql.id(name)}`));
}

/** What a row of the list must satisfy: within reach, found by the words, by each filter and in the group that are asked for. */
export function matching(
  list: Pick<AnyDefinition, 'reach' | 'search' | 'filters' | 'groups'>,
  query: { term?: string | undefined; group_by?: string | undefined; in_group?: string | undefined; [filter: string]: unknown },
): RawBuilder<SqlBool> {
  const grouping = query.group_by === undefined ? undefined : list.groups?.[query.group_by];
  const group = grouping && query.in_group !== undefined ? [inGroup(grouping, query.in_group)] : [];
  const asked = Object.entries(list.filters).flatMap(([name, filter]) => {
    const value = query[name];
    return value === undefined || value === null ? [] : [filter(value as never)];
  });
  const conditions = [list.reach, foundBy(query.term, list.search), ...asked, ...group].map((condition) => sql`(${condition})`);
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Total: rows that are alike in all else stand by their id. */
function orderOf({ sort, unsorted, columns }: Listed, asked: string | undefined): RawBuilder<unknown> {
  const id = expression(columns.id);
  const wanted = asked ?? unsorted;
  if (typeof wanted !== 'string') return sql`${wanted}, ${id}`;
  const [name, direction] = splitSort(wanted);
  const [first, ...rest] = [sort[name]!].flat().map(expression);
  const turn = direction === 'desc' ? sql`desc nulls last` : sql`asc`;
  return sql.join([sql`${first} ${turn}`, ...rest, sql`${id} ${turn}`]);
}

function expression(column: Column): RawBuilder<unknown> {
  return typeof column === 'string' ? sql.ref(column) : column;
}
