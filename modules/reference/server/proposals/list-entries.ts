import { sql } from 'kysely';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { proposables, type Kind } from '../../contract/proposals.ts';
import { entryColumns, HOMES, keepsLists, recordOf, type Entry } from './entries.ts';

interface Wanted {
  page: number;
  per_page: number;
  term?: string | undefined;
  sort?: 'name' | '-name' | undefined;
  approved: number;
}

/** What is offered to who asks: the approved ones, and his own proposals; all of them to a keeper of the lists. */
export async function listEntries(call: Call<unknown, Wanted>, kind: Kind) {
  const { db, query } = call;
  const pattern = query.term ? likePattern(query.term) : null;
  const nearest = pattern
    ? sql`kernel.plain(e.name) like ${pattern.slice(1)} desc, similarity(kernel.plain(e.name), kernel.plain(${query.term})) desc,`
    : sql``;
  const { rows } = await sql<Entry & { total: number }>`
    select ${entryColumns(kind)}, count(*) over () as total from ${sql.table(HOMES[kind].table)} e
    where ${offeredTo(call, query.approved === 1)} and ${pattern ? sql`kernel.plain(e.name) like ${pattern}` : sql`true`}
    order by ${query.sort ? sql`` : nearest} kernel.plain(e.name) ${query.sort === '-name' ? sql`desc` : sql`asc`}, e.id
    limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(db);
  return { [proposables[kind].key]: rows.map((row) => recordOf(call, kind, row)), total: rows[0]?.total ?? 0 };
}

/** Whether `e` is among those to choose from. */
export function offeredTo(call: Pick<Call, 'actor'>, onlyApproved = false) {
  if (onlyApproved) return sql<boolean>`e.state = 'approved'`;
  if (keepsLists(call)) return sql<boolean>`e.state in ('approved', 'proposed')`;
  return sql<boolean>`(e.state = 'approved' or (e.state = 'proposed' and e.proposed_by = ${call.actor.accountId}))`;
}
