import { fail, finish } from './findings.ts';
import { findFolderCircles, findFullFolders, MOST_FILES } from './find-folder-faults.ts';
import { readSources, TEST_FILE } from './workspaces.ts';

/** What there was when this check came; only less of it is right. */
const KNOWN_CIRCLES: readonly string[] = ['leave: applications, forms, states'];
const KNOWN_FULL: Readonly<Record<string, number>> = {
  'apps/server': 62,
  'kernel/server': 150,
  'kernel/web': 151,
  testing: 45,
};

const sources = readSources();
const circles = findFolderCircles(sources.filter(({ file }) => !TEST_FILE.test(file)));
const full = findFullFolders(sources.map(({ file }) => file));
for (const circle of circles.filter((one) => !KNOWN_CIRCLES.includes(one))) fail(`folders import one another in a circle: ${circle}`);
for (const circle of KNOWN_CIRCLES.filter((one) => !circles.includes(one)))
  fail(`${circle} is no circle any more: take it out of the known ones`);
for (const [folder, files] of full.filter(([name, count]) => count > (KNOWN_FULL[name] ?? MOST_FILES)))
  fail(`${folder} holds ${files} files; at most ${KNOWN_FULL[folder] ?? MOST_FILES}`);
finish('folders', `${circles.length} circles of folders and ${full.length} folders of more than ${MOST_FILES} files are left`);
