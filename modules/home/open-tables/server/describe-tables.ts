import type { OpenTable } from '@talaan/kernel/server/open-table.ts';
import { columnsOf } from './read-tables.ts';

/** The description of a night for programs: a Tabular Data Package (Frictionless Data, version 1), as JSON. */
export function describeTables({ university, day, tables }: { university: string; day: string; tables: readonly OpenTable[] }): string {
  const resources = tables.map((table) => ({
    profile: 'tabular-data-resource',
    name: table.name,
    path: `${table.name}.csv`,
    title: table.title,
    description: table.says,
    encoding: 'utf-8',
    schema: {
      fields: columnsOf(table).map(({ name, type, means }) => ({ name, type, description: means })),
      missingValues: [''],
    },
  }));
  const title = `Open tables of ${university} as of ${day}`;
  return JSON.stringify({ profile: 'tabular-data-package', name: 'open-tables', title, version: day, resources }, null, 2);
}
