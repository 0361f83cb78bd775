import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { nowhere, reachesSources } from './reach.ts';

/** The fund source that a call is about. Error: 404. */
export async function findSource({
  db,
  actor,
  params,
}: Pick<Call<{ id: number }>, 'db' | 'actor' | 'params'>): Promise<{ id: number; name: string; year: number }> {
  const { rows } = await sql<{ id: number; name: string; year: number }>`
    select s.id, s.name, s.year from fund_sources.source s cross join ${nowhere} where s.id = ${params.id} and ${reachesSources(actor)}`.execute(
    db,
  );
  if (!rows[0]) throw notFound('There is no such fund source.');
  return rows[0];
}
