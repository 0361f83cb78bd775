import { sql } from 'kysely';
import type { Accepted, Writing, Written } from '@talaan/imports/server/public.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { addOffices, addPositions } from '@talaan/organization/server/public.ts';
import type { PlaceChoices } from '../../contract/people-import.ts';
import type { PersonPlan } from '../../rules/people-import/check-people.ts';
import type { PersonValues } from '../../rules/people-import/people-fields.ts';
import { officesToMake, positionsToMake } from '../../rules/places.ts';
import { notifyPeopleChangedLater, type PersonPeriod } from '../people-changed.ts';
import { followNames } from '../record/follow-names.ts';
import type { MadePlaces } from './undo-people.ts';

type Row = Accepted<PersonValues, PersonPlan>;

/** A row with the number of its person on record. */
type Placed = Row & { id: number };

/** The offices and positions that came with the import, by their numbers in the plan. */
interface Made {
  offices: ReadonlyMap<number, number>;
  positions: ReadonlyMap<number, number>;
}

const AT_ONCE = 500;

/** Stores all accepted rows, set by set, with the offices and positions that they need. */
export async function writePeople(writing: Writing, rows: Row[], { choices }: { choices: PlaceChoices }): Promise<Written> {
  const made = await makePlaces(writing.db, choices, rows);
  await endPins(writing, rows);
  const placed: Placed[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const batch = await writePersons(writing, rows.slice(from, from + AT_ONCE));
    await writeAppointments(writing.db, batch, made);
    await writePins(writing.db, batch);
    await recordChanges(writing, batch.map(changeOf));
    await notifyPeopleChangedLater(writing.server, writing.db, batch.flatMap(changedPeriod));
    placed.push(...batch);
    await writing.progress(placed.length, rows.length);
  }
  const added = placed.flatMap(({ row, plan, id }) => (plan.known ? [] : [{ line: row.line, id, personnelId: id }]));
  const places: MadePlaces = { offices: [...made.offices.values()], positions: [...made.positions.values()] };
  return { added, made: places };
}

/** Makes the offices and positions that the accepted rows need; those of rows that are left out are not made. */
async function makePlaces(db: Database, choices: PlaceChoices, rows: readonly Row[]): Promise<Made> {
  const officesNeeded = new Set(rows.map(({ plan }) => plan.appointment?.officeId));
  const positionsNeeded = new Set(rows.map(({ plan }) => plan.appointment?.positionId));
  const offices = new Map([...officesToMake(choices.offices)].filter(([number]) => officesNeeded.has(number)));
  const positions = new Map([...positionsToMake(choices.positions)].filter(([number]) => positionsNeeded.has(number)));
  const officeIds = await addOffices(db, [...offices.values()]);
  const positionIds = await addPositions(db, [...positions.values()]);
  return {
    offices: new Map([...offices.keys()].map((number, at) => [number, officeIds[at]!])),
    positions: new Map([...positions.keys()].map((number, at) => [number, positionIds[at]!])),
  };
}

/** First all PINs that are given up, so that two people can exchange theirs. */
async function endPins({ db, today }: Writing, rows: readonly Row[]): Promise<void> {
  const ending = rows.flatMap(({ plan: { known, pin } }) => (known && pin ? [known.id] : []));
  await sql`delete from personnel.device_pin where personnel_id = any(${ending}) and lower(during) = ${today}::date`.execute(db);
  await sql`update personnel.device_pin set during = daterange(lower(during), ${today}::date)
    where personnel_id = any(${ending}) and during @> ${today}::date`.execute(db);
}

async function writePersons(writing: Writing, rows: readonly Row[]): Promise<Placed[]> {
  const { db } = writing;
  const added = rows.filter(({ plan }) => !plan.known).map(({ row, plan }) => ({ idno: row.key, ...plan.draft.person }));
  const { rows: ids } = await sql<{ id: number; idno: string }>`
    insert into personnel.person (idno, surname, first_name, middle_name, name_extension, sex, birth_date, email, date_hired)
    select idno, surname, coalesce(first_name, ''), coalesce(middle_name, ''), coalesce(name_extension, ''), sex, birth_date, email, date_hired
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as n(idno text, surname text, first_name text, middle_name text, name_extension text,
      sex text, birth_date date, email text, date_hired date)
    returning id, idno`.execute(db);
  const changed = rows.flatMap(({ plan: { draft, known } }) => (known ? [{ id: known.id, ...draft.person }] : []));
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
  return rows.map((one) => ({ ...one, id: one.plan.known?.id ?? newIds.get(one.row.key)! }));
}

/** Whatever runs on the first day of a new appointment ends the day before; what began on that very day is replaced. */
async function writeAppointments(db: Database, rows: readonly Placed[], made: Made): Promise<void> {
  const written = rows.flatMap(({ id, plan: { appointment } }) => {
    if (!appointment) return [];
    const office = made.offices.get(appointment.officeId) ?? appointment.officeId;
    const position = made.positions.get(appointment.positionId) ?? appointment.positionId;
    return [{ id, office, position, status: appointment.statusCode, first: appointment.from, until: appointment.until }];
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

/** A person who stays in their position stays in their plantilla item: a spreadsheet of people does not name it. */
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

async function writePins(db: Database, rows: readonly Placed[]): Promise<void> {
  const pins = rows.flatMap(({ id, plan: { pin } }) => (pin ? [{ id, ...pin }] : []));
  await sql`
    insert into personnel.device_pin (pin, personnel_id, during) select pin, id, daterange("from", null)
    from jsonb_to_recordset(${JSON.stringify(pins)}::jsonb) as w(id integer, pin text, "from" date)`.execute(db);
}

function changeOf({ id, plan, changes }: Placed) {
  return {
    action: plan.known ? 'change a person by import' : 'add a person by import',
    subject: `personnel.person:${id}`,
    personnelId: id,
    before: plan.known && Object.fromEntries(changes.map(({ field, from }) => [field, from])),
    after: plan.known
      ? Object.fromEntries(changes.map(({ field, to }) => [field, to]))
      : { ...plan.draft.person, ...plan.appointment, pin: plan.pin?.pin },
  };
}

/** From when the days of a person may come out differently. */
function changedPeriod({ id: personnelId, plan: { appointment, pin } }: Placed): PersonPeriod[] {
  if (pin && (pin.from === null || !appointment || pin.from <= appointment.from)) return [{ personnelId, from: pin.from, until: null }];
  return appointment ? [{ personnelId, from: appointment.from, until: null }] : [];
}
