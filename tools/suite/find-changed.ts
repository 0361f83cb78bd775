import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../findings.ts';

export interface Changes {
  /** The folders of workspaces with files that differ from main, committed or not. */
  changed: Set<string>;
  /** These and all that depend on them. */
  concerned: Set<string>;
}

/** What a change concerns; undefined where that may be everything. */
export function findChanges(): Changes | undefined {
  const workspaces = readWorkspaces();
  const changed = new Set<string>();
  for (const file of changedFiles()) {
    const workspace = [...workspaces.keys()].find((folder) => file.startsWith(`${folder}/`));
    if (workspace) changed.add(workspace);
    else if (/^(package(-lock)?|tsconfig)\.json$/.test(file)) return undefined;
  }
  return { changed, concerned: addDependents(changed, workspaces) };
}

/** By folder, with the folders of what each depends on. */
function readWorkspaces(): Map<string, string[]> {
  const packages = globSync('{kernel,demo,bench,testing,tools,modules/*/*,apps/*}/package.json', { cwd: root }).map((path) => {
    const { name, dependencies = {} } = JSON.parse(readFileSync(join(root, path), 'utf8')) as Package;
    return { folder: dirname(path), name, dependencies: Object.keys(dependencies) };
  });
  const folderOf = new Map(packages.map(({ name, folder }) => [name, folder]));
  return new Map(packages.map(({ folder, dependencies }) => [folder, dependencies.flatMap((name) => folderOf.get(name) ?? [])]));
}

interface Package {
  name: string;
  dependencies?: Record<string, string>;
}

/** Files that differ from main, committed or not, those removed too. */
export function changedFiles(): string[] {
  const base = git('rev-parse', '--verify', '--quiet', 'main') ? git('merge-base', 'HEAD', 'main') : 'HEAD';
  const differing = git('diff', '--name-only', '--no-renames', base.trim());
  const added = git('ls-files', '--others', '--exclude-standard');
  return `${differing}\n${added}`.split('\n').filter(Boolean);
}

function git(...words: string[]): string {
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8' });
  } catch (failure) {
    if (words[0] === 'rev-parse') return '';
    throw failure;
  }
}

function addDependents(changed: Set<string>, workspaces: Map<string, string[]>): Set<string> {
  const all = new Set(changed);
  for (let before = -1; before !== all.size;) {
    before = all.size;
    for (const [folder, dependencies] of workspaces) if (dependencies.some((one) => all.has(one))) all.add(folder);
  }
  return all;
}
