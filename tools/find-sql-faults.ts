import { sqlPieces } from './sql-pieces.ts';
import type { Crossing, Workspace } from './workspaces.ts';

/** A table or function, as a module's SQL names it. */
export interface SqlUse {
  file: string;
  module: string;
  /** The module that keeps it. */
  owner: string;
  /** `organization.office`. */
  named: string;
  writes: boolean;
  /** A foreign key, a trigger or an index names the table itself. */
  isOfShape: boolean;
}

/** What every module may read: the kernel's own tables and those of the job queue. */
const OF_ALL = new Set(['kernel', 'pgboss']);

/** Demo rows stand for what people did in the modules below too: a contract brings its appointment. */
const DEMO = /^modules\/[^/]+\/[^/]+\/demo\//;

/** How a view is named that a module makes for others: as its table, and so. */
const VIEW = /_view$/;

/**
 * A module reads what modules that it declares keep, and writes its own tables alone; what others keep it changes by their functions.
 * Of a module that makes views for others (`organization.office_view`) it reads views and functions alone. `tables` are all tables
 * without the views, `views` all views with who keeps them.
 */
export function findSqlFaults(
  workspaces: readonly Workspace[],
  uses: readonly SqlUse[],
  { tables, views }: { tables: ReadonlySet<string>; views: ReadonlyMap<string, string> },
): string[] {
  const showing = new Set([...views].filter(([name]) => VIEW.test(name)).map(([, owner]) => owner));
  const faults = uses.flatMap(({ file, module, owner, named, writes, isOfShape }) => {
    if (owner === module) return [];
    if (writes && !DEMO.test(file)) return [`${file} writes ${named}: only ${owner} does; ask a function of its server/public.ts`];
    const declared = workspaces.find(({ name }) => name === module)?.dependencies ?? [];
    if (!OF_ALL.has(owner) && !declared.includes(owner))
      return [`${file} reads ${named}, and the package.json of ${module} does not declare ${owner}`];
    if (writes || isOfShape || !tables.has(named) || !showing.has(owner)) return [];
    const view = views.has(`${named}_view`) ? `read ${named}_view` : `${owner}/server/views.sql has no view of it`;
    return [`${file} reads the table ${named}: ${view}`];
  });
  return [...new Set(faults)];
}

/** What a module declares and neither imports nor reads. */
export function findUnusedDependencies(
  workspaces: readonly Workspace[],
  crossings: readonly Crossing[],
  uses: readonly SqlUse[],
): string[] {
  return workspaces.flatMap(({ name, folder, dependencies, devDependencies }) =>
    [...dependencies, ...devDependencies]
      .filter((wanted) => wanted !== 'kernel' && !crossings.some(({ from, to }) => from === name && to === wanted))
      .filter((wanted) => !uses.some(({ module, owner }) => module === name && owner === wanted))
      .map((wanted) => `${folder}/package.json declares ${wanted}, of which nothing is imported or read`),
  );
}

const WRITE =
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|merge\s+into|truncate(?:\s+table)?|alter\s+table(?:\s+only)?|drop\s+table|(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*')\s*$/i;
/** A trigger hears of another module's changes, and an index serves the foreign key of the module above: both may be (decision 54). */
const CHANGES_SHAPE = /\b(?:create\s+policy\s[^;]*?\bon|comment\s+on\s+\w+)\s*$/i;
/** What may name a table of another module, whatever its views are. */
const SHAPE = /\b(?:references|alter\s+table|(?:create|drop)\s[^;]*?\b(?:trigger|index)\s[^;]*?\bon)\s*$/i;
/** A foreign key that points upward is added by the module above (decision 4). */
const FOREIGN_KEY = /^\s+(?:add\s+constraint\s+\w+\s+foreign\s+key|validate\s+constraint)/i;

const MAKES = /^create (?:or replace )?(?:unlogged )?(?:function|view|table|type)\s+(?:if not exists )?([a-z0-9_]+\.[a-z0-9_]+)/gim;

/**
 * Who keeps each table and function: the module whose SQL creates it, since modules of a group may share a schema of PostgreSQL. What no file
 * creates, such as tables of the job queue, belongs to the one that its schema is named for.
 */
export function findOwners(tables: readonly string[], sqlFiles: readonly { file: string; text: string }[]): Map<string, string> {
  const made = sqlFiles.flatMap(({ file, text }) => {
    const owner = /^modules\/[^/]+\/([^/]+)\//.exec(file)?.[1];
    return [...text.matchAll(MAKES)].map(([, name]) => [name!, owner ?? schemaOf(name!)] as const);
  });
  return new Map([...tables.map((name) => [name, schemaOf(name)] as const), ...made]);
}

function schemaOf(name: string): string {
  return name.slice(0, name.indexOf('.'));
}

/** What a text of SQL, or of TypeScript with SQL in it, names of others. `owners` are the known tables and functions with who keeps them. */
export function readSqlUses(file: string, module: string, text: string, owners: ReadonlyMap<string, string>): SqlUse[] {
  const isSql = file.endsWith('.sql');
  const pieces = isSql ? [withoutComments(text)] : sqlPieces(text);
  return pieces.flatMap((piece) =>
    [...piece.matchAll(/(?<![\w.'/:-])([a-z][a-z0-9_]*)\.([a-z][a-z0-9_]*)\b(?!\s*:)/g)].flatMap(({ 1: schema, 2: name, index }) => {
      const named = `${schema}.${name}`;
      const owner = owners.get(named);
      if (owner === undefined) return [];
      const before = piece.slice(Math.max(0, index - 200), index);
      const changesShape = isSql && CHANGES_SHAPE.test(before.slice(before.lastIndexOf(';') + 1));
      const writes = (WRITE.test(before) && !FOREIGN_KEY.test(piece.slice(index + named.length))) || changesShape;
      const isOfShape = isSql && SHAPE.test(before.slice(before.lastIndexOf(';') + 1));
      return [{ file, module, owner, named, writes, isOfShape }];
    }),
  );
}

function withoutComments(sql: string): string {
  return sql.replace(/--[^\n]*/g, '').replace(/^comment on ([^']*)'(?:[^']|'')*'/gm, "comment on $1''");
}
