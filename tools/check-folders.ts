import { fail, finish } from './findings.ts';
import { findFolderCircles, findFullFolders, MOST_FILES } from './find-folder-faults.ts';
import { readSources, TEST_FILE } from './workspaces.ts';

const sources = readSources();
for (const circle of findFolderCircles(sources.filter(({ file }) => !TEST_FILE.test(file))))
  fail(`folders import one another in a circle: ${circle}`);
for (const [folder, files] of findFullFolders(sources.map(({ file }) => file)))
  fail(`${folder} holds ${files} files; at most ${MOST_FILES}`);
finish('folders', `no circle of folders is left; no folder holds more than ${MOST_FILES} files`);
