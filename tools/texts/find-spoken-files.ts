import { dirname, join } from 'node:path';
import { DEFAULT_GROUPS } from '@talaan/kernel/contract/groups.ts';

interface Source {
  file: string;
  text: string;
}

const SCREENS = /^modules\/[^/]+\/[^/]+\/web\/(screens|module)\.ts$/;
/** A screen in its list: what stands before `load`, and the file that this imports. */
const SCREEN = /path: ['`]([^'`]+)['`],((?:(?!path: ['`]).)*?)load: (?:async )?\(\) =>.*?import\('([^']+)'\)/gs;
/** What everyone sees on screens of other modules: each such part with the file that it imports. */
const PART = /contribute\(\s*(?:requestParts|accountSections|documentParts|filingParts|monthParts),.*?import\('([^']+)'\)/gs;
const GROUP = /group: '([^']+)'/;
const IMPORT = /(?:\bfrom |\bimport\()'([^']+)'/g;
const IS_WEB = /\/web\/.*\.tsx?$/;

/**
 * The files of screens about oneself, or that every employee, applicants or anyone may open, with all that they show of the browser's code: these speak both
 * languages. `folders` are those of the workspaces by name, `englishPaths` screens that stay English.
 */
export function findSpokenFiles(
  sources: readonly Source[],
  folders: ReadonlyMap<string, string>,
  englishPaths: ReadonlySet<string>,
): Set<string> {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const reached = new Set<string>();
  const reach = (file: string) => {
    const text = texts.get(file);
    if (text === undefined || reached.has(file) || !IS_WEB.test(`/${file}`)) return;
    reached.add(file);
    for (const [, path] of text.matchAll(IMPORT)) {
      const imported = path!.startsWith('.') ? join(dirname(file), path!) : inWorkspace(path!, folders);
      if (imported) reach(imported);
    }
  };
  for (const { file, text } of sources.filter((one) => SCREENS.test(one.file))) {
    for (const [, loaded] of text.matchAll(PART)) reach(join(dirname(file), loaded!));
    for (const [, path, said, loaded] of text.matchAll(SCREEN)) {
      if (isForAll(path!, said!) && !englishPaths.has(path!)) reach(join(dirname(file), loaded!));
    }
  }
  return reached;
}

/** What is about oneself stands under an own path or in the own part of the menu, also where a role of employees opens it. */
function isForAll(path: string, said: string): boolean {
  if (/^\/(account|my|profile)\b/.test(path) || said.includes("group: 'Me'") || said.includes('applicants:')) return true;
  return (DEFAULT_GROUPS as readonly string[]).includes(GROUP.exec(said)?.[1] ?? '');
}

/** `@talaan/kernel/web/x.ts`, by the folder of its workspace. */
function inWorkspace(path: string, folders: ReadonlyMap<string, string>): string | undefined {
  const [, name, rest] = /^@talaan\/([\w-]+)\/(.+)$/.exec(path) ?? [];
  const folder = folders.get(name ?? '');
  return folder && join(folder, rest!);
}
