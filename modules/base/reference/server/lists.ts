import { notFound } from '@talaan/kernel/server/errors.ts';
import { mountLookup } from '@talaan/kernel/server/search/lookup.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { countUses } from '@talaan/kernel/server/search/uses.ts';
import { countListUses, listForReclass, listGroups } from '../contract/lists.ts';

export const lists = listGroups.flatMap((group) => group.lists);

export function mountLists(server: Server): void {
  for (const list of lists) mountLookup(server, list);

  mount(server, listForReclass, async ({ db, today }) => ({
    appointment_status: await db
      .selectFrom('reference.appointment_status')
      .select(['id', 'code', 'name', 'retired_on', 'government_service'])
      .where('government_service', '=', true)
      .where((where) => where.or([where('retired_on', 'is', null), where('retired_on', '>', today)]))
      .orderBy('place')
      .execute(),
  }));

  mount(server, countListUses, async ({ db, params }) => {
    const list = lists.find(({ table }) => table === `reference.${params.list}`);
    if (!list) throw notFound('There is no such list.');
    const uses = await countUses(db, list.table);
    return { uses: [...uses].map(([id, use]) => ({ id, ...use })) };
  });
}
