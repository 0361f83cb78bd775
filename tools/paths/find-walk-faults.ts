import type { Page } from './find-dead-paths.ts';

/** A step of a walk: `` `fileRequests` ([server/file-requests.ts](modules/base/requests/server/file-requests.ts)) ``. */
const STEP = /`(\w+)` \(\[[^\]]+\]\(([^)]+\.tsx?)\)\)/g;

/** Functions and types that a page names before a file, and the file does not export. */
export function findWalkFaults(page: Page, sources: readonly Page[]): string[] {
  const textOf = new Map(sources.map(({ file, text }) => [file, text]));
  return [...page.text.matchAll(STEP)].flatMap(([, name, file]) => {
    const exported = new RegExp(`^export (?:async )?(?:function|const|class|interface|type) ${name}\\b`, 'm');
    return exported.test(textOf.get(file!) ?? '') ? [] : [`${page.file} walks by ${name}, which ${file} does not export`];
  });
}
