import { sql } from 'kysely';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import { reachesItems } from '@talaan/property/server/public.ts';
import { itemFlow } from '@talaan/property/workflow.ts';
import type { Candidate, listCandidates as endpoint } from '../../contract/disposals.ts';
import { findListed } from './draft-lines.ts';

const MOST = 1000;

/** What can be listed: chosen items, or what is unserviceable of a fund cluster or office, each with what hinders it. */
export async function listCandidates({ db, actor, query }: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { items: chosen, fund, office } = query;
  const { rows } = await sql<Omit<Candidate, 'hindrance'> & { state: keyof typeof itemFlow.words }>`
    select i.id, i.property_no, i.class, i.article, i.serial, i.fund_code, o.acronym as office, i.acquired_on, i.unit_cost, i.state
    from property.item i join organization.office_view o on o.id = i.office_id
    where ${reachesItems(actor, KEEPERS)} and ${chosen ? sql`i.id = any(${chosen}::integer[])` : sql`i.state = 'UNSERVICEABLE'`}
      and ${fund === undefined ? sql`true` : sql`i.fund_code = ${fund}`}
      and ${office === undefined ? sql`true` : sql`i.office_id in (select id from organization.offices_within(${office}))`}
    order by i.fund_code, i.class, i.property_no limit ${MOST}`.execute(db);
  const listed = await findListed(
    { db },
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map(({ state, ...item }) => ({
      ...item,
      hindrance: listed.has(item.id) ? `On ${listed.get(item.id)}` : state === 'UNSERVICEABLE' ? null : itemFlow.words[state],
    })),
  };
}
