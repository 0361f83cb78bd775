import { readdir, readFile } from 'node:fs/promises';
import { CannotStart } from '../cannot-start.ts';

/** The migrations of the project: `0002-leave.sql` brings a database of release 1 to release 2. */
export const MIGRATIONS = new URL('../../../migrations/', import.meta.url);
/** One line for each release that was closed, `1 2026-11-25 9f86d0…`: its number, its day, and the fingerprint of its tables. */
const RELEASES = 'releases.txt';

export interface Migration {
  /** The release that it leads to. */
  release: number;
  name: string;
  text: string;
}

export interface Migrations {
  /** The release of this program: that of its last migration, or 1. */
  release: number;
  /** By their order, from release 2 on. */
  steps: readonly Migration[];
  /** The fingerprints of the tables of closed releases, by number. */
  closed: ReadonlyMap<number, string>;
}

/** Reads them all. Error: a number that is missing or taken twice. */
export async function readMigrations(folder: URL = MIGRATIONS): Promise<Migrations> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const steps = await Promise.all(
    names.map(async (name) => ({ release: Number.parseInt(name, 10), name, text: await readFile(new URL(name, folder), 'utf8') })),
  );
  for (const [at, { release, name }] of steps.entries())
    if (release !== at + 2) throw new Error(`migrations/${name}: the number ${at + 2} is expected there`);
  return { release: steps.at(-1)?.release ?? 1, steps, closed: readClosed(await readReleases(folder)) };
}

/** The text of `releases.txt`; empty before the first release. */
export async function readReleases(folder: URL): Promise<string> {
  return readFile(new URL(RELEASES, folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}

function readClosed(text: string): Map<number, string> {
  return new Map([...text.matchAll(/^(\d+) \d{4}-\d{2}-\d{2} ([0-9a-f]{64})$/gm)].map(([, number, hash]) => [Number(number), hash!]));
}

const TABLES_OF = /^-- make the tables of (\S+)$/gm;

/**
 * Puts the tables of a module where a line of the migration asks for them: `-- make the tables of leave`. Only while the release is
 * open: when it is closed, the text takes the place of the line, so that later changes of the module do not change the past.
 */
export function insertTables(text: string, tablesOf: ReadonlyMap<string, string>): string {
  return text.replaceAll(TABLES_OF, (_, module: string) => {
    const tables = tablesOf.get(module);
    if (tables === undefined) throw new Error(`a migration makes the tables of ${module}, which is no module`);
    return `-- The tables of ${module}.\n${tables}`;
  });
}

/** A release as a database or a program has it. */
export interface Release {
  number: number;
  fingerprint: string;
}

/** How far a database is behind the program: 0 where it is of the same release. Error: CannotStart with what to do. */
export function countReleasesBehind(database: Release, program: Release, closed: ReadonlyMap<number, string>): number {
  const behind = program.number - database.number;
  if (behind < 0)
    throw new CannotStart(
      `This database is newer than the program: it is of release ${database.number}, the program of release ${program.number}.\n` +
        `Start a Talaan of release ${database.number} or later. Nothing was changed.`,
    );
  if (database.fingerprint === (behind === 0 ? program.fingerprint : closed.get(database.number))) return behind;
  throw new CannotStart(
    `This database was made by a Talaan between two releases: its tables are not those of release ${database.number}.\n` +
      'No migration leads on from there. For the demo run "npm run demo -- --fresh"; anything else is served by the Talaan that made it. Nothing was changed.',
  );
}
