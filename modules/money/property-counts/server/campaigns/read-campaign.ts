import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { CampaignRecord, readCampaign as endpoint } from '../../contract/campaigns.ts';
import { cardsFrom, isOnCards } from '../cards.ts';
import { campaignsFrom, mayCount, reachesCampaigns } from '../reach.ts';
import { campaignColumns } from './campaign-rows.ts';

type Head = Omit<CampaignRecord, 'places' | 'cards' | 'counted'>;

/** One count, with how far each of its rooms is. Error: 404. */
export async function readCampaign(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, params } = call;
  const { rows } = await sql<Head>`
    select ${selected(campaignColumns)}, c.campus_id, c.officer_id, p.fullname as officer, c.officer_since, c.head_name, c.head_post, c.coa_name, c.code,
      c.compared_at, ${mayCount(actor)} as is_mine,
      array(select m.office_id from property_counts.campaign_office m where m.campaign_id = c.id order by m.office_id) as office_ids,
      (select jsonb_agg(jsonb_build_object('personnel_id', m.personnel_id, 'fullname', q.fullname, 'role', m.role)
          order by array_position(array['CHAIR', 'MEMBER', 'COUNTER'], m.role), q.plain_name)
        from property_counts.member m join personnel.person_view q on q.id = m.personnel_id where m.campaign_id = c.id) as members,
      (select a.name from identity.account_view a where a.id = c.opened_by) as opened_by,
      (select a.name from identity.account_view a where a.id = c.closed_by) as closed_by,
      (select count(*) from property_counts.scan s where s.campaign_id = c.id and s.item_id is null) as finds,
      (select count(*) from property_counts.scan s where s.campaign_id = c.id) - c.compared_scans as scans_since,
      (select count(*) from property_counts.difference d where d.campaign_id = c.id) as differences,
      (select count(*) from property_counts.difference d where d.campaign_id = c.id and d.decision is null) as undecided
    from ${campaignsFrom} join personnel.person_view p on p.id = c.officer_id where c.id = ${params.id} and ${reachesCampaigns(actor)}`.execute(
    db,
  );
  if (!rows[0]) throw notFound('There is no such count.');
  const places = rows[0].state === 'CLOSED' ? [] : await readPlaces(call, params.id);
  const totals = rows[0].state === 'CLOSED' ? await readIssued(call, params.id) : sumOf(places);
  return { campaign: { ...rows[0], places, ...totals } };
}

/** Rooms of the cards with how many of them were found anywhere. */
async function readPlaces({ db }: Pick<Call, 'db'>, id: number): Promise<CampaignRecord['places']> {
  const { rows } = await sql<CampaignRecord['places'][number]>`
    select o.id as office_id, o.acronym as office, o.fullname as office_name, i.location as room, count(*) as cards,
      count(*) filter (where exists (select from property_counts.scan s where s.campaign_id = c.id and s.item_id = i.id)) as counted
    from ${cardsFrom} where c.id = ${id} and ${isOnCards} group by o.id, o.acronym, o.fullname, o.tree_from, i.location
    order by o.tree_from, i.location`.execute(db);
  return rows;
}

function sumOf(places: CampaignRecord['places']): { cards: number; counted: number } {
  return {
    cards: places.reduce((sum, { cards }) => sum + cards, 0),
    counted: places.reduce((sum, { counted }) => sum + counted, 0),
  };
}

async function readIssued({ db }: Pick<Call, 'db'>, id: number): Promise<{ cards: number; counted: number }> {
  const { rows } = await sql<{ cards: number; counted: number }>`
    select coalesce(sum(on_card), 0)::integer as cards, coalesce(sum(least(on_card, on_hand)), 0)::integer as counted
    from property_counts.report_line where campaign_id = ${id}`.execute(db);
  return rows[0]!;
}
