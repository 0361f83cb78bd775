import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '@talaan/kernel/server/postgres/postgres.ts';
import { throwawaySettings } from '@talaan/kernel/server/postgres/postgres-settings.ts';
import { bringUpSchema } from '@talaan/kernel/server/database/schema.ts';
import { modules } from '@talaan/server/app.ts';
import { writeDistributionPage } from './distribution/write-page.ts';
import { fail, finish, root } from './findings.ts';
import { writeTableTypes } from './types/write-table-types.ts';

/**
 * Asks the catalog of a database made from nothing: comments, indexes under foreign keys, names of constraints; and renews what is made from it, the
 * types of its tables and the page of their distribution.
 */
const OURS = "n.nspname not in ('public', 'pgboss', 'information_schema') and n.nspname not like 'pg\\_%'";
const CHECKS: readonly { sql: string; complaint: string }[] = [
  {
    complaint: 'has no comment',
    sql: `select n.nspname || '.' || c.relname as subject from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${OURS} and c.relkind in ('r', 'p', 'v') and not c.relispartition and obj_description(c.oid) is null`,
  },
  {
    complaint: 'is a foreign key without an index that begins with its columns',
    sql: `select n.nspname || '.' || r.relname || '.' || c.conname as subject
      from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
      where ${OURS} and c.contype = 'f' and not r.relispartition and not exists (
        select from pg_index i where i.indrelid = c.conrelid
          and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] operator(pg_catalog.@>) c.conkey)
      -- A key of several columns into rows that are never changed is never looked up from the other side.
      and not (cardinality(c.conkey) > 1 and exists (select from pg_trigger t where t.tgrelid = c.confrelid and t.tgname ~ '_is_append_only$'))`,
  },
  {
    complaint: 'is a view without security_invoker: row-level security of its table would not hold',
    sql: `select n.nspname || '.' || c.relname as subject from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${OURS} and c.relkind = 'v' and c.relname like '%\\_view' and 'security_invoker=true' <> all (coalesce(c.reloptions, '{}'))`,
  },
  {
    complaint: 'is a constraint that PostgreSQL named: name it for its rule',
    sql: `select n.nspname || '.' || r.relname || '.' || c.conname as subject
      from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
      where ${OURS} and c.contype in ('p', 'u', 'f', 'c', 'x') and not r.relispartition and c.conname ~ '_(pkey|key|fkey|check|excl)\\d*$'`,
  },
];

const dir = mkdtempSync(join(tmpdir(), 'talaan schema '));
const postgres = await startPostgres({ dir, address: 'a check', log: () => undefined, settings: throwawaySettings });
try {
  await bringUpSchema(postgres, modules);
  await askCatalog();
  await checkDistribution();
  await checkTypes();
} finally {
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
finish('schema');

async function askCatalog(): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  for (const { sql, complaint } of CHECKS) {
    const { rows } = await client.query<{ subject: string }>(sql);
    for (const { subject } of rows) fail(`${subject} ${complaint}`);
  }
  await client.end();
}

async function checkDistribution(): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  if (!(await writeDistributionPage(client)))
    fail('docs/distribution.md was not made from these tables: commit it as the check has written it');
  await client.end();
}

async function checkTypes(): Promise<void> {
  await writeTableTypes(postgres.url);
  const changed = execFileSync('git', ['status', '--porcelain', 'kernel/server/tables.ts'], { cwd: root, encoding: 'utf8' });
  if (process.env.CI && changed) fail('kernel/server/tables.ts was not made from these tables: commit it as the check has written it');
}
