import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '@talaan/kernel/server/database.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/open-records.ts';
import type { SectionColumns, SectionImport } from '../../contract/section-import/section-import.ts';
import { requireImporter } from '../import/require-importer.ts';
import { describeSectionImport, findSectionImport } from './find-section-import.ts';
import { runDry, type Outcome } from './run-dry.ts';
import { fieldsOf, workOf, type ImportDesk } from './section-work.ts';

type CheckCall = Call<{ id: number }, unknown, z.output<SectionImport['check']['body']>>;

/** The dry run with the columns of the user. Errors: 409 once confirmed; 422 for columns that cannot be. */
export async function checkSection(call: CheckCall, desk: ImportDesk): Promise<z.input<SectionImport['check']['response']>> {
  requireImporter(call, desk.calls.access);
  const { db, params, body, today, actor } = call;
  const found = await findSectionImport(db, desk, params.id, { lock: true });
  if (found.state !== 'uploaded' && found.state !== 'checked')
    throw wrongState('This import was confirmed already; it can no longer be checked.');
  const columns = requireColumns(fieldsOf(workOf(desk, found.section)), found.headings, body.columns);
  const { rows, counts, outcome } = await runDry(db, { ...found, columns }, { desk, today, self: actor.personnelId });
  await keepOutcome(db, params.id, rows);
  await db
    .updateTable('personnel.section_import')
    .set({ state: 'checked', columns: JSON.stringify(columns), counts: JSON.stringify(counts), outcome, job_id: null })
    .where('id', '=', params.id)
    .execute();
  return { import: await describeSectionImport(db, desk, params.id) };
}

function requireColumns(fields: ReturnType<typeof fieldsOf>, headings: readonly string[], given: SectionColumns): SectionColumns {
  const columns = Object.fromEntries(Object.entries(given).filter(([key]) => key in fields));
  for (const [key, { title, isRequired }] of Object.entries(fields)) {
    if (isRequired && columns[key] === undefined)
      throw invalid({ [`columns.${key}`]: [`Say which column has this: ${title.toLowerCase()}.`] });
  }
  for (const [column, entries] of Map.groupBy(Object.entries(columns), ([, at]) => at)) {
    const [first, second] = entries;
    if (column >= headings.length) throw invalid({ [`columns.${first![0]}`]: ['The file has no such column.'] });
    if (second)
      throw invalid({
        [`columns.${second[0]}`]: [`One column cannot be both ${entries.map(([key]) => fields[key]!.title).join(' and ')}.`],
      });
  }
  return columns;
}

async function keepOutcome(db: Database, id: number, rows: readonly Outcome[]): Promise<void> {
  await withOpenRecords(db, 'everybody', (open) =>
    sql`update personnel.section_import_row r set key = u.key, name = u.name, action = u.action, messages = u.messages,
        changes = u.changes, personnel_id = u.personnel_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as u(line integer, key text, name text, action text, messages jsonb, changes jsonb, personnel_id integer)
      where r.import_id = ${id} and r.line = u.line`.execute(open),
  );
}
