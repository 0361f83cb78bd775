import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '..', '..');
const web = join(root, 'apps', 'web');
const stamp = join(web, 'dist', '.sources');

const sources = ['apps/web', 'kernel/web', 'kernel/contract', 'modules', 'package-lock.json'];
const notForTheWeb = new Set(['node_modules', 'dist', 'server', 'print']);
const neverBuilt = /\.(test|e2e)\.tsx?$|\.md$/;

/** Builds the screens when a file that they are made of is not the one of the last build. */
export async function buildWebIfChanged(log: (line: string) => void, signal: AbortSignal): Promise<void> {
  const fingerprint = readFingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  log('Building the screens …');
  const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: web, signal });
  writeFileSync(stamp, fingerprint);
}

function readFingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  if (path === 'package-lock.json') {
    hash.update(readFileSync(join(root, path)));
    return;
  }
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory() && !notForTheWeb.has(entry.name)) addTo(hash, inner);
    else if (entry.isFile() && !neverBuilt.test(entry.name)) hash.update(inner).update(readFileSync(join(root, inner)));
  }
}
