import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './findings.ts';

const TYPES = { timestamptz: 'string', int8: 'number', daterange: 'string', bytea: 'Buffer' };

/** Writes kernel/server/tables.ts: the types of every table as this database has it. */
export function writeTableTypes(databaseUrl: string): void {
  const program = join(root, 'node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js');
  const out = join(root, 'kernel', 'server', 'tables.ts');
  const options = ['--dialect', 'postgres', '--url', databaseUrl, '--date-parser', 'string', '--type-mapping', JSON.stringify(TYPES)];
  execFileSync(process.execPath, [program, ...options, '--exclude-pattern', 'pgboss.*', '--out-file', out, '--log-level', 'error'], {
    stdio: 'inherit',
  });
}
