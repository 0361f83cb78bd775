import { findCircles } from './find-circles.ts';
import { TEST_FILE, type Crossing, type Workspace } from './workspaces.ts';

/** Built before their first users, leave and attendance: what they export may be unused. A name goes when the users have come. */
export const AHEAD_OF_USERS: ReadonlySet<string> = new Set(['ledger', 'requests']);

/** The modules and what they may know of the rest of the house: the kernel, and each other. */
const BELOW = new Set(['kernel']);

/**
 * What is wrong with the walls between workspaces: an import of one that is not declared, modules that depend on each other in a
 * circle, an export of a module by a wildcard, and one that nobody else imports.
 */
export function findWallFaults(workspaces: readonly Workspace[], crossings: readonly Crossing[]): string[] {
  const modules = workspaces.filter(({ folder }) => folder.startsWith('modules/'));
  return [
    ...crossings.flatMap((crossing) => findUndeclared(workspaces, crossing)),
    ...workspaces.flatMap((workspace) => findFloorFaults(workspace, modules)),
    ...findCycles(modules),
    ...modules.flatMap((module) => findExportFaults(module, crossings)),
  ];
}

function findUndeclared(workspaces: readonly Workspace[], { file, from, to }: Crossing): string[] {
  const { dependencies, devDependencies } = workspaces.find(({ name }) => name === from)!;
  if (from === to || dependencies.includes(to)) return [];
  if (TEST_FILE.test(file) && devDependencies.includes(to)) return [];
  return [`${file} imports ${to}, which the package.json of ${from} does not declare`];
}

function findFloorFaults({ name, folder, dependencies }: Workspace, modules: readonly Workspace[]): string[] {
  const allowed = (wanted: string) => BELOW.has(wanted) || modules.some((module) => module.name === wanted);
  if (name === 'kernel')
    return dependencies.map((wanted) => `${folder}/package.json declares ${wanted}: the kernel knows no other workspace`);
  if (!modules.some((module) => module.name === name)) return [];
  return dependencies
    .filter((wanted) => !allowed(wanted))
    .map(
      (wanted) => `${folder}/package.json declares ${wanted}: a module knows the kernel and modules; tests declare it in devDependencies`,
    );
}

function findCycles(modules: readonly Workspace[]): string[] {
  const below = new Map(modules.map(({ name, dependencies }) => [name, dependencies]));
  return findCircles(below).map((circle) => `modules depend on each other in a circle: ${circle.join(' → ')}`);
}

function findExportFaults({ name, folder, exports }: Workspace, crossings: readonly Crossing[]): string[] {
  const imported = new Set(crossings.filter(({ from, to }) => to === name && from !== name).map(({ path }) => path));
  return exports.flatMap((path) => {
    if (path.includes('*')) return [`${folder}/package.json exports ${path}: name the files that others import`];
    return imported.has(path) || AHEAD_OF_USERS.has(name)
      ? []
      : [`${folder}/package.json exports ${path}, which no other workspace imports`];
  });
}
