import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { listReaders as endpoint, Reader } from '../contract.ts';
import { findKeptCircular } from './find-circular.ts';
import { isToServing, serving } from './place.ts';

type Query = z.output<typeof endpoint.query>;
type OfficeFigures = z.output<typeof endpoint.response>['offices'][number];

/** Today's audience of a circular by office, and who of them has answered. Errors: 404 where one does not keep it. */
export async function listReaders(call: Call<{ id: number }, Query>): Promise<z.input<typeof endpoint.response>> {
  const { db, query, today } = call;
  const { id, needs_acknowledgement } = await findKeptCircular(call);
  const answered = needs_acknowledgement ? sql`r.acknowledged_at` : sql`r.read_at`;
  const audience = sql`${serving(today)}
    join memoranda.circular c on c.id = ${id}
    left join memoranda.reading r on r.circular_id = c.id and r.personnel_id = p.id`;
  const wanted = sql`${sql.join([isToServing(), ...narrow(query, answered)], sql` and `)}`;
  const { rows } = await sql<Reader>`
    select p.id, p.fullname, o.fullname as office, t.name as position, r.read_at, r.acknowledged_at,
      exists (select from identity.account b where b.personnel_id = p.id and b.suspended_at is null) as has_account
    from ${audience} where ${wanted} order by ${order(query)} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`select count(*) as total from ${audience} where ${wanted}`.execute(db);
  const offices = await sql<OfficeFigures>`
    select o.id, o.acronym, count(*) as people, count(${answered}) as done from ${audience}
    where ${isToServing()} group by o.id order by o.tree_from`.execute(db);
  return {
    readers: rows,
    total: counted.rows[0]?.total ?? 0,
    people: offices.rows.reduce((sum, { people }) => sum + people, 0),
    done: offices.rows.reduce((sum, { done }) => sum + done, 0),
    offices: offices.rows,
  };
}

function narrow({ term, office, show }: Query, answered: RawBuilder<unknown>): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (term) conditions.push(sql`p.search like ${likePattern(term)}`);
  if (office)
    conditions.push(sql`o.tree_from between (select tree_from from organization.office where id = ${office})
      and (select tree_to from organization.office where id = ${office})`);
  if (show) conditions.push(show === 'waiting' ? sql`${answered} is null` : sql`${answered} is not null`);
  return conditions;
}

function order({ sort = 'office' }: Query): RawBuilder<unknown> {
  const down = sort.startsWith('-') ? sql` desc` : sql``;
  const name = sql`kernel.plain(p.fullname)`;
  return sort.endsWith('office') ? sql`o.tree_from${down}, ${name}, p.id` : sql`${name}${down}, p.id`;
}
