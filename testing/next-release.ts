import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readMigrations } from '@talaan/kernel/server/database/migrations.ts';
import { readSchemaText } from '@talaan/kernel/server/database/schema-text.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';

/** The module that changes, the one that comes, and what the migration does for both. */
const CHANGED = 'researchers';
const ADDED = 'synthetic';
const COLUMN = "note text not null default '' constraint note_is_short check (length(note) < 500)";
const FOLLOWS = `
create index project_by_funder on researchers.project (funder);
comment on column researchers.project.note is 'What else is to be said.';
alter table researchers.project drop constraint project_has_a_title;
alter table researchers.project add constraint project_has_a_title check (length(trim(title)) >= 2);`;
const TABLES = `create schema synthetic;
create table synthetic.thing (
  id integer generated always as identity constraint thing_pk primary key,
  name text not null,
  project_id integer constraint thing_is_of_a_project references researchers.project on delete cascade
);
create index thing_by_project on synthetic.thing (project_id);
comment on table synthetic.thing is 'Made by the next release.';
create function synthetic.count_things() returns bigint language sql stable as 'select count(*) from synthetic.thing';
create trigger thing_changes_count after insert on synthetic.thing for each statement execute function kernel.count_change('things');
`;
export const MIGRATION = `alter table researchers.project add column ${COLUMN};${FOLLOWS}
-- make the tables of ${ADDED}
`;

/** The project as its next release may be: a table with another column and an index more, and a module more. */
export interface NextRelease {
  modules: readonly ServerModule[];
  migrations: URL;
}

/** Writes the tables and the migration of the next release below a folder; the present one counts as closed. */
export async function makeNextRelease(dir: string, modules: readonly ServerModule[], migration = MIGRATION): Promise<NextRelease> {
  const [present, { release }] = await Promise.all([readSchemaText(modules), readMigrations()]);
  const changed = present.tablesOf
    .get(CHANGED)!
    .replace("funder text not null default ''\n", `funder text not null default '',\n  ${COLUMN}\n`);
  await mkdir(join(dir, 'migrations'), { recursive: true });
  const write = (name: string, text: string) => writeFile(join(dir, name), text);
  await write(`${CHANGED}.sql`, changed + FOLLOWS);
  await write(`${ADDED}.sql`, TABLES);
  for (let number = 2; number <= release; number += 1) await write(`migrations/${String(number).padStart(4, '0')}-earlier.sql`, '');
  await write(`migrations/${String(release + 1).padStart(4, '0')}-next.sql`, migration);
  await write('migrations/releases.txt', `${release} 2026-11-23 ${present.fingerprint}\n`);
  return openNextRelease(dir, modules);
}

/** The same as it was written before. */
export function openNextRelease(dir: string, modules: readonly ServerModule[]): NextRelease {
  const tables = (name: string) => pathToFileURL(join(dir, `${name}.sql`));
  const others = modules.map((module) => (module.name === CHANGED ? { ...module, tables: tables(CHANGED) } : module));
  return { modules: [...others, { name: ADDED, tables: tables(ADDED) }], migrations: pathToFileURL(`${join(dir, 'migrations')}/`) };
}
