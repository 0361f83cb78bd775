import { join } from 'node:path';

const LIBRARY = /node_modules\//;
const root = join(import.meta.dirname, '..', '..');

/** What the build says of a module. */
export interface Graph {
  getModuleInfo: (id: string) => { code: string | null; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** The files of ours that a file brings along at once, itself among them; what `stop` brings along is left out. */
export function broughtBy(file: string, graph: Graph, stop?: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const stopId = stop === undefined ? undefined : idOf(stop);
  const follow = (id: string) => {
    if (LIBRARY.test(id) || seen.has(id) || id === stopId) return;
    seen.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) follow(imported);
  };
  follow(idOf(file));
  return seen;
}

/** How many of the files that are loaded on their own, such as screens, tabs and dialogs, bring each file of ours along. */
export function countSharers(graph: Graph): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const loaded = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (LIBRARY.test(id) || seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const one of dynamicallyImportedIds) loaded.add(one);
    for (const one of [...importedIds, ...dynamicallyImportedIds]) visit(one);
  };
  visit(idOf('apps/web/main.tsx'));
  for (const one of loaded) for (const id of broughtBy(one, graph)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function idOf(file: string): string {
  return file.startsWith('/') ? file : join(root, file);
}
