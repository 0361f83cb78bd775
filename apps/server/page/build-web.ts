import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '..', '..', '..');
const web = join(root, 'apps', 'web');
const dist = join(web, 'dist');
const STAMP = '.sources';
/** Screens are built without it where it is not installed (apps/web/face-files.ts). */
const faceLibrary = join(root, 'node_modules', '@vladmandic', 'human');

const sources = ['apps/web', 'kernel/web', 'kernel/contract', 'modules', 'package-lock.json'];
const notForTheWeb = new Set(['node_modules', 'dist', 'server', 'print']);
const neverBuilt = /\.(test|e2e)\.tsx?$|\.md$/;

/**
 * Builds the screens when a file that they are made of is not the one of the last build. The new ones take the place of the
 * old at once: anyone who serves or builds them at the same moment never sees a half.
 */
export async function buildWebIfChanged(log: (line: string) => void, signal?: AbortSignal): Promise<void> {
  const fingerprint = readFingerprint();
  const stamp = join(dist, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  log('Building the screens …');
  const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js');
  const beside = join(root, '.cache', `web-${process.pid}`);
  try {
    await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', join(beside, 'new')], {
      cwd: web,
      ...(signal && { signal }),
    });
    writeFileSync(join(beside, 'new', STAMP), fingerprint);
    if (existsSync(dist)) renameSync(dist, join(beside, 'old'));
    renameSync(join(beside, 'new'), dist);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

function readFingerprint(): string {
  const hash = createHash('sha256')
    .update(process.version)
    .update(`faces: ${existsSync(faceLibrary)}`);
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
