import type { Page } from './find-dead-paths.ts';

const POINT = /^export const (\w+) =\s+(?:one|any)Point\b/gm;
const HALF = /^(?:modules\/[^/]+\/)?([^/]+)\/(server|web)\//;
/** A line of the table: the names in backquotes, and where they are defined. */
const ROW = /^\| (`\w+`(?:, `\w+`)*) +\| ([\w-]+\/(?:server|web)) +\|/gm;

/** Points at which modules contribute that the table of the page does not have under their module and half, and lines without such a point. */
export function findPointFaults(page: Page, sources: readonly Page[]): string[] {
  const defined = new Set(sources.flatMap(({ file, text }) => [...text.matchAll(POINT)].map(([, name]) => `${name} of ${halfOf(file)}`)));
  const listed = new Set(
    [...page.text.matchAll(ROW)].flatMap(([, names, half]) => names!.split(', ').map((name) => `${name.slice(1, -1)} of ${half}`)),
  );
  return [
    ...[...defined].filter((one) => !listed.has(one)).map((one) => `${page.file} does not list the point ${one}`),
    ...[...listed].filter((one) => !defined.has(one)).map((one) => `${page.file} lists the point ${one}, which is not there`),
  ];
}

function halfOf(file: string): string {
  const [, module, half] = HALF.exec(file) ?? [];
  return `${module}/${half}`;
}
