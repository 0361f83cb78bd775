import { dirname, posix } from 'node:path';

/** A page of documentation. */
export interface Page {
  file: string;
  text: string;
}

const QUOTED = /`([^`\n]+)`/g;
const FENCED = /```[\s\S]*?```/g;
/** Letters, digits and what stands in names of files, with at least one folder. */
const LIKE_A_PATH = /^@?[\w.-]+(\/[\w.-]+)+\/?$/;
const OF_OURS = /^(kernel|modules|apps|demo|bench|testing|tools|migrations|docs|deploy|server|web|rules|contract|print)\//;
const ENDS_AS_OURS = /\.(ts|tsx|mjs|sql|typ|css|csv|md|txt|conf|service)$/;
/** Examples in instructions, and what is made by building. */
const NO_FILE = /NNNN|(^|\/)(dist|thing-rows\.ts)(\/|$)|^@(?!talaan\/)/;

/** All paths of files and folders of the repository, those of modules also without their group: `pds/rules/quorum.ts`. */
export function withModules(paths: readonly string[]): Set<string> {
  return new Set(paths.flatMap((path) => [path, ...(/^modules\/[^/]+\/(.+)$/.exec(path)?.slice(1) ?? [])]));
}

/** Each path in backquotes of a page that no file and no folder has. `paths`: by `withModules`. */
export function findDeadPaths({ file, text }: Page, paths: ReadonlySet<string>): string[] {
  const quoted = [...text.replace(FENCED, '').matchAll(QUOTED)].map(([, path]) => path!);
  return quoted.filter((path) => isPath(path) && !isThere(path.replace(/\/$/, ''), file, paths));
}

function isPath(text: string): boolean {
  return LIKE_A_PATH.test(text) && (OF_OURS.test(text) || ENDS_AS_OURS.test(text)) && !NO_FILE.test(text);
}

/** As seen from the root, the page, its module, or another module; pages about all modules may leave the module out. */
function isThere(path: string, page: string, paths: ReadonlySet<string>): boolean {
  const ofWorkspace = path.replace(/^@talaan\//, '');
  const seen = [path, ofWorkspace, posix.join(dirname(page), path)];
  if (seen.some((one) => paths.has(one))) return true;
  return !page.startsWith('modules/') && [...paths].some((one) => one.endsWith(`/${path}`));
}
