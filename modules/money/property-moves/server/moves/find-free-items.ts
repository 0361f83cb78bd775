import { sql } from 'kysely';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import { reachesItems } from '@talaan/property/server/public.ts';
import type { findFreeItems as endpoint } from '../../contract/moves.ts';

const SHOWN = 5;

/** The items without a holder nearest to what was typed, the latest first: to replace a lost one, or to go to another agency. */
export async function findFreeItems({ db, actor, query }: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const states = query.returned === 1 ? ['IN_STOCK', 'RETURNED', 'UNSERVICEABLE'] : ['IN_STOCK'];
  const { rows: items } = await sql<AnswerOf<typeof endpoint>['items'][number]>`
    select i.id, i.property_no, i.article, i.serial, i.unit_cost as amount, i.state
    from property.item i join organization.office_view o on o.id = i.office_id
    where i.state = any(${states}::text[]) and ${reachesItems(actor, KEEPERS)} and i.search like kernel.pattern_of(${query.term})
    order by i.acquired_on desc, i.id desc limit ${SHOWN}`.execute(db);
  return { items };
}
