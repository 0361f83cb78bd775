import { sql } from 'kysely';
import { actorOfAccountId } from '@talaan/identity/server/public.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { mayCall, type Call } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';

interface Saved {
  id: number;
  title: string;
  definition: string;
  list: string;
  screen: string;
  query: string;
  account_id: number;
}

/** The figures that the university made of saved views; one statement. */
export async function savedFigures(server: Server): Promise<ExecutiveFigure[]> {
  const { rows } = await sql<Saved>`
    select id, title, definition, list, screen, query, account_id from executive.saved_figure order by kernel.plain(title)`.execute(
    server.db,
  );
  return rows.map((saved) => ({
    name: `saved-${saved.id}`,
    title: saved.title,
    definition: saved.definition,
    unit: { one: 'row', many: 'rows' },
    compare: 'week',
    isOfPeople: true,
    link: `${saved.screen}?${saved.query}`,
    read: async ({ now, day }) => {
      const value = await countRows(server, saved, { now, day });
      return value === null
        ? { value, missing: 'The account that added it may not open the list any more. Let someone who may add it anew.' }
        : { value };
    },
  }));
}

/** How many rows a list has for an account with what its address asks; null where the account may not open it any more. */
async function countRows(server: Server, saved: Saved, { now, day }: { now: Temporal.Instant; day: string }): Promise<number | null> {
  const list = server.endpoints.find(({ method, path }) => method === 'GET' && path === saved.list);
  const read = server.reads.get(saved.list);
  const actor = await actorOfAccountId(server, saved.account_id);
  if (!list || !read || !actor || !mayCall(list.access, actor)) return null;
  const query = list.query.parse({ ...queryOf(saved.query), page: 1, per_page: 5 });
  const call = { server, db: server.db, actor, groups: [], inPlaceOf: null, now, receivedAt: now, today: day, params: {}, query, body: {} };
  const { total } = (await read(call as unknown as Call)) as { total: number };
  return total;
}

/** The query string of an address as a call reads it; a name that is there twice has a list. */
function queryOf(text: string): Record<string, string | string[]> {
  const search = new URLSearchParams(text);
  const names = [...new Set(search.keys())].filter((name) => name !== 'page' && name !== 'per_page' && name !== 'group_by');
  return Object.fromEntries(names.map((name) => [name, search.getAll(name).length > 1 ? search.getAll(name) : search.get(name)!]));
}
