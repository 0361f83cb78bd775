import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { ActingHead, listActingHeads as endpoint, listNameableOffices } from '../../contract/acting-heads.ts';
import type { OrganizationNeeds } from '../needs.ts';
import { headOn, mayName, maySee } from './reach.ts';

type Row = Omit<ActingHead, 'fullname' | 'head'> & { head_id: number | null };

const ORDERS = {
  from: sql`lower(d.during)`,
  '-from': sql`lower(d.during) desc`,
  department: sql`kernel.plain(o.fullname), lower(d.during) desc`,
  '-department': sql`kernel.plain(o.fullname) desc, lower(d.during) desc`,
} as const;

/** A page of the officers in charge, the newest first: three statements. */
export async function listActingHeads(
  { db, actor, query, today }: Call<unknown, z.output<typeof endpoint.query>>,
  { namePeople }: OrganizationNeeds,
): Promise<z.input<typeof endpoint.response>> {
  const state = sql`case when d.during @> ${today}::date then 'current' when lower(d.during) > ${today}::date then 'coming' else 'past' end`;
  const conditions = [sql<SqlBool>`d.is_acting`, maySee(actor)];
  if (query.state) conditions.push(sql`${state} = ${query.state}`);
  if (query.office) conditions.push(sql`o.id = ${query.office}`);
  if (query.term) conditions.push(sql`kernel.plain(o.fullname || ' ' || o.acronym || ' ' || d.reason) like ${likePattern(query.term)}`);
  const matching = sql`from organization.head d join organization.office o on o.id = d.office_id where ${sql.join(conditions, sql` and `)}`;
  const page = sql<Row>`
    select d.id, o.id as office_id, o.fullname as department, o.acronym, d.personnel_id, ${headOn(sql`lower(d.during)`)} as head_id,
      lower(d.during) as from, upper(d.during) - 1 as to, d.reason, d.ended_because, ${state} as state,
      ${mayName(actor)} and (upper_inf(d.during) or upper(d.during) > ${today}::date) as may_end
    ${matching} order by ${ORDERS[query.sort ?? '-from']}, d.id desc limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`;
  const count = sql<{ total: number }>`select count(*) as total ${matching}`;
  const [found, counted] = await Promise.all([page.execute(db), count.execute(db)]);
  const ids = found.rows.flatMap(({ personnel_id, head_id }) => [personnel_id, head_id ?? personnel_id]);
  const names = await namePeople(db, ids, today);
  const nameOf = (id: number | null) => names.get(id ?? 0)?.fullname ?? null;
  return {
    acting_heads: found.rows.map((row) => ({ ...row, fullname: nameOf(row.personnel_id) ?? '', head: nameOf(row.head_id) })),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** The offices for which one may name somebody, in the order of the tree. */
export async function listOffices(
  { db, actor, today }: Call,
  { namePeople }: OrganizationNeeds,
): Promise<z.input<typeof listNameableOffices.response>> {
  const { rows } = await sql<{ id: number; fullname: string; acronym: string; head_id: number | null }>`
    select o.id, o.fullname, o.acronym, ${headOn(sql`${today}::date`)} as head_id from organization.office o
    where o.is_active and ${mayName(actor)} order by o.tree_from`.execute(db);
  const names = await namePeople(
    db,
    rows.flatMap(({ head_id }) => head_id ?? []),
    today,
  );
  return { offices: rows.map(({ head_id, ...row }) => ({ ...row, head: names.get(head_id ?? 0)?.fullname ?? null })) };
}
