import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** 'MARIA D. IBARRA JR.', as forms have it over a signature line, by person. */
export async function readSigningNames(db: Database, personnelIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, upper(concat_ws(' ', nullif(first_name, ''), nullif(left(middle_name, 1), '') || '.', surname, nullif(name_extension, ''))) as name
    from personnel.person where id = any(${[...personnelIds]})`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
