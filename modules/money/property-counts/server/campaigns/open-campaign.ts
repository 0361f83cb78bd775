import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import type { editCampaign as editing, openCampaign as opening, removeCampaign as removing } from '../../contract/campaigns.ts';
import { countDays } from '../../rules/due-counts.ts';
import { campaignsFrom, reachesCampaigns } from '../reach.ts';
import { findCampaign, nameCampaign, requireOpen } from './find-campaign.ts';

type Kept = BodyOf<typeof editing>;

/** Opens a count. Errors: 422 for a day at which its kind is not counted, a campus out of reach, people and offices that are not there; 409 where an open count has the same property. */
export async function openCampaign(call: CallOf<typeof opening>): Promise<AnswerOf<typeof opening>> {
  const { db, actor, now, today, body } = call;
  const { kind, fund_code: fund, as_at: asAt, campus_id: campus, ...kept } = body;
  checkDay(kind, asAt, today);
  await sql`select pg_advisory_xact_lock(hashtext('property_counts.open'))`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into property_counts.campaign (kind, fund_code, as_at, campus_id, officer_id, officer_since, head_name, head_post, coa_name, opened_by, opened_at)
    values (${kind}, ${fund}, ${asAt}, ${campus}, ${kept.officer_id}, ${kept.officer_since}, ${kept.head_name}, ${kept.head_post}, ${kept.coa_name},
      ${actor.accountId}, ${now.toString()}) returning id`.execute(db);
  const { id } = rows[0]!;
  const reached = await sql`select from ${campaignsFrom} where c.id = ${id} and ${reachesCampaigns(actor, KEEPERS)}`.execute(db);
  if (reached.rows.length === 0) throw invalid({ campus_id: ['Choose a campus of your role.'] });
  await writeParts(call, id, kept);
  await refuseOverlap(call, id);
  await recordChange(call, { action: 'open a physical count', subject: `property_counts.campaign:${id}`, after: body });
  const campaign = await findCampaign(call, id, 'keep');
  await notifyPeople(
    db,
    now,
    kept.members.map(({ personnel_id: person }) => person),
    {
      title: 'You are to count property',
      description: `${nameCampaign(campaign)} is open. Its report is due a month after that day.`,
      link: '/property/counting',
    },
  );
  return { id, message: 'The count is open. Its committee was notified.' };
}

/** Changes what may be changed until it is closed. Errors: 404; 409 for a closed one, or where another open count has the same property; 422. */
export async function editCampaign(call: CallOf<typeof editing>): Promise<AnswerOf<typeof editing>> {
  const { db, params, body } = call;
  const campaign = await findCampaign(call, params.id, 'keep', 'change');
  requireOpen(campaign);
  await sql`
    update property_counts.campaign set officer_id = ${body.officer_id}, officer_since = ${body.officer_since}, head_name = ${body.head_name},
      head_post = ${body.head_post}, coa_name = ${body.coa_name} where id = ${campaign.id}`.execute(db);
  await sql`delete from property_counts.campaign_office where campaign_id = ${campaign.id}`.execute(db);
  await sql`delete from property_counts.member where campaign_id = ${campaign.id}`.execute(db);
  await writeParts(call, campaign.id, body);
  await refuseOverlap(call, campaign.id);
  await recordChange(call, { action: 'change a physical count', subject: `property_counts.campaign:${campaign.id}`, after: body });
  return { message: 'The count was saved.' };
}

/** Removes a count that was opened by mistake. Errors: 404; 409 where something was counted in it. */
export async function removeCampaign(call: CallOf<typeof removing>): Promise<AnswerOf<typeof removing>> {
  const { db, params } = call;
  const campaign = await findCampaign(call, params.id, 'keep', 'change');
  requireOpen(campaign);
  const { rows } = await sql`select from property_counts.scan where campaign_id = ${campaign.id} limit 1`.execute(db);
  if (rows.length > 0) throw wrongState('Something was counted in it already: it is closed with its report, not removed.');
  await sql`delete from property_counts.difference where campaign_id = ${campaign.id}`.execute(db);
  await sql`delete from property_counts.campaign where id = ${campaign.id}`.execute(db);
  await recordChange(call, { action: 'remove a physical count', subject: `property_counts.campaign:${campaign.id}`, before: campaign });
  return { message: 'The count was removed.' };
}

/** At which days a kind is counted, the year before to the next one. */
function checkDay(kind: 'PPE' | 'SEMI', asAt: string, today: string): void {
  const year = Number(asAt.slice(0, 4));
  if (!countDays(kind, year).includes(asAt))
    throw invalid({
      as_at: [kind === 'PPE' ? 'This property is counted as at 31 December.' : 'This property is counted as at 30 June and 31 December.'],
    });
  if (asAt.slice(0, 4) > today.slice(0, 4)) throw invalid({ as_at: [`A count as at ${longDate(asAt)} begins in that year.`] });
}

async function writeParts({ db }: Pick<Call, 'db'>, id: number, { office_ids: offices, members }: Kept): Promise<void> {
  await sql`insert into property_counts.campaign_office (campaign_id, office_id) select ${id}, x from unnest(${[...new Set(offices)]}::integer[]) x`.execute(
    db,
  );
  await sql`
    insert into property_counts.member (campaign_id, personnel_id, role)
    select ${id}, personnel_id, role from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as m (personnel_id integer, role text)`.execute(
    db,
  );
}

/** An item is counted in one open count as at a day. */
async function refuseOverlap({ db }: Pick<Call, 'db'>, id: number): Promise<void> {
  const { rows } = await sql`
    select from property_counts.campaign c join property_counts.campaign e on e.id <> c.id and e.state = 'OPEN' and e.kind = c.kind
      and e.fund_code = c.fund_code and e.as_at = c.as_at and (e.campus_id is null or c.campus_id is null or e.campus_id = c.campus_id)
    where c.id = ${id} and (not exists (select from property_counts.campaign_office m where m.campaign_id in (c.id, e.id) group by m.campaign_id offset 1)
      or exists (
        select from property_counts.campaign_office a join organization.office_view x on x.id = a.office_id
          join property_counts.campaign_office b on b.campaign_id = e.id join organization.office_view y on y.id = b.office_id
        where a.campaign_id = c.id and x.tree_from <= y.tree_to and y.tree_from <= x.tree_to)) limit 1`.execute(db);
  if (rows.length > 0) throw wrongState('An open count has the same property of these offices. Close it first, or choose other offices.');
}
