import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { CheckedRow } from '../../rules/check-import.ts';
import { tellPeopleChangedLater, type PersonPeriod } from '../people-changed.ts';
import { followNames } from '../record/follow-names.ts';

/** What the writing of an import stands on: one transaction, and the offices and positions that it made. */
export interface Writing extends Pick<Call, 'db' | 'server' | 'actor' | 'now' | 'requestId' | 'today'> {
  importId: number;
  places: { offices: ReadonlyMap<number, number>; positions: ReadonlyMap<number, number> };
  progress: (done: number, total: number) => Promise<void>;
}

const AT_ONCE = 500;

/** A person of the file with his number on record. */
type Placed = CheckedRow & { personnelId: number };

/** Writes all accepted rows, set by set; the transaction is the caller's. */
export async function writePeople(writing: Writing, rows: readonly CheckedRow[]): Promise<void> {
  await keepBefore(writing, rows);
  await endPins(writing, rows);
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const batch = rows.slice(from, from + AT_ONCE);
    const placed = await writePersons(writing, batch);
    await writeAppointments(writing, placed);
    await writePins(writing, placed);
    await keepAfter(writing, placed);
    await tellPeopleChangedLater(writing.server, writing.db, placed.flatMap(changedPeriod));
    await writing.progress(from + batch.length, rows.length);
  }
}

async function keepBefore({ db, importId }: Writing, rows: readonly CheckedRow[]): Promise<void> {
  const known = rows.flatMap(({ line, known: person }) => (person ? [{ line, id: person.id }] : []));
  await sql`
    update personnel.import_row r set before = personnel.snapshot(u.id)
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as u(line integer, id integer)
    where r.import_id = ${importId} and r.line = u.line`.execute(db);
}

/** First all PINs that are given up, so that two people can exchange theirs. */
async function endPins({ db, today }: Writing, rows: readonly CheckedRow[]): Promise<void> {
  const ending = rows.flatMap(({ known, pin }) => (known && pin ? [known.id] : []));
  await sql`delete from personnel.device_pin where personnel_id = any(${ending}) and lower(during) = ${today}::date`.execute(db);
  await sql`update personnel.device_pin set during = daterange(lower(during), ${today}::date)
    where personnel_id = any(${ending}) and during @> ${today}::date`.execute(db);
}

async function writePersons(writing: Writing, rows: readonly CheckedRow[]): Promise<Placed[]> {
  const { db } = writing;
  const added = rows.filter(({ known }) => !known).map(({ draft }) => ({ idno: draft.idno, ...draft.person }));
  const { rows: ids } = await sql<{ id: number; idno: string }>`
    insert into personnel.person (idno, surname, first_name, middle_name, name_extension, sex, birth_date, email, date_hired)
    select idno, surname, first_name, coalesce(middle_name, ''), coalesce(name_extension, ''), sex, birth_date, email, date_hired
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as n(idno text, surname text, first_name text, middle_name text, name_extension text,
      sex text, birth_date date, email text, date_hired date)
    returning id, idno`.execute(db);
  const changed = rows.filter(({ known }) => known).map(({ draft, known }) => ({ id: known!.id, ...draft.person }));
  await sql`
    update personnel.person p set surname = coalesce(u.surname, p.surname), first_name = coalesce(u.first_name, p.first_name),
      middle_name = coalesce(u.middle_name, p.middle_name), name_extension = coalesce(u.name_extension, p.name_extension),
      sex = coalesce(u.sex, p.sex), birth_date = coalesce(u.birth_date, p.birth_date), email = coalesce(u.email, p.email),
      date_hired = coalesce(u.date_hired, p.date_hired)
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as u(id integer, surname text, first_name text, middle_name text, name_extension text,
      sex text, birth_date date, email text, date_hired date)
    where p.id = u.id`.execute(db);
  await followNames(
    writing,
    changed.map(({ id }) => id),
  );
  const newIds = new Map(ids.map(({ id, idno }) => [idno, id]));
  return rows.map((row) => ({ ...row, personnelId: row.known?.id ?? newIds.get(row.idno)! }));
}

