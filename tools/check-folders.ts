import { fail, finish } from './findings.ts';
import { findFolderCircles, findFullFolders, MOST_FILES } from './find-folder-faults.ts';
import { readSources, TEST_FILE } from './workspaces.ts';

/** What there was when this check came. */
const KNOWN_CIRCLES: readonly string[] = ['leave: applications, forms, states'];
const sources = readSources();
const circles = findFolderCircles(sources.filter(({ file }) => !TEST_FILE.test(file)));
const full = findFullFolders(sources.map(({ file }) => file));
for (const circle of circles.filter((one) => !KNOWN_CIRCLES.includes(one))) fail(`folders import one another in a circle: ${circle}`);
for (const circle of KNOWN_CIRCLES.filter((one) => !circles.includes(one)))
  fail(`${circle} is no circle any more: take it out of the known ones`);
for (const [folder, files] of full) fail(`${folder} holds ${files} files; at most ${MOST_FILES}`);
finish('folders', `${circles.length} circles of folders are left; no folder holds more than ${MOST_FILES} files`);
