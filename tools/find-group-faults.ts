import type { Workspace } from './workspaces.ts';

/** On the modules of this group every other one may stand. */
const BASE = 'base';

/**
 * What is wrong with the groups of modules: a module that lies elsewhere than its package.json says, one that stands on a module of
 * another group which is neither base nor shared, and groups that stand on each other in a circle.
 */
export function findGroupFaults(workspaces: readonly Workspace[]): string[] {
  const modules = workspaces.filter(({ folder }) => folder.startsWith('modules/'));
  const crossings = modules.flatMap((from) =>
    from.dependencies.flatMap((name) => {
      const to = modules.find((one) => one.name === name);
      return to && to.group !== from.group ? [{ from, to }] : [];
    }),
  );
  return [
    ...modules
      .filter(({ folder, group }) => folder.split('/')[1] !== group)
      .map(({ folder, group }) => `${folder}/package.json names the group ${group}: a module lies in the folder of its group`),
    ...crossings
      .filter(({ to }) => to.group !== BASE && !to.isShared)
      .map(({ from, to }) => `${from.folder} stands on ${to.name} of the group ${to.group}, which is not shared`),
    ...findCircles(new Set(crossings.map(({ from, to }) => `${from.group} ${to.group}`))),
  ];
}

/** `crossings`: pairs of groups. Each circle once, from its first name in the alphabet. */
function findCircles(crossings: ReadonlySet<string>): string[] {
  const pairs = [...crossings].map((pair) => pair.split(' ') as [string, string]);
  const reach = (path: readonly string[]): string[][] =>
    pairs
      .filter(([from]) => from === path.at(-1))
      .flatMap(([, next]) => {
        if (next === path[0]) return [[...path, next]];
        return path.includes(next) || next < path[0]! ? [] : reach([...path, next]);
      });
  const groups = [...new Set(pairs.flat())].toSorted();
  return groups.flatMap((group) => reach([group]).map((circle) => `groups stand on each other in a circle: ${circle.join(' → ')}`));
}
