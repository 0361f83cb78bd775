import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { foundBy } from '@talaan/kernel/server/search/search.ts';
import type { findProviders as finding, PastTraining, ProviderRow, readProvider as endpoint } from '../../contract/providers.ts';
import { ATTENDED_STATES } from '../../workflow.ts';
import { providerColumns, providersOn } from './provider-rows.ts';

const MOST = 5;

/** One provider with all its trainings, the newest first. Error: 404. */
export async function readProvider({ db, params, today }: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await sql<ProviderRow>`
    select ${selected(providerColumns)} from ${providersOn(today)} where p.id = ${params.id}`.execute(db);
  const provider = rows[0];
  if (!provider) throw notFound('There is no such provider.');
  const { rows: trainings } = await sql<PastTraining>`
    select t.id, t.title, t.first_day, t.last_day, count(n.id)::integer as attended, (round(avg(e.rating), 2) * 1000)::integer as reaction
    from trainings.training t
      left join trainings.nomination n on n.training_id = t.id and n.state = any(${[...ATTENDED_STATES]}::text[])
      left join trainings.evaluation e on e.nomination_id = n.id and e.level = 'REACTION'
    where t.provider_id = ${params.id} and t.cancelled_because is null group by t.id order by t.first_day desc, t.id desc`.execute(db);
  return { provider: { ...provider, trainings } };
}

/** The active providers nearest to what was typed. */
export async function findProviders({ db, query }: CallOf<typeof finding>): Promise<AnswerOf<typeof finding>> {
  if (query.term === '') return { providers: [] };
  const { rows } = await sql<AnswerOf<typeof finding>['providers'][number]>`
    select p.id, p.name, p.kind from trainings.provider p where p.is_active and ${foundBy(query.term, [sql`kernel.plain(p.name)`])}
    order by starts_with(kernel.plain(p.name), kernel.plain(${query.term})) desc, kernel.plain(p.name) limit ${MOST}`.execute(db);
  return { providers: rows };
}
