import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { lockRecords } from '@talaan/kernel/server/steps/lock-records.ts';
import type { ItemState } from '../../workflow.ts';
import { itemsFrom, reachable } from './items-from.ts';

export interface LockedItem {
  id: number;
  state: ItemState;
  joined_to: number | null;
  account_id: number;
  module_title: string;
  reply: string;
  /** Of the office where its sender serves; null where that is none. */
  tree: number | null;
}

/** Locks items that the caller triages and those that were joined with them, and reads them. Errors: 404 where one is not there. */
export async function lockItems({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>, ids: readonly number[]): Promise<LockedItem[]> {
  const { rows: within } = await sql<{ id: number }>`
    select i.id from ${itemsFrom(today)} where i.id = any(${[...ids]}::integer[]) and ${reachable(actor)}`.execute(db);
  if (within.length < new Set(ids).size) throw notFound('There is no such feedback.');
  const { rows: doubles } = await sql<{ id: number }>`
    select id from feedback.item where joined_to = any(${[...ids]}::integer[])`.execute(db);
  const all = [...within, ...doubles].map(({ id }) => id);
  await lockRecords(db, 'feedback.item', all);
  const { rows } = await sql<LockedItem>`
    select i.id, i.state, i.joined_to, i.account_id, m.title as module_title, i.reply, o.tree_from as tree
    from ${itemsFrom(today)} where i.id = any(${all}::integer[]) order by i.id`.execute(db);
  return rows;
}
