import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** How the app looks among others on a telephone. */
export interface AppFace {
  /** Of the university. */
  name: string;
  /** Empty where it has none. */
  short_name: string;
  /** Of the campus, else of the university; null where neither has one. */
  colour: string | null;
  /** A PNG; null where neither has a logo. */
  logo: Buffer | null;
}

/** The face of the app for somebody of a campus. */
export async function readAppFace(db: Database, campusId: number): Promise<AppFace> {
  const { rows } = await sql<AppFace>`
    select u.name, u.short_name, coalesce(c.colour, u.colour) as colour, l.png as logo
    from organization.university u
      left join organization.campus c on c.id = ${campusId}
      left join organization.logo l on l.id = coalesce(c.logo_id, u.logo_id)`.execute(db);
  return rows[0]!;
}
