import { sql } from 'kysely';
import type { z } from 'zod';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { checkPersonnelImport, ImportColumns, OfficeChoice, PositionChoice } from '../../contract/import.ts';
import type { CheckedRow } from '../../rules/check-import.ts';
import { importFieldNames, importFields } from '../../rules/import-fields.ts';
import { plain } from '@talaan/imports/rules/import-fields.ts';
import { officesToMake, positionsToMake, type University } from '../../rules/places.ts';
import { dryRun } from './dry-run.ts';
import { describeImport, findImport } from './import-row.ts';
import { loadUniversity, suggestOffices, suggestPositions } from './load-university.ts';
import { requireImporter } from './require-importer.ts';

type CheckCall = Call<{ id: number }, unknown, z.output<typeof checkPersonnelImport.body>>;

/** The dry run with the columns and choices of the user. Errors: 409 once confirmed; 422 for columns and names that cannot be. */
export async function checkImport(call: CheckCall): Promise<z.input<typeof checkPersonnelImport.response>> {
  requireImporter(call);
  const { db, params, body, today } = call;
  const found = await findImport(db, params.id, { lock: true });
  if (found.state !== 'uploaded' && found.state !== 'checked')
    throw wrongState('This import was confirmed already; it can no longer be checked.');
  refuseColumns(body.columns, found.headings.length);
  refuseChoices(await loadUniversity(db), body.offices, body.positions);
  const question = { id: params.id, columns: body.columns, office_choices: body.offices, position_choices: body.positions };
  const { rows, places, counts, outcome } = await dryRun(db, question, today);
  await keepOutcome(db, params.id, rows);
  await db
    .updateTable('personnel.import')
    .set({
      state: 'checked',
      columns: JSON.stringify(body.columns),
      office_choices: JSON.stringify(body.offices),
      position_choices: JSON.stringify(body.positions),
      unknown_offices: JSON.stringify(await suggestOffices(db, places.unknownOffices())),
      unknown_positions: JSON.stringify(await suggestPositions(db, places.unknownPositions())),
      counts: JSON.stringify(counts),
      outcome,
      job_id: null,
    })
    .where('id', '=', params.id)
    .execute();
  return { import: await describeImport(db, params.id) };
}

function refuseColumns(columns: ImportColumns, headings: number): void {
  if (columns.idno === undefined)
    throw invalid({ 'columns.idno': ['Say which column has the employee number: people are recognized by it.'] });
  const users = Map.groupBy(
    importFieldNames.filter((field) => columns[field] !== undefined),
    (field) => columns[field]!,
  );
  for (const [column, fields] of users) {
    if (column >= headings) throw invalid({ [`columns.${fields[0]}`]: ['The file has no such column.'] });
    if (fields.length > 1)
      throw invalid({
        [`columns.${fields[1]}`]: [`One column cannot be both ${fields.map((field) => importFields[field].title).join(' and ')}.`],
      });
  }
}

function refuseChoices(university: University, offices: readonly OfficeChoice[], positions: readonly PositionChoice[]): void {
  for (const make of officesToMake(offices).values()) {
    if (!university.campuses.some(({ id }) => id === make.campus_id)) throw invalid({ offices: ['Choose a campus for each new office.'] });
    const taken = university.offices.find((one) => one.campus_id === make.campus_id && plain(one.acronym) === plain(make.acronym));
    if (taken)
      throw invalid({
        offices: [
          `${taken.acronym} is ${taken.fullname} on that campus already. Match it instead, or give the new office another acronym.`,
        ],
      });
  }
  for (const make of positionsToMake(positions).values()) {
    if (university.positions.some((one) => plain(one.name) === plain(make.name)))
      throw invalid({ positions: [`There is a position ${make.name} already. Match it instead.`] });
  }
}

async function keepOutcome(db: Database, id: number, rows: readonly CheckedRow[]): Promise<void> {
  const outcomes = rows.map(({ line, idno, name, action, messages, changes }) => ({
    line,
    key: idno.slice(0, 60),
    name,
    action,
    messages,
    changes,
  }));
  await sql`
    update personnel.import_row r set key = u.key, name = u.name, action = u.action, messages = u.messages, changes = u.changes
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as u(line integer, key text, name text, action text, messages jsonb, changes jsonb)
    where r.import_id = ${id} and r.line = u.line
      and (r.key, r.name, r.action, r.messages, r.changes) is distinct from (u.key, u.name, u.action, u.messages, u.changes)`.execute(db);
}
