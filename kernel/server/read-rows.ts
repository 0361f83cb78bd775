import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from './database.ts';
import { NO_GROUP, type RowGroup } from '../contract/list.ts';
import type { AnyDefinition, Asked, Column, Grouping } from './rows.ts';
import { foundBy } from './search.ts';
import { splitSort } from './split-sort.ts';

type Listed = Omit<AnyDefinition, 'sheet'>;
type Query = Asked | Omit<Asked, 'page' | 'per_page'>;

interface Page<Row> {
  rows: Row[];
  total: number;
  groups?: RowGroup[];
}

/** A page of a list, and how many rows there are in all; or the groups of its rows, where they are asked for. */
export async function readPage<Row = Record<string, unknown>>(
  { db, query }: { db: Database; query: Asked },
  list: Listed,
): Promise<Page<Row>> {
  const grouping = query.group_by === undefined || query.in_group !== undefined ? undefined : list.groups?.[query.group_by];
  if (grouping) {
    const groups = await countGroups(db, list.from, matching(list, { ...query }), grouping);
    return { rows: [], total: groups.reduce((sum, { count }) => sum + count, 0), groups };
  }
  const page = sql`limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`;
  const count = sql<{ total: number }>`select count(*) as total from ${list.from} where ${matching(list, { ...query })}`;
  const [rows, counted] = await Promise.all([readRows<Row>(db, query, list, page), count.execute(db)]);
  return { rows, total: counted.rows[0]!.total };
}

/** How many of these rows are in each group, by one statement. */
export async function countGroups(
  db: Database,
  from: RawBuilder<unknown>,
  where: RawBuilder<SqlBool>,
  { by, name, order }: Grouping,
): Promise<RowGroup[]> {
  const key = expression(by);
  const words = isWords(name) ? name : undefined;
  const said = isWords(name) ? sql`null` : sql`min(${expression(name)})`;
  const { rows } = await sql<{ key: string | null; name: string | null; count: number }>`
    select ${key}::text as key, ${said}::text as name, count(*) as count from ${from} where ${where}
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

/** All rows of a list. */
export function readAll<Row = Record<string, unknown>>({ db, query }: { db: Database; query: Query }, list: Listed): Promise<Row[]> {
  return readRows<Row>(db, query, list, sql``);
}

async function readRows<Row>(db: Database, query: Query, list: Listed, page: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql`
    select ${selected(list.columns)} from ${list.from} where ${matching(list, { ...query })}
    order by ${orderOf(list, query.sort)} ${page}`.execute(db);
  return (list.describe ? await list.describe(rows as never[]) : rows) as Row[];
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
