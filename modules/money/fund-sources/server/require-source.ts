import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { nowhere, reachesSources } from './reach.ts';

/** Error: 404 for a fund source that is not there, or that the caller does not keep. */
export async function requireSource({ db, actor }: Pick<Call, 'db' | 'actor'>, id: number): Promise<void> {
  const { rows } = await sql`
    select s.id from fund_sources.source s cross join ${nowhere} where s.id = ${id} and ${reachesSources(actor)}`.execute(db);
  if (rows.length === 0) throw notFound('There is no such fund source.');
}
