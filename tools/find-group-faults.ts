import { findCircles } from './find-circles.ts';
import type { Workspace } from './workspaces.ts';

/** Every module may depend on those of this group. */
const BASE = 'base';

/**
 * What is wrong with the groups of modules: a module that lies elsewhere than its package.json says, one that depends on a module
 * of another group which is neither base nor shared, and groups that depend on each other in a circle.
 */
export function findGroupFaults(workspaces: readonly Workspace[]): string[] {
  const modules = workspaces.filter(({ folder }) => folder.startsWith('modules/'));
  const crossings = modules.flatMap((from) =>
    from.dependencies.flatMap((name) => {
      const to = modules.find((one) => one.name === name);
      return to && to.group !== from.group ? [{ from, to }] : [];
    }),
  );
  const groupsBelow = new Map(
    [...Map.groupBy(crossings, ({ from }) => String(from.group))].map(([group, own]) => [group, own.map(({ to }) => String(to.group))]),
  );
  return [
    ...modules
      .filter(({ folder, group }) => folder.split('/')[1] !== group)
      .map(({ folder, group }) => `${folder}/package.json names the group ${group}: a module lies in the folder of its group`),
    ...crossings
      .filter(({ to }) => to.group !== BASE && !to.isShared)
      .map(({ from, to }) => `${from.folder} depends on ${to.name} of the group ${to.group}, which is not shared`),
    ...findCircles(groupsBelow).map((circle) => `groups depend on each other in a circle: ${circle.join(' → ')}`),
  ];
}
