import { sql } from 'kysely';
import type { z } from 'zod';
import { recordChange, recordChanges } from '@talaan/kernel/server/audit.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { giveReason } from '@talaan/kernel/server/give-reason.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { removePlaces } from '@talaan/organization/server/public.ts';
import type { undoPersonnelImport } from '../../contract/import.ts';
import { REMOVE_PEOPLE } from '../keep-people.ts';
import { tellPeopleChangedLater } from '../people-changed.ts';
import { followNames } from '../record/follow-names.ts';
import { lockImports } from './import-people-job.ts';
import { describeImport, findImport, type ImportOnRecord } from './import-row.ts';
import { listDependents } from './list-dependents.ts';
import { requireImporter } from './require-importer.ts';

/** Takes a whole import back. Errors: 409 with what stands in the way: later changes of its people, or records that refer to them. */
export async function undoImport(call: Call<{ id: number }>): Promise<z.input<typeof undoPersonnelImport.response>> {
  requireImporter(call);
  const { db, params, now, server } = call;
  const found = await findImport(db, params.id, { lock: true });
  if (found.state !== 'imported')
    throw wrongState(found.state === 'undone' ? 'This import was undone already.' : 'This import has not written anything yet.');
  await lockImports(db);
  await sql.raw(REMOVE_PEOPLE).execute(db);
  await giveReason(call, `Undoing of the import of ${found.file_name}`);
  await refuseLaterChanges(db, params.id);
  const undone = await listWritten(db, params.id);
  const added = undone.filter(({ before }) => before === null).map((row) => row.personnel_id);
  await refuseDependents(db, added);
  await restoreChanged(db, params.id);
  await db
    .deleteFrom('personnel.person')
    .where('id', '=', sql<number>`any(${added})`)
    .execute();
  await refusePlacesInUse(db, found);
  await removePlaces(db, found.made);
  await db.updateTable('personnel.import').set({ state: 'undone', undone_at: now.toString() }).where('id', '=', params.id).execute();
  await recordChanges(
    call,
    undone.map(({ personnel_id: personnelId, before, after }) => ({
      action: before ? 'restore a person before an import' : 'remove a person added by import',
      subject: `personnel.person:${personnelId}`,
      personnelId,
      before: after,
      after: before ?? undefined,
    })),
  );
  await recordChange(call, {
    action: 'undo an import of personnel',
    subject: `personnel.import:${params.id}`,
    before: { file: found.file_name, ...found.counts },
  });
  const restored = undone
    .filter(({ before }) => before !== null)
    .map((row) => ({ personnelId: row.personnel_id, from: null, until: null }));
  await followNames(
    call,
    restored.map(({ personnelId }) => personnelId),
  );
  await tellPeopleChangedLater(server, db, restored);
  return { import: await describeImport(db, params.id) };
}

const NAMED = 5;

async function refuseLaterChanges(db: Database, id: number): Promise<void> {
  const { rows } = await sql<{ who: string }>`
    select r.name || ' (' || r.key || ')' as who from personnel.import_row r
    where r.import_id = ${id} and r.after is not null and personnel.snapshot(r.personnel_id) is distinct from r.after
    order by r.line`.execute(db);
  if (rows.length === 0) return;
  const more = rows.length > NAMED ? `; and ${rows.length - NAMED} more` : '';
  const who = rows
    .slice(0, NAMED)
    .map((row) => row.who)
    .join('; ');
  throw wrongState(
    `This import can no longer be undone: ${rows.length === 1 ? 'somebody was' : `${rows.length} people were`} changed or removed since: ${who}${more}.`,
  );
}

async function refuseDependents(db: Database, added: readonly number[]): Promise<void> {
  const dependents = await listDependents(db, 'personnel.person', added);
  if (dependents.length > 0)
    throw wrongState(`This import can no longer be undone: other records refer to the people whom it added: ${dependents.join(', ')}.`);
}

async function refusePlacesInUse(db: Database, { made }: ImportOnRecord): Promise<void> {
  const dependents = [
    ...(await listDependents(db, 'organization.office', made.offices)),
    ...(await listDependents(db, 'organization.position', made.positions)),
  ];
  if (dependents.length > 0)
    throw wrongState(
      `This import can no longer be undone: other records refer to the offices or positions that it made: ${dependents.join(', ')}.`,
    );
}

async function listWritten(db: Database, id: number) {
  return db
    .selectFrom('personnel.import_row')
    .select(['personnel_id', 'before', 'after'])
    .where('import_id', '=', id)
    .where('after', 'is not', null)
    .$narrowType<{ personnel_id: number }>()
    .orderBy('line')
    .execute();
}

async function restoreChanged(db: Database, id: number): Promise<void> {
  const changed = sql`personnel.import_row r where r.import_id = ${id} and r.before is not null`;
  await sql`
    update personnel.person p set surname = b.surname, first_name = b.first_name, middle_name = b.middle_name, name_extension = b.name_extension,
      sex = b.sex, birth_date = b.birth_date, email = b.email, date_hired = b.date_hired
    from personnel.import_row r cross join lateral jsonb_to_record(r.before -> 'person')
      as b(surname text, first_name text, middle_name text, name_extension text, sex text, birth_date date, email text, date_hired date)
    where r.import_id = ${id} and r.before is not null and p.id = r.personnel_id`.execute(db);
  await sql`delete from personnel.appointment where personnel_id in (select r.personnel_id from ${changed})`.execute(db);
  await sql`delete from personnel.device_pin where personnel_id in (select r.personnel_id from ${changed})`.execute(db);
  await sql`
    insert into personnel.appointment
    select b.* from personnel.import_row r
    cross join lateral jsonb_populate_recordset(null::personnel.appointment, r.before -> 'appointments') b
    where r.import_id = ${id} and r.before is not null`.execute(db);
  await sql`
    insert into personnel.device_pin (pin, personnel_id, during) select b.pin, r.personnel_id, daterange(b."from", b.until)
    from personnel.import_row r cross join lateral jsonb_to_recordset(r.before -> 'pins') as b(pin text, "from" date, until date)
    where r.import_id = ${id} and r.before is not null`.execute(db);
}
