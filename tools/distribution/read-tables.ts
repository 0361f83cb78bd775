import type pg from 'pg';
import type { CatalogTable } from './judge-distribution.ts';

const OURS = "n.nspname not in ('public', 'pgboss', 'information_schema') and n.nspname not like 'pg\\_%'";
const TABLES = `pg_class r join pg_namespace n on n.oid = r.relnamespace where ${OURS} and r.relkind in ('r', 'p') and not r.relispartition`;
const NAME = "n.nspname || '.' || r.relname";
const columnsOf = (relation: string, numbers: string) =>
  `array(select a.attname::text from unnest(${numbers}) with ordinality as k (number, place)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number order by k.place)`;

/** All tables but those of the job queue; partitions count with their table. */
export async function readTables(client: pg.ClientBase): Promise<CatalogTable[]> {
  // Of an exclusion, the columns compared by equality; an expression has no column.
  const { rows } = await client.query<CatalogTable>(`
    select ${NAME} as name,
      (select json_agg(json_build_object('name', attname, 'required', attnotnull) order by attnum) from pg_attribute
        where attrelid = r.oid and attnum > 0 and not attisdropped) as columns,
      (select coalesce(json_agg(json_build_object('name', x.relname, 'columns', ${columnsOf('r.oid', 'i.indkey::smallint[]')}) order by x.relname), '[]')
        from pg_index i join pg_class x on x.oid = i.indexrelid
        where i.indrelid = r.oid and (i.indisunique or i.indisexclusion)) as keys,
      (select coalesce(json_agg(json_build_object('name', c.conname, 'columns', ${columnsOf('c.conrelid', 'c.conkey')},
          'to', (select fn.nspname || '.' || f.relname from pg_class f join pg_namespace fn on fn.oid = f.relnamespace where f.oid = c.confrelid),
          'toColumns', ${columnsOf('c.confrelid', 'c.confkey')}) order by c.conname), '[]')
        from pg_constraint c where c.conrelid = r.oid and c.contype = 'f' and c.conparentid = 0) as "foreignKeys",
      array(select tgname::text from pg_trigger where tgrelid = r.oid and not tgisinternal order by tgname) as triggers
    from ${TABLES} order by 1`);
  return rows;
}
