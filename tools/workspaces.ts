import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './findings.ts';

/** A workspace of the repository, as its package.json describes it; dependencies are those on other workspaces. */
export interface Workspace {
  name: string;
  folder: string;
  dependencies: readonly string[];
  devDependencies: readonly string[];
  /** The paths by which others import it: `./server/public.ts`. */
  exports: readonly string[];
  /** Of a module, the group whose folder it lies in, and whether modules of all groups may stand on it. */
  group: string | undefined;
  isShared: boolean;
}

/** A file that imports another workspace. */
export interface Crossing {
  file: string;
  from: string;
  to: string;
  /** The path within the other workspace: `./server/public.ts`. */
  path: string;
}

/** What runs in tests alone, and may know more. */
export const TEST_FILE = /(\.test\.ts|\.e2e\.ts|fixture\.ts|-kit\.ts)$|\/fixtures\//;
const SOURCES = '{kernel,modules,apps,demo,bench,testing,tools}/**/*.{ts,tsx}';
const SCOPE = '@talaan/';

export function readWorkspaces(): Workspace[] {
  return globSync(['*/package.json', 'apps/*/package.json', 'modules/*/*/package.json'], { cwd: root }).map((file) => {
    const described = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, Record<string, string> | undefined> & {
      name: string;
    };
    const ours = (part: string) =>
      Object.keys(described[part] ?? {}).flatMap((name) => (name.startsWith(SCOPE) ? name.slice(SCOPE.length) : []));
    return {
      name: described.name.slice(SCOPE.length),
      folder: dirname(file),
      dependencies: ours('dependencies'),
      devDependencies: ours('devDependencies'),
      exports: Object.keys(described['exports'] ?? {}),
      group: described['talaan']?.['group'],
      isShared: String(described['talaan']?.['shared']) === 'true',
    };
  });
}

/** Source files of the workspaces with their text, tests too. */
export function readSources(pattern = SOURCES): { file: string; text: string }[] {
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).map((path) => ({
    file: relative(root, join(root, path)),
    text: readFileSync(join(root, path), 'utf8'),
  }));
}

const IMPORT = /(?:\bfrom|\bimport\(?|\bresolve\()\s*'@talaan\/([\w-]+)\/([^']+)'/g;

export function readCrossings(workspaces: readonly Workspace[], sources: readonly { file: string; text: string }[]): Crossing[] {
  return sources.flatMap(({ file, text }) => {
    const from = workspaces.find(({ folder }) => file.startsWith(`${folder}/`));
    if (!from) return [];
    return [...text.matchAll(IMPORT)].map(([, to, path]) => ({ file, from: from.name, to: to!, path: `./${path}` }));
  });
}
