import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
/** The folders of workspaces by their names. */
const folders = new Map(globSync(['{kernel,demo,testing}', 'modules/*/*'], { cwd: root }).map((folder) => [basename(folder), folder]));
const known = new Map<string, string[]>();

/** These files and all of ours that they import, one through the other; what a file imports counts only where it `isFollowed`. */
export function followImports(entries: readonly string[], isFollowed: (file: string) => boolean = () => true): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (isFollowed(file)) waiting.push(...importsOf(file));
  }
  return found;
}

function importsOf(file: string): string[] {
  const kept = known.get(file);
  if (kept) return kept;
  const text = readFileSync(join(root, file), 'utf8');
  const named = [...text.matchAll(/(?:from|import\(|import) ?'([^']+\.(?:tsx?|css))'/g)].map(([, name]) => name!);
  const found = named.flatMap((name) => fileOf(name, file));
  known.set(file, found);
  return found;
}

function fileOf(name: string, importer: string): string[] {
  if (name.startsWith('.')) return [relative(root, resolve(root, dirname(importer), name))];
  const [, workspace, inner] = /^@talaan\/([^/]+)\/(.+)$/.exec(name) ?? [];
  const folder = folders.get(workspace ?? '');
  if (!folder) return [];
  return existsSync(join(root, folder, inner!)) ? [`${folder}/${inner}`] : [];
}
