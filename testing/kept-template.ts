import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { followImports } from './follow-imports.ts';

const root = resolve(import.meta.dirname, '..');
const CACHE = join(root, '.cache');
/** What is read once serves the processes that this one starts, too: a run of tests does not change the code. */
const FINGERPRINT = 'TALAAN_TEST_TEMPLATE';
const HERE = '{kernel,modules,demo,migrations}';
/** What a template is made of: tables and data as they are, and code from where it is entered. */
const DATA = `${HERE}/**/*.{sql,csv,gz,json,typ}`;
const ENTRIES = [
  'testing/app.ts',
  'demo/make-demo.ts',
  'modules/time/attendance/server/public.ts',
  'modules/documents/documents/server/texts/read-texts.ts',
  'kernel/server/database/schema.ts',
  'kernel/server/installation/keep-installation.ts',
  'kernel/server/postgres/postgres-settings.ts',
];
const MODULE_ENTRIES = 'modules/*/*/{server/reference.ts,demo/*.ts}';
/** Code that only lists the modules or starts the product: what it imports makes no rows of the template. */
const NOT_FOLLOWED = /^apps\/|\/server\/(module|routes)\.ts$|^testing\//;

const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

/**
 * Brings the folder of a stopped cluster to `to`: as it was kept, or made anew by `make` in a folder that it is given. Templates of another size or day are
 * kept under a name of their own.
 */
export async function bringTemplate(to: string, make: (dir: string) => Promise<void>, name = 'test-templates'): Promise<void> {
  const kept = join(CACHE, name, (process.env[FINGERPRINT] ??= readFingerprint()));
  if (!existsSync(kept)) await keep(kept, make, to);
  else await copy(`${kept}/.`, to);
}

/** Made at `to`, then copied beside and renamed, so that nobody takes a half. Templates of an earlier shape go. */
async function keep(kept: string, make: (dir: string) => Promise<void>, to: string): Promise<void> {
  await make(to);
  const folder = dirname(kept);
  await mkdir(folder, { recursive: true });
  // What another process is copying beside has the same beginning, and stays.
  const earlier = (await readdir(folder)).filter((name) => !name.startsWith(basename(kept))).map((name) => join(folder, name));
  const beside = await mkdtemp(`${kept}-`);
  await copy(`${to}/.`, beside);
  await rename(beside, kept).catch(() => rm(beside, { recursive: true, force: true }));
  await Promise.all(earlier.map((path) => rm(path, { recursive: true, force: true })));
}

function readFingerprint(): string {
  const hash = createHash('sha256')
    .update(process.version)
    .update(readFileSync(join(root, 'package-lock.json')));
  const data = globSync(DATA, { cwd: root, exclude: (path) => path.includes('node_modules') });
  const entries = [...ENTRIES, ...globSync(MODULE_ENTRIES, { cwd: root })].filter((file) => !file.endsWith('.test.ts'));
  const code = followImports(entries, (file) => !NOT_FOLLOWED.test(file));
  for (const file of [...data, ...code].sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
