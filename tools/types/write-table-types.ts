import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../findings.ts';
import { typeViewColumns, type ViewColumns } from './type-view-columns.ts';

const TYPES = { timestamptz: 'string', int8: 'number', daterange: 'string', bytea: 'Buffer' };
const OUT = join(root, 'kernel', 'server', 'tables.ts');

const VIEWS_OF_ONE_TABLE = `
  select distinct n.nspname || '.' || v.relname as view, m.nspname || '.' || t.relname as table, pg_get_viewdef(v.oid) as definition
  from pg_rewrite r join pg_class v on v.oid = r.ev_class and v.relkind = 'v' join pg_namespace n on n.oid = v.relnamespace
  join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refclassid = 'pg_class'::regclass and d.refobjid <> v.oid
  join pg_class t on t.oid = d.refobjid join pg_namespace m on m.oid = t.relnamespace
  where v.relname like '%\\_view' order by 1`;

/** Writes kernel/server/tables.ts: the types of every table and view as this database has it. */
export async function writeTableTypes(databaseUrl: string): Promise<void> {
  const program = join(root, 'node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js');
  const options = ['--dialect', 'postgres', '--url', databaseUrl, '--date-parser', 'string', '--type-mapping', JSON.stringify(TYPES)];
  execFileSync(process.execPath, [program, ...options, '--exclude-pattern', 'pgboss.*', '--out-file', OUT, '--log-level', 'error'], {
    stdio: 'inherit',
  });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<ViewColumns>(VIEWS_OF_ONE_TABLE);
  await client.end();
  writeFileSync(OUT, typeViewColumns(readFileSync(OUT, 'utf8'), rows));
}
