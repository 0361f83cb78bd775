import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { compareCount as endpoint } from '../../contract/differences.ts';
import { findDifferences, type Difference, type Find } from '../../rules/find-differences.ts';
import { tally, type Scan, type Tally } from '../../rules/tally.ts';
import { findCampaign, requireOpen } from '../campaigns/find-campaign.ts';
import { deliveredFinds, readCardsOf } from '../cards.ts';

type Comparing = Pick<Call, 'db' | 'now'>;

export interface Compared {
  counted: Map<number, Tally>;
  differences: number;
  undecided: number;
}

/** Compares a count with the cards of now. Errors: 404; 409 for a closed one. */
export async function compareCount(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const campaign = await findCampaign(call, call.params.id, 'keep', 'change');
  requireOpen(campaign);
  const { differences, undecided } = await compare(call, campaign.id);
  await recordChange(call, {
    action: 'compare a physical count with the cards',
    subject: `property_counts.campaign:${campaign.id}`,
    after: { differences, undecided },
  });
  const message = differences === 0 ? 'Count and cards agree.' : `${differences} differences, ${undecided} to decide.`;
  return { differences, undecided, message };
}

/** Within a locked count: lists its differences anew. A decision stays where what it rests on is as it was. A constant number of statements. */
export async function compare(call: Comparing, campaignId: number): Promise<Compared> {
  const { db, now } = call;
  const cards = await readCardsOf(db, campaignId);
  const { scans, finds, all } = await readScans(call, campaignId);
  const counted = tally(scans);
  const found = findDifferences(cards, counted, finds);
  await writeDifferences(call, campaignId, found, counted);
  await sql`update property_counts.campaign set compared_at = ${now.toString()}::timestamptz, compared_scans = ${all} where id = ${campaignId}`.execute(
    db,
  );
  const { rows } = await sql<{ undecided: number }>`
    select count(*) as undecided from property_counts.difference where campaign_id = ${campaignId} and decision is null`.execute(db);
  return { counted, differences: found.length, undecided: rows[0]!.undecided };
}

/** A number that had no card when it was scanned may have one now, and what was found without a card has one by its delivery. */
async function readScans({ db }: Comparing, campaignId: number): Promise<{ scans: Scan[]; finds: Find[]; all: number }> {
  const { rows } = await sql<Omit<Scan, 'item_id'> & { item_id: number | null; given: string }>`
    select s.id, coalesce(s.item_id, i.id) as item_id, s.given, s.way, s.office_id, s.room, s.condition, s.account_id, extract(epoch from s.at)::float8 * 1000 as at
    from property_counts.scan s left join property.item i on s.item_id is null and s.given <> '' and i.property_no = s.given
    where s.campaign_id = ${campaignId}`.execute(db);
  const { rows: delivered } = await sql<Scan>`
    select s.id, i.id as item_id, 'TYPED' as way, s.office_id, s.room, s.condition, s.account_id, extract(epoch from s.at)::float8 * 1000 as at
    from ${deliveredFinds} where d.campaign_id = ${campaignId}`.execute(db);
  return {
    scans: [...rows.filter((scan): scan is Scan & { given: string } => scan.item_id !== null), ...delivered],
    finds: rows.filter(({ item_id: item }) => item === null),
    all: rows.length,
  };
}

/** Whether a difference `d` rests on what it is found with now: the same scans, and the same card. What is not found has neither. */
const IS_AS_BEFORE = sql`(d.kind = 'MISSING' or (d.scan_id = excluded.scan_id and d.scans = excluded.scans and d.card_office_id is not distinct from excluded.card_office_id
  and d.card_room = excluded.card_room and d.card_condition is not distinct from excluded.card_condition))`;

async function writeDifferences(
  { db }: Comparing,
  campaignId: number,
  found: readonly Difference[],
  counted: ReadonlyMap<number, Tally>,
): Promise<void> {
  const now = JSON.stringify(
    found.map((one) => ({ ...one, condition: one.item_id === null ? null : (counted.get(one.item_id)?.condition ?? null) })),
  );
  const listed = sql`jsonb_to_recordset(${now}::jsonb) as n (kind text, item_id integer, scan_id uuid, scans integer, condition text)`;
  await sql`
    delete from property_counts.difference d where d.campaign_id = ${campaignId} and not exists (
      select from ${listed} where n.kind || coalesce(n.item_id::text, n.scan_id::text) = d.kind || coalesce(d.item_id::text, d.scan_id::text))`.execute(
    db,
  );
  await sql`
    insert into property_counts.difference as d (campaign_id, kind, item_id, scan_id, card_office_id, card_room, card_condition, found_condition, scans)
    select ${campaignId}, n.kind, n.item_id, n.scan_id, i.office_id, i.location, i.condition, n.condition, n.scans
    from ${listed} join property.item i on i.id = n.item_id
    on conflict (campaign_id, kind, item_id) where item_id is not null do update set
      scan_id = excluded.scan_id, card_office_id = excluded.card_office_id, card_room = excluded.card_room, card_condition = excluded.card_condition,
      found_condition = excluded.found_condition, scans = excluded.scans,
      decision = case when ${IS_AS_BEFORE} then d.decision end, reason = case when ${IS_AS_BEFORE} then d.reason else '' end,
      unit_value = case when ${IS_AS_BEFORE} then d.unit_value end, decided_by = case when ${IS_AS_BEFORE} then d.decided_by end,
      decided_at = case when ${IS_AS_BEFORE} then d.decided_at end, followed_at = case when ${IS_AS_BEFORE} then d.followed_at end,
      loss_id = case when ${IS_AS_BEFORE} then d.loss_id end`.execute(db);
  await sql`
    insert into property_counts.difference (campaign_id, kind, scan_id, card_room, found_condition, scans)
    select ${campaignId}, n.kind, n.scan_id, '', s.condition, n.scans from ${listed} join property_counts.scan s on s.id = n.scan_id
    where n.item_id is null on conflict (campaign_id, scan_id) where item_id is null do nothing`.execute(db);
}
