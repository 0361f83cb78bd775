import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..', '..');
const OURS = '{kernel,modules,apps}/**/*.tsx';
const THEIRS = 'node_modules/@mantine/*/esm/**/*.mjs';
const OF_THEIRS = /\/@mantine\/[\w-]+\/esm\/.*\.mjs$/;
/** `Menu.Sub = MenuSub;` in `Menu.mjs`. */
const GIVEN = /^([A-Z]\w*\.[A-Z]\w*) = [A-Z]\w*;$/gm;
const IMPORTED = /import \{([^}]*)\} from ["']@mantine\/\w+["']/g;
const BESIDE = /from "(\.[^"]+\.mjs)"/g;
const NAMED = /\b[A-Z]\w*\.[A-Z]\w*\b/g;
/** Where components of theirs name parts only to say how they are used wrongly. */
const SAID = /"(?:[^"\\\n]|\\.)*"|`[^`]*`/g;

/**
 * Components of Mantine bring all their parts along, because each part is a property of its component: submenus, aside and footer of the
 * frame, what resizes it. Parts that neither our screens name nor the components that these show stay behind.
 */
export function leavePartsBehind(): Plugin {
  let named: ReadonlySet<string> = new Set();
  return {
    name: 'leave-parts-behind',
    apply: 'build',
    buildStart: () => {
      named = findNamed();
    },
    transform: {
      filter: { id: OF_THEIRS },
      handler: (code) => ({ code: code.replace(GIVEN, (given, part: string) => (named.has(part) ? given : '')), map: null }),
    },
  };
}

/** Parts such as `Menu.Item` that our screens name, or components of Mantine that these show. */
export function findNamed(): ReadonlySet<string> {
  const ours = globSync(OURS, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).map((file) => read(join(root, file)));
  const theirs = [...broughtBy(ours)].map((text) => text.replace(GIVEN, '').replace(SAID, ''));
  return new Set([...ours, ...theirs].flatMap((text) => text.match(NAMED) ?? []));
}

/** The files of Mantine that texts import, directly or by others. */
function broughtBy(texts: readonly string[]): Iterable<string> {
  const paths = new Map(globSync(THEIRS, { cwd: root }).map((file) => [basename(file, '.mjs'), join(root, file)]));
  const brought = new Map<string, string>();
  const bring = (path: string) => {
    if (brought.has(path)) return;
    const text = read(path);
    brought.set(path, text);
    for (const [, file] of text.matchAll(BESIDE)) bring(join(dirname(path), file!));
    bringNamed(text);
  };
  const bringNamed = (text: string) => {
    for (const [, names] of text.matchAll(IMPORTED))
      for (const name of names!.match(/\w+/g) ?? []) if (paths.has(name)) bring(paths.get(name)!);
  };
  for (const text of texts) bringNamed(text);
  return brought.values();
}

function read(path: string): string {
  return readFileSync(path, 'utf8');
}
