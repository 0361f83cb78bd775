import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';

/** Who signs a paper: the name as over a signature line, and the post of the day. */
export interface Signer {
  name: string;
  position: string;
  office: string;
}

/** Gives people as papers of a day name them; empty lines for one who has no post. */
export async function readSigners(db: Database, people: readonly number[], day: string): Promise<(personnelId: number) => Signer> {
  const names = await readSigningNames(db, people);
  const { rows } = await sql<{ id: number; position: string; office: string }>`
    select a.personnel_id as id, t.name as position, o.fullname as office
    from personnel.appointment_view a join organization.office_view o on o.id = a.office_id join organization.position_view t on t.id = a.position_id
    where a.personnel_id = any(${[...people]}::integer[]) and a.during @> ${day}::date`.execute(db);
  const posts = new Map(rows.map(({ id, ...post }) => [id, post]));
  return (id) => ({ name: names.get(id) ?? '', ...(posts.get(id) ?? { position: '', office: '' }) });
}