/** Whatever runs on the first day of a new appointment ends the day before; what began on that very day is replaced. */
async function writeAppointments({ db, places }: Writing, rows: readonly Placed[]): Promise<void> {
  const written = rows.flatMap(({ personnelId, appointment }) => {
    if (!appointment) return [];
    const office = places.offices.get(appointment.officeId) ?? appointment.officeId;
    const position = places.positions.get(appointment.positionId) ?? appointment.positionId;
    return [{ id: personnelId, office, position, status: appointment.statusCode, first: appointment.from, until: appointment.until }];
  });
  const appointments = JSON.stringify(await keepItems(db, written));
  await sql`delete from personnel.appointment a using jsonb_to_recordset(${appointments}::jsonb) as w(id integer, first date)
    where a.personnel_id = w.id and lower(a.during) = w.first`.execute(db);
  await sql`update personnel.appointment a set during = daterange(lower(a.during), w.first)
    from jsonb_to_recordset(${appointments}::jsonb) as w(id integer, first date) where a.personnel_id = w.id and a.during @> w.first`.execute(
    db,
  );
  await sql`
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, item_id, is_substitute, during)
    select id, office, position, status, item, coalesce("isSubstitute", false), daterange(first, until)
    from jsonb_to_recordset(${appointments}::jsonb)
      as w(id integer, office integer, position integer, status text, item integer, "isSubstitute" boolean, first date, until date)`.execute(
    db,
  );
}

/** Whoever stays in his position stays in his plantilla item: a spreadsheet of people does not name it. */
async function keepItems<W extends { id: number; position: number; first: string; until: string | null }>(
  db: Database,
  written: readonly W[],
): Promise<W[]> {
  const { rows } = await sql<{ id: number; item: number; isSubstitute: boolean }>`
    select w.id, a.item_id as item, a.is_substitute as "isSubstitute"
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w(id integer, position integer, first date, until date)
    join personnel.appointment a on a.personnel_id = w.id and a.during @> w.first and a.position_id = w.position
    where a.item_id is not null and (a.is_substitute or not exists (select from personnel.appointment o
      where o.item_id = a.item_id and o.id <> a.id and not o.is_substitute and o.during && daterange(w.first, w.until)))`.execute(db);
  const held = new Map(rows.map((row) => [row.id, row]));
  return written.map((one) => ({ ...one, ...held.get(one.id) }));
}

async function writePins({ db }: Writing, rows: readonly Placed[]): Promise<void> {
  const pins = rows.flatMap(({ personnelId, pin }) => (pin ? [{ id: personnelId, ...pin }] : []));
  await sql`
    insert into personnel.device_pin (pin, personnel_id, during) select pin, id, daterange("from", null)
    from jsonb_to_recordset(${JSON.stringify(pins)}::jsonb) as w(id integer, pin text, "from" date)`.execute(db);
}

async function keepAfter(writing: Writing, rows: readonly Placed[]): Promise<void> {
  const lines = rows.map(({ line, personnelId }) => ({ line, id: personnelId }));
  const { rows: kept } = await sql<{ personnel_id: number; action: string; before: unknown; after: unknown }>`
    update personnel.import_row r set personnel_id = u.id, after = personnel.snapshot(u.id)
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as u(line integer, id integer)
    where r.import_id = ${writing.importId} and r.line = u.line
    returning r.personnel_id, r.action, r.before, r.after`.execute(writing.db);
  const changes = kept.map(({ personnel_id: personnelId, action, before, after }) => ({
    action: action === 'new' ? 'add a person by import' : 'change a person by import',
    subject: `personnel.person:${personnelId}`,
    personnelId,
    before: before ?? undefined,
    after,
  }));
  await recordChanges(writing, changes);
}

/** From when the days of a person may come out differently. */
function changedPeriod({ personnelId, appointment, pin }: Placed): PersonPeriod[] {
  if (pin && (pin.from === null || !appointment || pin.from <= appointment.from)) return [{ personnelId, from: pin.from, until: null }];
  return appointment ? [{ personnelId, from: appointment.from, until: null }] : [];
}
