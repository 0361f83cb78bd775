import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { cache, root } from '../databases.ts';
import { within, type Line } from '../table.ts';

/** A part of Vite's manifest: a file, and what it imports at once. */
type Manifest = Record<string, { file: string; src?: string; imports?: string[]; name?: string }>;

const web = join(root, 'apps', 'web');
const built = join(cache, 'web');
const LOGIN = /login-screen\.tsx$/;
/** What every screen behind sign-in needs, as apps/web/preload-frame.ts names it. */
const SHELL = 'frame';

/** Script as it goes over the wire: the sign-in page with all that it needs, and what each further screen adds to page and shell. */
export function measureWebSizes(): Line[] {
  const manifest = build();
  const load = (key: string) => withImports(manifest, key);
  const find = (what: RegExp) => Object.keys(manifest).filter((key) => what.test(key));
  const first = new Set([...load('index.html'), ...find(LOGIN).flatMap(load)]);
  const shells = Object.keys(manifest).filter((key) => manifest[key]!.name === SHELL);
  const known = new Set([...first, ...shells.flatMap(load)]);
  const screens = find(/-screen\.tsx$/)
    .filter((key) => !LOGIN.test(key))
    .map((key) => ({ name: basename(key, '.tsx'), size: sizeOf(load(key).filter((file) => !known.has(file))) }))
    .toSorted((one, other) => other.size - one.size);
  const shell = sizeOf([...known].filter((file) => !first.has(file)));
  return [
    within('First load of the sign-in page, script', `${first.size} files`, sizeOf([...first]), 250),
    {
      what: 'The shell around all other screens, script',
      ours: `${known.size - first.size} files`,
      bare: '–',
      figure: `${shell.toFixed(1)} kB`,
      goal: '–',
      met: null,
    },
    ...screens
      .slice(0, 3)
      .map(({ name, size }, place) => within(`${place ? '…' : `Largest of ${screens.length} further screens`}: ${name}`, '', size, 60)),
  ];
}

/** Built apart from what the server serves, with the list of what belongs together. */
function build(): Manifest {
  const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js');
  execFileSync(process.execPath, [vite, 'build', '--manifest', '--outDir', built, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: web,
    stdio: 'inherit',
  });
  return JSON.parse(readFileSync(join(built, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, imports = [] } = manifest[key]!;
  return [file, ...imports.flatMap((other) => withImports(manifest, other, seen))];
}

/** In kilobytes, as the server sends it: the compressed file where the build made one. */
function sizeOf(files: readonly string[]): number {
  const paths = files.filter((file) => file.endsWith('.js')).map((file) => join(built, file));
  return paths.reduce((sum, path) => sum + statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size, 0) / 1000;
}
