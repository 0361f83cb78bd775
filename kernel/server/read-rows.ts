import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from './database.ts';
import type { AnyDefinition, Asked, Column } from './rows.ts';
import { foundBy } from './search.ts';
import { splitSort } from './split-sort.ts';

type Listed = Omit<AnyDefinition, 'sheet'>;
type Query = Asked | Omit<Asked, 'page' | 'per_page'>;

/** A page of a list, and how many rows there are in all. */
export async function readPage<Row = Record<string, unknown>>(
  { db, query }: { db: Database; query: Asked },
  list: Listed,
): Promise<{ rows: Row[]; total: number }> {
  const page = sql`limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`;
  const count = sql<{ total: number }>`select count(*) as total from ${list.from} where ${matching(list, { ...query })}`;
  const [rows, counted] = await Promise.all([readRows<Row>(db, query, list, page), count.execute(db)]);
  return { rows, total: counted.rows[0]!.total };
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

/** What a row of the list must satisfy: within reach, found by the words, and by each filter that is asked for. */
export function matching(
  list: Pick<AnyDefinition, 'reach' | 'search' | 'filters'>,
  query: { term?: string | undefined; [filter: string]: unknown },
): RawBuilder<SqlBool> {
  const asked = Object.entries(list.filters).flatMap(([name, filter]) => {
    const value = query[name];
    return value === undefined || value === null ? [] : [filter(value as never)];
  });
  const conditions = [list.reach, foundBy(query.term, list.search), ...asked].map((condition) => sql`(${condition})`);
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
