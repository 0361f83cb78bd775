import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Call } from './mount.ts';
import type { AnyDefinition, Asked, Column } from './rows.ts';
import { foundBy } from './search.ts';
import { splitSort } from './split-sort.ts';

/** The rows of a list that are asked for: a page of them, or all. */
export async function readRows(
  { db, query }: Call<unknown, Asked>,
  list: AnyDefinition,
  which: 'page' | 'all',
): Promise<Record<string, unknown>[]> {
  const page = which === 'page' ? sql`limit ${query.per_page} offset ${(query.page - 1) * query.per_page}` : sql``;
  const { rows } = await sql<Record<string, unknown>>`
    select ${selected(list.columns)} from ${list.from} where ${matching(list, { ...query })} order by ${orderOf(list, query.sort)} ${page}`.execute(
    db,
  );
  return list.describe ? ((await list.describe(rows as never[])) as Record<string, unknown>[]) : rows;
}

export async function countRows({ db, query }: Call<unknown, Asked>, list: AnyDefinition): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${list.from} where ${matching(list, { ...query })}`.execute(
    db,
  );
  return rows[0]!.total;
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
function orderOf({ sort, unsorted, columns }: AnyDefinition, asked: string | undefined): RawBuilder<unknown> {
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
