import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';

const MB = 2 ** 20;

/**
 * How much of its tables PostgreSQL keeps in its own memory: an eighth of that of the machine or container, from 128 MB to 1 GB. It is taken
 * as tables are read, not at the start.
 */
export function sharedBuffers(memory: number): string {
  return `${Math.min(1024, Math.max(128, Math.round(memory / 8 / MB)))}MB`;
}

/** Which shared memory parallel work uses: Linux has POSIX's in a folder that small containers may lack; each system has one of its own. */
export function sharedMemoryType(platform: NodeJS.Platform, hasFolder: boolean): string {
  if (platform === 'win32') return 'windows';
  return platform === 'linux' && !hasFolder ? 'sysv' : 'posix';
}

const settings = {
  // Reached from this machine only, by password: by the socket in its home, whose folder is the one above `cluster`, or on a port of ours.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '..',
  max_connections: '100',
  // What was answered as saved survives a power cut.
  fsync: 'on',
  synchronous_commit: 'on',
  wal_compression: 'on',
  max_wal_size: '4GB',
  shared_buffers: sharedBuffers(Math.min(totalmem(), process.constrainedMemory() || Infinity)),
  dynamic_shared_memory_type: sharedMemoryType(process.platform, existsSync('/dev/shm')),
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  random_page_cost: '1.1',
  jit: 'off',
  // Tables partitioned by month take a lock for each month.
  max_locks_per_transaction: '256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A refused row is the server's to tell; here it would copy personal data into a log.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/** Given on the command line at each start: a release's settings hold for databases of earlier ones too. */
export const postgresSettings = asArguments(settings);

/**
 * For data that nobody will miss after a power cut: those of a test. A vacuum that PostgreSQL begins by itself is its superuser's,
 * and a database in which it works could not be dropped.
 */
export const throwawaySettings = asArguments({
  ...settings,
  shared_buffers: '256MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  // Rows copied into tables of the same transaction are not logged first.
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  // Each file connects a dozen times; the password is random and lives for minutes.
  scram_iterations: '1',
});

function asArguments(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
