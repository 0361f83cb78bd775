import { sqlPieces } from './sql-pieces.ts';
import type { Crossing, Workspace } from './workspaces.ts';

/** A table or function of a schema, as a module's SQL names it. */
export interface SqlUse {
  file: string;
  module: string;
  schema: string;
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
 * A module reads the schemas of modules that it declares, and writes its own alone; what others keep it changes by their functions.
 * Of a module that makes views for others (`organization.office_view`) it reads views and functions alone. `tables` are all tables
 * without the views, `views` all views.
 */
export function findSqlFaults(
  workspaces: readonly Workspace[],
  uses: readonly SqlUse[],
  { tables, views }: { tables: ReadonlySet<string>; views: ReadonlySet<string> },
): string[] {
  const showing = new Set([...views].filter((name) => VIEW.test(name)).map((name) => name.split('.')[0]!));
  const faults = uses.flatMap(({ file, module, schema, named, writes, isOfShape }) => {
    if (schema === module) return [];
    if (writes && !DEMO.test(file)) return [`${file} writes ${named}: only ${schema} does; ask a function of its server/public.ts`];
    const declared = workspaces.find(({ name }) => name === module)?.dependencies ?? [];
    if (!OF_ALL.has(schema) && !declared.includes(schema))
      return [`${file} reads ${named}, and the package.json of ${module} does not declare ${schema}`];
    if (writes || isOfShape || !tables.has(named) || !showing.has(schema)) return [];
    const view = views.has(`${named}_view`) ? `read ${named}_view` : `${schema}/server/views.sql has no view of it`;
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
      .filter((wanted) => !uses.some(({ module, schema }) => module === name && schema === wanted))
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

/** What a text of SQL, or of TypeScript with SQL in it, names of these schemas. `names` are the known tables and functions. */
export function readSqlUses(file: string, module: string, text: string, names: ReadonlySet<string>): SqlUse[] {
  const isSql = file.endsWith('.sql');
  const pieces = isSql ? [withoutComments(text)] : sqlPieces(text);
  return pieces.flatMap((piece) =>
    [...piece.matchAll(/(?<![\w.'/:-])([a-z][a-z0-9_]*)\.([a-z][a-z0-9_]*)\b(?!\s*:)/g)].flatMap(({ 1: schema, 2: name, index }) => {
      const named = `${schema}.${name}`;
      if (!names.has(named)) return [];
      const before = piece.slice(Math.max(0, index - 200), index);
      const changesShape = isSql && CHANGES_SHAPE.test(before.slice(before.lastIndexOf(';') + 1));
      const writes = (WRITE.test(before) && !FOREIGN_KEY.test(piece.slice(index + named.length))) || changesShape;
      const isOfShape = isSql && SHAPE.test(before.slice(before.lastIndexOf(';') + 1));
      return [{ file, module, schema: schema!, named, writes, isOfShape }];
    }),
  );
}

function withoutComments(sql: string): string {
  return sql.replace(/--[^\n]*/g, '').replace(/^comment on ([^']*)'(?:[^']|'')*'/gm, "comment on $1''");
}
