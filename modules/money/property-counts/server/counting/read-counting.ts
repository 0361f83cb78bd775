import { sql } from 'kysely';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { readCards as readingCards, readMyCounts as readingMine } from '../../contract/counting.ts';
import { findCampaign, requireOpen } from '../campaigns/find-campaign.ts';
import { cardsFrom, describedItem, isOnCards } from '../cards.ts';
import { campaignsFrom, mayCount } from '../reach.ts';

/** The open counts of the caller. */
export async function readMyCounts({ db, actor, now }: Call): Promise<AnswerOf<typeof readingMine>> {
  const { rows } = await sql<AnswerOf<typeof readingMine>['campaigns'][number]>`
    select c.id, c.kind, c.fund_code, f.name as fund, c.as_at,
      (select count(*) from property.item i join organization.office_view o on o.id = i.office_id where ${isOnCards}) as cards
    from ${campaignsFrom} where c.state = 'OPEN' and ${mayCount(actor)} order by c.as_at, c.kind, c.fund_code, c.id`.execute(db);
  const { rows: own } = await sql<{ name: string }>`select name from identity.account_view where id = ${actor.accountId}`.execute(db);
  return { account: actor.accountId, name: own[0]!.name, campaigns: rows, now: now.toString() };
}

/** What a phone needs to count without a network. Errors: 404; 409 for a closed count. */
export async function readCards(call: CallOf<typeof readingCards>): Promise<AnswerOf<typeof readingCards>> {
  const { db, params } = call;
  requireOpen(await findCampaign(call, params.id, 'count'));
  const { rows: cards } = await sql<AnswerOf<typeof readingCards>['cards'][number]>`
    with first as (
      select distinct on (s.item_id) s.item_id, s.office_id, s.room from property_counts.scan s where s.campaign_id = ${params.id} and s.item_id is not null
      order by s.item_id, s.at, s.id)
    select i.id, i.property_no as no, concat_ws(', ', i.article, nullif(${describedItem}, '')) as what, i.serial, p.fullname as holder, i.office_id,
      i.location as room, i.condition,
      case when s.item_id is not null then jsonb_build_object('office_id', s.office_id, 'room', s.room) end as counted
    from ${cardsFrom} left join personnel.person_view p on p.id = i.holder_id left join first s on s.item_id = i.id
    where c.id = ${params.id} and ${isOnCards} order by o.tree_from, i.location, i.property_no`.execute(db);
  const { rows: offices } = await sql<AnswerOf<typeof readingCards>['offices'][number]>`
    select o.id, o.acronym, o.fullname as name from organization.office_view o join property_counts.campaign c on c.id = ${params.id}
    where o.is_active and (c.campus_id is null or o.campus_id = c.campus_id) order by o.tree_from`.execute(db);
  return { offices, cards };
}
