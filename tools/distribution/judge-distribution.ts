/** A table as the catalog has it. Names carry their schema: `personnel.person`. */
export interface CatalogTable {
  name: string;
  columns: readonly { name: string; required: boolean }[];
  /** Primary keys, unique constraints and indexes, exclusions: by name, with the columns that must be equal. */
  keys: readonly { name: string; columns: readonly string[] }[];
  foreignKeys: readonly { name: string; columns: readonly string[]; to: string; toColumns: readonly string[] }[];
  triggers: readonly string[];
}

/** How a table is spread: by a column over all nodes, as a whole copy on each, or on the coordinator alone. */
export type Spread = { kind: 'distributed'; by: string } | { kind: 'reference' } | { kind: 'local' };

export interface Judgement {
  table: string;
  spread: Spread;
  /** What stands against it, in the words of the catalog. */
  obstacles: string[];
}

/** By what rows are spread: the table whose rows own the others, and the column by which these name their owner. */
export interface Plan {
  owner: string;
  column: string;
}

/** A person's rows lie together. */
export const BY_PERSON: Plan = { owner: 'personnel.person', column: 'personnel_id' };

/**
 * Says for each table how it would be spread over the nodes of Citus, and what in its definition Citus refuses: keys without the column
 * by which a table is spread, foreign keys that leave the node, and triggers (Citus, 'Creating and Modifying Distributed Objects').
 */
export function judgeDistribution(tables: readonly CatalogTable[], plan: Plan): Judgement[] {
  const spreads = spreadTables(tables, plan);
  return tables
    .map((table) => ({ table: table.name, spread: spreads.get(table.name)!, obstacles: findObstacles(table, spreads) }))
    .toSorted((one, other) => one.table.localeCompare(other.table));
}

function spreadTables(tables: readonly CatalogTable[], { owner, column }: Plan): Map<string, Spread> {
  const spreads = new Map<string, Spread>([[owner, { kind: 'distributed', by: 'id' }]]);
  const ownColumn = (table: CatalogTable) => table.columns.some(({ name, required }) => name === column && required);
  for (const table of tables) if (ownColumn(table)) spreads.set(table.name, { kind: 'distributed', by: column });
  // What belongs to a distributed row lies with it, although it does not say yet whose it is.
  spread(tables, spreads, { kind: 'distributed', by: column }, (table) =>
    table.foreignKeys.some(({ to, columns }) => isDistributed(spreads, to) && columns.every((name) => isRequired(table, name))),
  );
  // What distributed rows refer to is on every node, and so is what that refers to.
  spread(tables, spreads, { kind: 'reference' }, ({ name }) =>
    tables.some((other) => spreads.has(other.name) && other.foreignKeys.some(({ to }) => to === name)),
  );
  for (const { name } of tables) if (!spreads.has(name)) spreads.set(name, { kind: 'local' });
  return spreads;
}

/** Gives a spread to tables that have none yet and satisfy the condition, until no further one does. */
function spread(tables: readonly CatalogTable[], spreads: Map<string, Spread>, as: Spread, when: (table: CatalogTable) => boolean): void {
  for (let found = true; found;) {
    found = false;
    for (const table of tables) {
      if (spreads.has(table.name) || !when(table)) continue;
      spreads.set(table.name, as);
      found = true;
    }
  }
}

function findObstacles(table: CatalogTable, spreads: ReadonlyMap<string, Spread>): string[] {
  const own = spreads.get(table.name)!;
  const by = own.kind === 'distributed' ? own.by : null;
  const lacks = by !== null && !isRequired(table, by) ? [`lacks ${by}`] : [];
  const keys = table.keys.filter(({ columns }) => by !== null && !columns.includes(by)).map(({ name }) => `key ${name} lacks ${by}`);
  const foreign = table.foreignKeys.filter((key) => leavesNode(key, own, spreads)).map(({ name, to }) => `foreign key ${name} to ${to}`);
  const triggers = own.kind === 'local' ? [] : table.triggers.map((name) => `trigger ${name}`);
  return [...lacks, ...keys, ...foreign, ...triggers];
}

function leavesNode({ columns, to, toColumns }: CatalogTable['foreignKeys'][number], own: Spread, spreads: ReadonlyMap<string, Spread>) {
  const other = spreads.get(to) ?? { kind: 'local' };
  if (other.kind === 'local') return own.kind === 'distributed';
  if (other.kind === 'reference') return false;
  return own.kind !== 'distributed' || !columns.some((name, index) => name === own.by && toColumns[index] === other.by);
}

function isDistributed(spreads: ReadonlyMap<string, Spread>, table: string): boolean {
  return spreads.get(table)?.kind === 'distributed';
}

function isRequired(table: CatalogTable, column: string): boolean {
  return table.columns.some(({ name, required }) => name === column && required);
}
