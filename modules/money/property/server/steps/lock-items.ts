import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { lockRecords } from '@talaan/kernel/server/steps/lock-records.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { PropertyClass } from '../../rules/class-of-item.ts';
import type { ItemState } from '../../workflow.ts';

export interface LockedItem {
  id: number;
  property_no: string;
  article: string;
  state: ItemState;
  class: PropertyClass;
  unit_cost: number;
  acquired_on: string;
  is_reclassified: boolean;
  fund_code: string;
  /** The number in the tree of the office that has it. */
  tree: number;
  holder_id: number | null;
  holder: string | null;
  paper_id: number | null;
  /** `PAR 2026-11-0003`. */
  paper: string | null;
}

/** Locks items until the transaction ends, in the order of their numbers, and reads them after that: of two who want the same one the second sees what the first did. Error: 404. */
export async function lockItems({ db }: Pick<Call, 'db'>, ids: readonly number[]): Promise<LockedItem[]> {
  await lockRecords(db, 'property.item', [...new Set(ids)]);
  return readItems({ db }, ids);
}

/** The same without the lock, for what writes nothing. */
export async function readItems({ db }: Pick<Call, 'db'>, ids: readonly number[]): Promise<LockedItem[]> {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<LockedItem>`
    select i.id, i.property_no, i.article, i.state, i.class, i.unit_cost, i.acquired_on, i.is_reclassified, i.fund_code, o.tree_from as tree,
      i.holder_id, p.fullname as holder, i.paper_id, k.type || ' ' || k.number as paper
    from property.item i join organization.office_view o on o.id = i.office_id
      left join personnel.person_view p on p.id = i.holder_id left join property.paper k on k.id = i.paper_id
    where i.id = any(${wanted}::integer[]) order by i.id`.execute(db);
  if (rows.length < wanted.length) throw notFound('There is no such item.');
  return rows;
}

/** `2026-05-03-0012-28 (Laptop computer)`, to begin a sentence. */
export function nameItem({ property_no, article }: Pick<LockedItem, 'property_no' | 'article'>): string {
  return `${property_no} (${article})`;
}
