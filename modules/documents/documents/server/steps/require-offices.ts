import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Stepping } from './stepping.ts';

/** The acronyms of open offices other than the acting one. Error: 422 on `to`. */
export async function requireOffices({ call, who }: Stepping, to: readonly number[]): Promise<Map<number, string>> {
  if (to.includes(who.officeId)) throw invalid({ to: ['It is in this office. Choose another one.'] });
  const { rows } = await sql<{ id: number; acronym: string }>`
    select id, acronym from organization.office_view where id = any(${[...to]}::integer[]) and is_active`.execute(call.db);
  if (rows.length < to.length) throw invalid({ to: ['This office does not exist, or is closed. Choose another one.'] });
  return new Map(rows.map(({ id, acronym }) => [id, acronym]));
}
