import type { z } from 'zod';
import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { uploadPersonnelImport } from '../../contract/import.ts';
import { findHeading } from '@talaan/imports/rules/find-heading.ts';
import { matchColumns } from '../../rules/import-fields.ts';
import { readSpreadsheet } from '@talaan/kernel/server/read-spreadsheet.ts';
import { describeImport } from './import-row.ts';
import { requireImporter } from './require-importer.ts';

/** Reads a spreadsheet and keeps its rows, to be matched and checked. Errors: 422 on `file` with the row. */
export async function uploadImport(call: Call): Promise<z.input<typeof uploadPersonnelImport.response>> {
  requireImporter(call);
  const { db, file, actor, now, server } = call;
  const { rows, note } = await readSpreadsheet(file.path);
  const heading = findHeading(rows, matchColumns);
  if (!heading)
    throw invalid({
      file: ['No row with headings was found. The first row must name the columns, such as “Employee No.” and “Last name”.'],
    });
  const people = rows
    .map((cells, at) => ({ line: at + 1, cells }))
    .slice(heading.rows)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (people.length === 0) throw invalid({ file: [`There are headings in row ${heading.rows}, but no people below them.`] });
  const kept = await server.files.keep(db, {
    name: file.name,
    contentType: 'application/octet-stream',
    content: file,
    ownerId: actor.accountId,
  });
  const { id } = await db
    .insertInto('personnel.import')
    .values({
      file_name: file.name.slice(0, 200),
      file_id: kept.id,
      account_id: actor.accountId,
      note,
      headings: heading.headings,
      columns: JSON.stringify(matchColumns(heading.headings)),
      counts: JSON.stringify({ rows: people.length, new: 0, update: 0, unchanged: 0, wrong: 0 }),
      created_at: now.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into personnel.import_row (import_id, line, cells)
    select ${id}, r.line, array(select jsonb_array_elements_text(r.cells))
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as r(line integer, cells jsonb)`.execute(db);
  return { import: await describeImport(db, id) };
}
