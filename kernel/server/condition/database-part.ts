import { sql } from 'kysely';
import { formatBytes } from '../files/disk-space.ts';
import type { ConditionPart, ConditionReading, Looked } from './condition-part.ts';
import { countOf, formatDuration } from '../format-amounts.ts';

/** A part of the connections that PostgreSQL takes; beyond it a look is due before it refuses some. */
const MANY_CONNECTIONS = 0.8;
/** Longer than any statement of Talaan may take (`PATIENCE` of database.ts). */
const LONG_TRANSACTION_SECONDS = 600;
const TABLES_SHOWN = 5;

interface Found {
  version: string;
  size: number;
  connections: number;
  most: number;
  oldest: number;
}

/** The size of the database, its largest tables, who is connected and the oldest transaction. */
export const databasePart: ConditionPart = {
  name: 'database',
  title: 'Database',
  place: 20,
  read: async (looked) => {
    const found = await readDatabase(looked);
    const tables = await readLargest(looked);
    const { pool } = looked;
    return {
      ...judge(found),
      facts: [
        { label: 'PostgreSQL', value: found.version },
        { label: 'Size', value: formatBytes(found.size) },
        { label: 'Largest tables', value: tables.map(({ name, bytes }) => `${name} ${formatBytes(bytes)}`).join(', ') },
        { label: 'Connections', value: `${found.connections} of ${found.most}` },
        { label: 'Oldest transaction', value: found.oldest > 0 ? formatDuration(found.oldest) : 'none' },
      ],
      figures: [
        { name: 'talaan_database_bytes', help: 'Size of the database.', value: found.size },
        { name: 'talaan_database_connections', help: 'Connections to PostgreSQL, of all programs.', value: found.connections },
        { name: 'talaan_database_connections_most', help: 'How many connections PostgreSQL takes.', value: found.most },
        { name: 'talaan_database_oldest_transaction_seconds', help: 'Age of the oldest open transaction.', value: found.oldest },
        ...Object.entries({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }).map(([state, value]) => ({
          name: 'talaan_pool_connections',
          help: 'Connections of this process: all, those not in use, and calls that wait for one.',
          value,
          labels: { state },
        })),
      ],
    };
  },
};

function judge({ connections, most, oldest, size }: Found): Pick<ConditionReading, 'state' | 'says'> {
  if (connections > most * MANY_CONNECTIONS)
    return {
      state: 'look',
      says: `${connections} of ${most} connections are in use. Find out which programs hold them, or raise max_connections of PostgreSQL.`,
    };
  if (oldest > LONG_TRANSACTION_SECONDS)
    return {
      state: 'look',
      says: `A transaction has been open for ${formatDuration(oldest)}. Find it in pg_stat_activity and end it: until then nothing behind it is cleared away.`,
    };
  return { state: 'fine', says: `It answers, holds ${formatBytes(size)} and has ${countOf(connections, 'connection')}.` };
}

async function readDatabase({ db }: Looked): Promise<Found> {
  const { rows } = await sql<Found>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size,
      current_setting('max_connections')::integer as most,
      count(*) filter (where datname is not null)::integer as connections,
      coalesce(extract(epoch from max(now() - xact_start) filter (where datname = current_database() and pid <> pg_backend_pid())), 0)::float8
        as oldest
    from pg_stat_activity`.execute(db);
  return rows[0]!;
}

/** With their indexes; the partitions of a table together. */
async function readLargest({ db }: Looked): Promise<{ name: string; bytes: number }[]> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select coalesce(pg_partition_root(c.oid), c.oid)::regclass::text as name, sum(pg_total_relation_size(c.oid))::bigint as bytes
    from pg_class c where c.relkind in ('r', 'm') and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    group by 1 order by 2 desc, 1 limit ${TABLES_SHOWN}`.execute(db);
  return rows;
}
