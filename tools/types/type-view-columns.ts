/** A view that other modules read, with its table and its definition as PostgreSQL says it. */
export interface ViewColumns {
  view: string;
  table: string;
  definition: string;
}

/**
 * Gives the columns that a view has from its table, under their own names, the type that they have there. PostgreSQL does not say of a
 * view which columns are never null, so they come out nullable; those that the view makes itself stay so.
 */
export function typeViewColumns(types: string, views: readonly ViewColumns[]): string {
  let typed = types;
  for (const { view, table, definition } of views) {
    const [, columns] = /^\s*select\s+([\s\S]*?)\s+from\s/i.exec(definition)!;
    const ofTable = membersOf(typed, table);
    for (const column of columns!.split(/,\s*/)) {
      // `date`, or quoted, as PostgreSQL writes names that are words of SQL.
      const [, name] = /^(?:\w+\.)?"?(\w+)"?$/.exec(column.trim()) ?? [];
      const type = name && ofTable.get(name);
      if (type) typed = typed.replace(memberOf(interfaceOf(typed, view), name), `$1${withoutGenerated(type)};`);
    }
  }
  return typed;
}

function interfaceOf(types: string, table: string): string {
  const name = new RegExp(`^ {2}"${table.replace('.', '\\.')}": (\\w+);`, 'm').exec(types)?.[1];
  if (!name) throw new Error(`${table} has no types`);
  return name;
}

function membersOf(types: string, table: string): Map<string, string> {
  const [, body] = new RegExp(`export interface ${interfaceOf(types, table)} \\{([\\s\\S]*?)\\n\\}`).exec(types)!;
  return new Map([...body!.matchAll(/^ {2}(\w+): (.*);$/gm)].map(([, name, type]) => [name!, type!]));
}

function memberOf(name: string, column: string): RegExp {
  return new RegExp(`(export interface ${name} \\{(?:(?!\\n\\})[\\s\\S])*?\\n {2}${column}: ).*;`);
}

/** What is generated when a row is added is an ordinary value where rows are only read. */
function withoutGenerated(type: string): string {
  return type.replace(/^Generated(?:Always)?<(.*)>$/, '$1');
}
