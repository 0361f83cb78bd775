import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import type { listCertificates as endpoint } from '../../contract/certificates.ts';
import { certificateColumns, certificatesOn, isOpen } from './certificate-rows.ts';

type Query = z.output<typeof endpoint.query>;
type Answer = z.input<typeof endpoint.response>;

/** Certificates within one's scope: what is open first, by the day on which it is due. */
export async function listCertificates({ db, actor, query, today }: Call<unknown, Query>): Promise<Answer> {
  const reach = visible(actor, ['COE'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const matching = sql`${reach} and ${matches(query, today)}`;
  const { rows: certificates } = await sql<Answer['certificates'][number]>`
    select ${certificateColumns} from ${certificatesOn(today)} where ${matching}
    order by ${orderBy(query.sort)} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(db);
  const { rows: totals } = await sql<{ total: number }>`
    select count(*) as total from ${certificatesOn(today)} where ${matching}`.execute(db);
  const { rows: counts } = await sql<Answer['counts']>`
    select count(*) filter (where c.state = 'REQUESTED') as "REQUESTED", count(*) filter (where c.state = 'PREPARED') as "PREPARED",
      count(*) filter (where c.state = 'SIGNED') as "SIGNED", count(*) filter (where c.due_on < ${today}::date) as overdue
    from ${certificatesOn(today)} where ${isOpen} and ${reach}`.execute(db);
  return { certificates, total: totals[0]!.total, counts: counts[0]! };
}

function matches(query: Query, today: string): RawBuilder<boolean> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (query.state) conditions.push(sql`c.state = any(${query.state})`);
  if (query.kind) conditions.push(sql`c.kind = ${query.kind}`);
  if (query.show) conditions.push(isOpen);
  if (query.show === 'overdue') conditions.push(sql`c.due_on < ${today}::date`);
  for (const word of query.term
    ?.split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, 8) ?? [])
    conditions.push(sql`(p.search like ${likePattern(word)} or lower(c.control_number) like ${likePattern(word)})`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const ORDERS = {
  due_on: sql`c.due_on`,
  fullname: sql`kernel.plain(p.fullname)`,
  control_number: sql`c.control_number`,
  requested_at: sql`c.requested_at`,
} as const;

function orderBy(sort: Query['sort']): RawBuilder<unknown> {
  if (!sort) return sql`${isOpen} desc, case when ${isOpen} then c.due_on end, c.requested_at desc, c.id desc`;
  const order = ORDERS[sort.replace(/^-/, '') as keyof typeof ORDERS];
  return sort.startsWith('-') ? sql`${order} desc nulls last, c.id desc` : sql`${order} nulls last, c.id`;
}
