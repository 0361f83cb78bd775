import { sql } from 'kysely';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import { reachesItems } from '@talaan/property/server/public.ts';
import type { findReplacements as endpoint } from '../../contract/losses.ts';

const SHOWN = 5;

/** The items in stock nearest to what was typed, the latest first. */
export async function findReplacements({ db, actor, query }: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { rows: items } = await sql<{ id: number; property_no: string; article: string; serial: string }>`
    select i.id, i.property_no, i.article, i.serial from property.item i join organization.office_view o on o.id = i.office_id
    where i.state = 'IN_STOCK' and ${reachesItems(actor, KEEPERS)} and i.search like kernel.pattern_of(${query.term})
    order by i.acquired_on desc, i.id desc limit ${SHOWN}`.execute(db);
  return { items };
}
