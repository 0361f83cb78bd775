import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { CannotStart } from '../cannot-start.ts';
import type { Head } from './archive.ts';
import type { Entry } from './tar.ts';

/** What is ours in a database: not the job queue's tables, which pg-boss makes, nor PostgreSQL's own. */
export const OURS = "n.nspname not in ('pgboss', 'information_schema') and n.nspname not like 'pg\\_%'";
const TABLES = `
  select n.nspname || '.' || c.relname as name,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${OURS} and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_depend x where x.classid = 'pg_class'::regclass and x.objid = c.oid and x.deptype = 'e')
  order by 1`;
const PARTITIONS = `
  select n.nspname || '.' || t.relname as table, n.nspname || '.' || c.relname as partition, pg_get_expr(c.relpartbound, c.oid) as bound
  from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class t on t.oid = i.inhparent join pg_namespace n on n.oid = c.relnamespace
  where ${OURS} and c.relkind = 'r' order by 1, 2`;
const SEQUENCES = `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind = 'S' order by 1`;
/** A part of a table: as many bytes are kept in memory. */
const PART_BYTES = 4 * 2 ** 20;
const NEW_LINE = 10;

/** Opens the snapshot that is copied: what is written afterwards is not seen in it, and it holds up nobody. */
export async function openSnapshot(client: pg.Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  const settings = { 'talaan.opened': '*', statement_timeout: '0', timezone: 'UTC', datestyle: 'ISO' };
  // Rows come in the order in which they lie.
  const order = { max_parallel_workers_per_gather: '0', synchronize_seqscans: 'off' };
  for (const [name, value] of Object.entries({ ...settings, ...order }))
    await client.query('select set_config($1, $2, true)', [name, value]);
}

/** What the snapshot is made of, and the text of its tables. */
export async function readShape(
  client: pg.Client,
): Promise<Pick<Head, 'release' | 'tables' | 'partitions' | 'sequences'> & { schema: string }> {
  const ask = async <T extends object>(sql: string) => (await client.query<T>(sql)).rows;
  const [release] = await ask<{ number: number; fingerprint: string; schema_text: string | null }>(
    'select number, fingerprint, schema_text from kernel.release order by number desc limit 1',
  );
  if (!release?.schema_text) throw new CannotStart('The database is between two releases: start Talaan once, then take the backup.');
  const names = await ask<{ name: string }>(SEQUENCES);
  const numbers = names.map(({ name }) => `select '${name}' as name, last_value::text as last, is_called from ${name}`);
  return {
    release: { number: release.number, fingerprint: release.fingerprint },
    schema: release.schema_text,
    tables: await ask(TABLES),
    partitions: await ask(PARTITIONS),
    // After the snapshot, so that none is behind its rows.
    sequences: await ask(numbers.join(' union all ')),
  };
}

/** The rows of a table as COPY writes them, in parts. PostgreSQL says how many they were once the client has asked something else. */
export async function* readRows(
  client: pg.Client,
  { name, columns }: Head['tables'][number],
  counted: (rows: () => number) => void,
): AsyncGenerator<Entry> {
  const listed = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const copy = client.query(copyTo(`copy (select ${listed} from ${name}) to stdout`));
  counted(() => copy.rowCount);
  let part: Buffer[] = [];
  let size = 0;
  let number = 0;
  const add = (bytes: Buffer) => {
    part.push(bytes);
    size += bytes.length;
  };
  const take = (): Entry => {
    const entry = { name: `tables/${name}/${String((number += 1)).padStart(6, '0')}`, size, content: part };
    part = [];
    size = 0;
    return entry;
  };
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    // Whole rows in each, so that a part can be read by itself.
    const end = size + chunk.length < PART_BYTES ? 0 : chunk.lastIndexOf(NEW_LINE) + 1;
    if (end > 0) {
      add(chunk.subarray(0, end));
      yield take();
    }
    add(chunk.subarray(end));
  }
  if (size > 0) yield take();
}

/** Jobs of the queue that were not done, to be begun again. */
export interface WaitingJob {
  name: string;
  id: string;
  data: object | null;
  priority: number;
  startAfter: string;
  singletonKey: string | null;
}

export async function readWaitingJobs(client: pg.Client): Promise<WaitingJob[]> {
  const { rows } = await client.query<WaitingJob>(
    `select name, id, data, priority, to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startAfter", singleton_key as "singletonKey"
     from pgboss.job where state < 'completed' and name not like '\\_\\_pgboss%' order by created_on, id`,
  );
  return rows;
}
