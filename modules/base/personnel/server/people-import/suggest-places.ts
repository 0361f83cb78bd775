import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { UnknownOffice, UnknownPosition } from '../../contract/people-import.ts';

interface Suggested {
  key: string;
  id: number;
  label: string;
}

/** The three offices nearest in name to each unknown one, by trigrams. */
export async function suggestOffices(db: Database, unknown: readonly Omit<UnknownOffice, 'suggestions'>[]): Promise<UnknownOffice[]> {
  const { rows } = await sql<Suggested>`
    select u.key, s.id, s.label
    from jsonb_to_recordset(${JSON.stringify(unknown)}::jsonb) as u(key text, name text, acronym text, campus_id integer)
    cross join lateral (
      select o.id, o.fullname || ' (' || o.acronym || '), ' || c.name as label, near.ness
      from organization.office_view o join organization.campus_view c on c.id = o.campus_id
      cross join lateral (select greatest(similarity(kernel.plain(o.fullname), kernel.plain(u.name)), similarity(kernel.plain(o.acronym), kernel.plain(u.acronym)))
        + case when o.campus_id = u.campus_id then 0.1 else 0 end as ness) near
      where near.ness > 0.3 order by near.ness desc, o.id limit 3) s
    order by s.ness desc, s.id`.execute(db);
  return unknown.map((one) => ({ ...one, suggestions: suggestionsFor(one.key, rows) }));
}

export async function suggestPositions(db: Database, unknown: readonly Omit<UnknownPosition, 'suggestions'>[]): Promise<UnknownPosition[]> {
  const { rows } = await sql<Suggested>`
    select u.key, s.id, s.label
    from jsonb_to_recordset(${JSON.stringify(unknown)}::jsonb) as u(key text, name text)
    cross join lateral (
      select t.id, t.name as label, similarity(kernel.plain(t.name), kernel.plain(u.name)) as ness
      from organization.position_view t where similarity(kernel.plain(t.name), kernel.plain(u.name)) > 0.3
      order by ness desc, t.id limit 3) s
    order by s.ness desc, s.id`.execute(db);
  return unknown.map((one) => ({ ...one, suggestions: suggestionsFor(one.key, rows) }));
}

function suggestionsFor(key: string, rows: readonly Suggested[]): { id: number; label: string }[] {
  return rows.filter((row) => row.key === key).map(({ id, label }) => ({ id, label }));
}
