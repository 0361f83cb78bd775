import { posix } from 'node:path';

interface Source {
  file: string;
  text: string;
}

/** A folder with more files is no longer read, but searched. */
export const MOST_FILES = 40;

const IMPORT = /(?:\bfrom|\bimport\()\s*'(\.{1,2}\/[^']+)'/g;
const LAYERED = /^(modules\/[^/]+\/[^/]+\/server|kernel\/(?:server|web))\/([^/]+)\//;

/**
 * The folders below the server of a module, and below each half of the kernel, that import one another in a circle, as
 * `module: folder, folder` or `kernel/web: folder, folder`, each set of them once. Files that lie beside the folders belong to none, and stand
 * below them all.
 */
export function findFolderCircles(sources: readonly Source[]): string[] {
  const reached = new Map<string, Map<string, Set<string>>>();
  for (const { file, text } of sources) {
    const [, server, folder] = LAYERED.exec(file) ?? [];
    if (!server || !folder) continue;
    for (const [, path] of text.matchAll(IMPORT)) {
      const [, ofServer, other] = LAYERED.exec(posix.join(posix.dirname(file), path!)) ?? [];
      if (ofServer !== server || other === folder) continue;
      const folders = reached.get(server) ?? reached.set(server, new Map()).get(server)!;
      (folders.get(folder) ?? folders.set(folder, new Set()).get(folder)!).add(other!);
    }
  }
  return [...reached].flatMap(([server, folders]) => findCircles(folders).map((circle) => `${nameOf(server)}: ${circle.join(', ')}`));
}

function nameOf(layered: string): string {
  return layered.startsWith('kernel') ? layered : layered.split('/')[2]!;
}

/** Sets of nodes of which each is reached from each, two of them at least. */
function findCircles(next: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = new Map([...next.keys()].map((node) => [node, reachFrom(node, next)]));
  const circles = [...next.keys()].map((node) =>
    [...next.keys()].filter((other) => reach.get(node)!.has(other) && reach.get(other)!.has(node)).toSorted(),
  );
  return [...new Map(circles.filter(({ length }) => length > 1).map((circle) => [circle.join(), circle])).values()];
}

function reachFrom(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set<string>();
  const waiting = [start];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop())
    for (const other of next.get(node) ?? [])
      if (!seen.has(other)) {
        seen.add(other);
        waiting.push(other);
      }
  return seen;
}

/** Folders with more files than are read, with how many. */
export function findFullFolders(files: readonly string[]): [folder: string, files: number][] {
  const counts = Map.groupBy(files, (file) => posix.dirname(file));
  return [...counts].flatMap(([folder, own]) => (own.length > MOST_FILES ? [[folder, own.length]] : []));
}
