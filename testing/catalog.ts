import pg from 'pg';

/** What belongs to us: neither PostgreSQL's own, nor the job queue's, which pg-boss brings up, nor an extension's. */
const OURS = "n.nspname not in ('pgboss', 'information_schema') and n.nspname not like 'pg\\_%'";
const notOfExtension = (kind: string) =>
  `not exists (select from pg_depend x where x.classid = '${kind}'::regclass and x.objid = o.oid and x.deptype = 'e')`;
const comment = (kind: string) => `coalesce(' comment: ' || obj_description(o.oid, '${kind}'), '')`;
/** Who may do what, in one order. */
const grants = (column: string) =>
  `coalesce(' grants: ' || (select string_agg(a.grantee::regrole || ' ' || a.privilege_type, ', ' order by a.grantee::regrole::text, a.privilege_type)
    from aclexplode(o.${column}) a where a.grantee <> 0), '')`;

/** Each answers what an object is called and all that makes it what it is; `counts` says which tables are looked at. */
const questions = (counts: (table: string) => string) => [
  `select 'schema ' || n.nspname as object, ${grants('nspacl')} || ${comment('pg_namespace')} as definition
   from pg_namespace n join pg_namespace o on o.oid = n.oid where ${OURS}`,
  `select case o.relkind when 'v' then 'view ' when 'S' then 'sequence ' else 'table ' end || o.oid::regclass,
     concat_ws(' ', o.relkind, o.relpersistence, 'rls', o.relrowsecurity, o.relforcerowsecurity, o.reloptions::text, pg_get_partkeydef(o.oid),
       case when o.relkind = 'v' then pg_get_viewdef(o.oid) end,
       (select 'columns: ' || string_agg(attname, ', ' order by attnum) from pg_attribute where attrelid = o.oid and attnum > 0 and not attisdropped and o.relkind <> 'S'),
       (select concat_ws(' ', format_type(s.seqtypid, null), s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache, s.seqcycle) from pg_sequence s where s.seqrelid = o.oid))
     || ${grants('relacl')} || ${comment('pg_class')}
   from pg_class o join pg_namespace n on n.oid = o.relnamespace where ${OURS} and o.relkind in ('r', 'p', 'v', 'm', 'S') and ${counts('o')} and ${notOfExtension('pg_class')}`,
  `select 'column ' || o.oid::regclass || '.' || a.attname,
     concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end, 'identity:' || a.attidentity::text, 'generated:' || a.attgenerated::text,
       a.attcollation::regcollation, a.attstorage, a.attcompression, pg_get_expr(d.adbin, d.adrelid), a.attacl::text, col_description(o.oid, a.attnum))
   from pg_attribute a join pg_class o on o.oid = a.attrelid join pg_namespace n on n.oid = o.relnamespace
   left join pg_attrdef d on d.adrelid = o.oid and d.adnum = a.attnum
   where ${OURS} and o.relkind in ('r', 'p', 'v', 'm') and ${counts('o')} and a.attnum > 0 and not a.attisdropped and ${notOfExtension('pg_class')}`,
  `select 'constraint ' || o.conrelid::regclass || '.' || o.conname, pg_get_constraintdef(o.oid) || case when o.convalidated then '' else ' not valid' end || ${comment('pg_constraint')}
   from pg_constraint o join pg_class r on r.oid = o.conrelid join pg_namespace n on n.oid = r.relnamespace where ${OURS} and ${counts('r')}`,
  `select 'index ' || o.oid::regclass, pg_get_indexdef(o.oid) || case when i.indisvalid then '' else ' invalid' end || ${comment('pg_class')}
   from pg_index i join pg_class o on o.oid = i.indexrelid join pg_namespace n on n.oid = o.relnamespace where ${OURS} and ${counts('o')}`,
  `select 'trigger ' || o.tgrelid::regclass || '.' || o.tgname, pg_get_triggerdef(o.oid) || ' ' || o.tgenabled::text || ${comment('pg_trigger')}
   from pg_trigger o join pg_class r on r.oid = o.tgrelid join pg_namespace n on n.oid = r.relnamespace
   where ${OURS} and not o.tgisinternal and ${counts('r')}`,
  `select 'function ' || o.oid::regprocedure, case when o.prokind = 'a' then '' else pg_get_functiondef(o.oid) end || ${grants('proacl')} || ${comment('pg_proc')}
   from pg_proc o join pg_namespace n on n.oid = o.pronamespace where ${OURS} and ${notOfExtension('pg_proc')}`,
  `select 'policy ' || o.polrelid::regclass || '.' || o.polname, concat_ws(' ', o.polcmd, o.polpermissive, pg_get_expr(o.polqual, o.polrelid), pg_get_expr(o.polwithcheck, o.polrelid))
   from pg_policy o join pg_class r on r.oid = o.polrelid join pg_namespace n on n.oid = r.relnamespace where ${OURS}`,
  `select 'type ' || format_type(o.oid, null), concat_ws(' ', o.typtype, format_type(o.typbasetype, o.typtypmod), o.typnotnull, o.typdefault,
     (select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = o.oid)) || ${comment('pg_type')}
   from pg_type o join pg_namespace n on n.oid = o.typnamespace where ${OURS} and o.typtype in ('d', 'e', 'r') and ${notOfExtension('pg_type')}`,
  `select 'statistics ' || o.stxname, pg_get_statisticsobjdef(o.oid) from pg_statistic_ext o join pg_namespace n on n.oid = o.stxnamespace where ${OURS}`,
  `select 'extension ' || extname, '' from pg_extension`,
];

/**
 * What there is in a database, by its name: tables, columns with their order, constraints, indexes, triggers, functions, grants, comments.
 * Partitions follow from their table, and differ by the months that there are: they are left out unless they are asked for.
 */
export async function readCatalog(ownerUrl: string, { partitions = false } = {}): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // Names as if nothing were on the path, so that each has its schema.
    await client.query("set search_path = ''");
    const found = new Map<string, string>();
    for (const question of questions((table) => (partitions ? 'true' : `not ${table}.relispartition`))) {
      const { rows } = await client.query<{ object: string; definition: string }>(
        `select * from (${question}) as found (object, definition)`,
      );
      for (const { object, definition } of rows) found.set(object, definition);
    }
    return found;
  } finally {
    await client.end();
  }
}

/** What differs, a line each, with both definitions: for the author of the migration. */
export function compareCatalogs(brought: ReadonlyMap<string, string>, fresh: ReadonlyMap<string, string>): string[] {
  const missing = [...fresh].filter(([object]) => !brought.has(object)).map(([object, made]) => `lacks ${object}: ${made}`);
  const extra = [...brought.keys()].filter((object) => !fresh.has(object)).map((object) => `still has ${object}`);
  const different = [...fresh]
    .filter(([object, made]) => brought.has(object) && brought.get(object) !== made)
    .map(([object, made]) => `has another ${object}:\n  is     ${brought.get(object)}\n  wanted ${made}`);
  return [...missing, ...extra, ...different].sort();
}
