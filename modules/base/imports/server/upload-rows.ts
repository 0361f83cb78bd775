import { sql } from 'kysely';
import { reachesUniversity } from '@talaan/kernel/server/actor.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { ImportOfAny } from '../contract/import-steps.ts';
import { exportAllImports, listAllImports } from '../contract/import-steps.ts';
import { SUMMARY, UPLOADS } from './find-upload.ts';
import { importsOfAll } from './spreadsheets.ts';

const STATES = {
  uploaded: 'Uploaded',
  checking: 'Checking',
  checked: 'Checked',
  importing: 'Importing',
  imported: 'Imported',
  undone: 'Undone',
} as const;

/** The uploads of every kind that the caller may import. */
export const uploadRows = rows(listAllImports, exportAllImports, 'imports', ({ server, actor }) => {
  const sources = importsOfAll(server).flatMap(({ calls, sources: own }) => (reachesUniversity(actor, calls.access) ? own : []));
  const bySection = new Map(sources.map((source) => [source.section, source]));
  return {
    from: UPLOADS,
    columns: SUMMARY,
    reach: sql`i.section = any(${[...bySection.keys()]}::text[])`,
    search: [sql`kernel.plain(i.file_name)`, sql`kernel.plain_names(coalesce(i.started_by, ''))`],
    sort: {
      created_at: 'i.created_at',
      file_name: sql`kernel.plain(i.file_name)`,
      started_by: sql`kernel.plain(coalesce(i.started_by, ''))`,
    },
    unsorted: '-created_at',
    filters: { section: (section) => sql`i.section = ${section}`, state: (state) => sql`${SUMMARY.state} = ${state}` },
    describe: (found: Omit<ImportOfAny, 'title' | 'link'>[]) =>
      found.map((row) => {
        const { title, screen } = bySection.get(row.section)!;
        return { ...row, title, link: `${screen}?import=${row.id}` };
      }),
    sheet: {
      name: 'Imports',
      cells: {
        Uploaded: (row) => localTime(row.created_at),
        File: (row) => row.file_name,
        'Imports of': (row) => row.title,
        State: (row) => STATES[row.state],
        'Started by': (row) => row.started_by,
        Rows: (row) => row.counts.rows,
        New: (row) => row.counts.new,
        Changed: (row) => row.counts.update,
        Unchanged: (row) => row.counts.unchanged,
        'With problems': (row) => row.counts.wrong,
        Imported: (row) => row.imported_at && localTime(row.imported_at),
        Undone: (row) => row.undone_at && localTime(row.undone_at),
      },
    },
  };
});
