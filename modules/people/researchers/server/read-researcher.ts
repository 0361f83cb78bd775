import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { readAll } from '@talaan/kernel/server/lists/read-rows.ts';
import type { readResearcher as endpoint, ResearcherRow } from '../contract.ts';
import { researcherRows } from './researcher-rows.ts';

/** One researcher of today or of the past, as the list shows it. Error: 404 beyond one's reach. */
export async function readResearcher(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const list = await researcherRows.define({ ...call, params: {}, query: { all: 1 } });
  const reach = sql<boolean>`${list.reach} and r.id = ${call.params.id}`;
  const [researcher] = await readAll<ResearcherRow>({ db: call.db, query: {} }, { ...list, reach, filters: {} });
  if (!researcher) throw notFound('There is no such researcher.');
  return { researcher };
}
