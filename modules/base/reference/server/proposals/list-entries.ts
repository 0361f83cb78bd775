import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readPage } from '@talaan/kernel/server/lists/read-rows.ts';
import { proposables, type Kind } from '../../contract/proposals.ts';
import { entryColumns, HOMES, keepsLists, recordOf, type Entry } from './entries.ts';

interface Wanted {
  page: number;
  per_page: number;
  term?: string | undefined;
  sort?: 'name' | '-name' | undefined;
  approved: number;
}

/** What is offered to who asks: the approved ones, and their own proposals; all of them to a keeper of the lists. The nearest come first. */
export async function listEntries(call: Call<unknown, Wanted>, kind: Kind) {
  const { term, approved } = call.query;
  const name = sql`kernel.plain(e.name)`;
  const typed = sql`kernel.plain(${term ?? ''})`;
  const { rows, total } = await readPage<Entry>(call, {
    from: sql`${sql.table(HOMES[kind].table)} e`,
    columns: entryColumns(kind),
    reach: offeredTo(call, approved === 1),
    search: [name],
    sort: { name },
    unsorted: term ? sql`starts_with(${name}, ${typed}) desc, similarity(${name}, ${typed}) desc, ${name}` : 'name',
    filters: {},
  });
  return { [proposables[kind].key]: rows.map((row) => recordOf(call, kind, row)), total };
}

/** Whether `e` is among those to choose from. */
export function offeredTo(call: Pick<Call, 'actor'>, onlyApproved = false) {
  if (onlyApproved) return sql<boolean>`e.state = 'approved'`;
  if (keepsLists(call)) return sql<boolean>`e.state in ('approved', 'proposed')`;
  return sql<boolean>`(e.state = 'approved' or (e.state = 'proposed' and e.proposed_by = ${call.actor.accountId}))`;
}
