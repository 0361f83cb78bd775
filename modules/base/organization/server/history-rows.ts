import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { History, Places, Span } from '../rules/office-history.ts';

export interface OfficeName {
  fullname: string;
  acronym: string;
}

const SPAN = sql.raw('lower(during) as "from", upper(during) as until, authority');

export async function readNames(db: Database, officeId: number): Promise<History<OfficeName>> {
  const { rows } = await sql<Omit<Span<never>, 'value'> & OfficeName>`
    select ${SPAN}, fullname, acronym from organization.office_name where office_id = ${officeId} order by during`.execute(db);
  return rows.map(({ fullname, acronym, ...span }) => ({ ...span, value: { fullname, acronym } }));
}

/** Where every office stands through time: a few hundred rows, needed whole to see that no office comes below itself. */
export async function readPlaces(db: Database): Promise<Places> {
  const { rows } = await sql<Omit<Span<never>, 'value'> & { office_id: number; parent_id: number | null }>`
    select ${SPAN}, office_id, parent_id from organization.office_parent order by office_id, during`.execute(db);
  return new Map(
    [...Map.groupBy(rows, (row) => row.office_id)].map(([id, spans]) => [
      id,
      spans.map(({ from, until, authority, parent_id }) => ({ from, until, authority, value: parent_id })),
    ]),
  );
}

export async function readOpenings(db: Database, officeId: number): Promise<History<boolean>> {
  const { rows } = await sql<Span<boolean>>`
    select ${SPAN}, is_open as value from organization.office_opening where office_id = ${officeId} order by during`.execute(db);
  return rows;
}

export async function writeNames(db: Database, office: { id: number; campus_id: number }, names: History<OfficeName>): Promise<void> {
  await sql`delete from organization.office_name where office_id = ${office.id}`.execute(db);
  const rows = names.map(({ value, ...span }) => ({ ...span, ...value }));
  await sql`
    insert into organization.office_name (office_id, campus_id, fullname, acronym, authority, during)
    select ${office.id}, ${office.campus_id}, fullname, acronym, authority, daterange("from", until)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (fullname text, acronym text, authority text, "from" date, until date)`.execute(
    db,
  );
}

export async function writePlaces(db: Database, changed: Places): Promise<void> {
  await sql`delete from organization.office_parent where office_id = any(${[...changed.keys()]})`.execute(db);
  const rows = [...changed].flatMap(([office_id, history]) =>
    history.map(({ value, ...span }) => ({ ...span, office_id, parent_id: value })),
  );
  await sql`
    insert into organization.office_parent (office_id, parent_id, authority, during)
    select office_id, parent_id, authority, daterange("from", until)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (office_id integer, parent_id integer, authority text, "from" date, until date)`.execute(db);
}

export async function writeOpenings(db: Database, officeId: number, openings: History<boolean>): Promise<void> {
  await sql`delete from organization.office_opening where office_id = ${officeId}`.execute(db);
  await sql`
    insert into organization.office_opening (office_id, is_open, authority, during)
    select ${officeId}, value, authority, daterange("from", until)
    from jsonb_to_recordset(${JSON.stringify(openings)}::jsonb) as n (value boolean, authority text, "from" date, until date)`.execute(db);
}
