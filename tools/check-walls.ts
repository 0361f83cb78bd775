import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, finish, root } from './findings.ts';
import { findOwners, findSqlFaults, findUnusedDependencies, readSqlUses } from './find-sql-faults.ts';
import { findGroupFaults } from './find-group-faults.ts';
import { findWallFaults } from './find-wall-faults.ts';
import { readCrossings, readSources, readWorkspaces, TEST_FILE } from './workspaces.ts';

/** Holds imports and SQL against the package.json of each workspace. A reader that sees too little would find nothing. */
const FEWEST = { crossings: 2000, uses: 1500 };

const workspaces = readWorkspaces();
const sources = readSources();
const crossings = readCrossings(workspaces, sources);
const sqlFiles = readSources('{kernel,modules}/**/*.sql');
const typed = [...readFileSync(join(root, 'kernel/server/tables.ts'), 'utf8').matchAll(/^ {2}"([a-z0-9_]+\.[a-z0-9_]+)":/gm)].map(
  ([, name]) => name!,
);
const owners = findOwners(typed, sqlFiles);
const made = sqlFiles.flatMap(({ text }) => [...text.matchAll(/^create view\s+([a-z0-9_]+\.[a-z0-9_]+)/gim)].map(([, name]) => name!));
const views = new Map(made.map((name) => [name, owners.get(name)!]));
const tables = new Set(typed.filter((name) => !views.has(name)));
const uses = [...sources, ...sqlFiles]
  .filter(({ file }) => file.startsWith('modules/') && !TEST_FILE.test(file))
  .flatMap(({ file, text }) => readSqlUses(file, file.split('/')[2]!, text, owners));

for (const fault of findWallFaults(workspaces, crossings)) fail(fault);
for (const fault of findGroupFaults(workspaces)) fail(fault);
for (const fault of findSqlFaults(workspaces, uses, { tables, views })) fail(fault);
for (const fault of findUnusedDependencies(workspaces, crossings, uses)) fail(fault);
if (crossings.length < FEWEST.crossings || uses.length < FEWEST.uses)
  fail('fewer imports and tables were seen than there are: sources are not read');
const groups = new Set(workspaces.flatMap(({ group }) => group ?? []));
const foreign = uses.filter(({ module, owner, isOfShape }) => owner !== module && owner !== 'kernel' && !isOfShape);
const ofTables = foreign.filter(({ named }) => tables.has(named));
finish(
  'walls',
  `${workspaces.filter(({ group }) => group).length} modules in ${groups.size} groups, ${crossings.length} imports between workspaces; modules name ` +
    `tables of others ${ofTables.length} times, their views and functions ${foreign.length - ofTables.length} times`,
);
