import { sql } from 'kysely';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { sendScans as endpoint, SentScan } from '../../contract/counting.ts';
import { settleTime } from '../../rules/settle-time.ts';
import { findCampaign, saidClosed } from '../campaigns/find-campaign.ts';

/**
 * Keeps what a phone counted by one statement; what was kept before stays as it is, so that a phone that got no answer sends again. The count
 * cannot be closed meanwhile. Errors: 404; 409 for what another account counted, and once it is closed, unless all of it came before; 422 for a file that is no photo.
 */
export async function takeScans(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now, receivedAt, params, body } = call;
  if (body.account !== actor.accountId)
    throw wrongState('This was counted by someone else, who signed in on this phone before. They sign in again to send it.');
  const campaign = await findCampaign(call, params.id, 'count', 'stay');
  if (campaign.state === 'CLOSED') {
    if (!(await areKept(call))) throw wrongState(saidClosed(campaign));
    return { now: now.toString(), added: 0, conflicts: [], unknown: [] };
  }
  const photos = await takePhotos(call);
  const clocks = { sentAt: Date.parse(body.sent_at), receivedAt: receivedAt.epochMilliseconds };
  const sent = body.scans.map(({ at, photo: _path, ...scan }) => ({
    ...scan,
    device_at: at,
    at: new Date(settleTime({ ...clocks, scannedAt: Date.parse(at) })).toISOString(),
    photo: photos.get(scan.id) ?? null,
  }));
  const { rows } = await sql<{ count: number }>`
    with added as (
      insert into property_counts.scan (id, campaign_id, item_id, way, given, office_id, room, condition, note, article, quantity, photo_file_id, account_id,
        device, device_at, received_at, at)
      select s.id, ${campaign.id}, i.id, s.way, s.given, s.office_id, s.room, s.condition, s.note, s.article, s.quantity, s.photo, ${actor.accountId},
        ${body.device}::uuid, s.device_at, ${receivedAt.toString()}::timestamptz, s.at
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as s (id uuid, way text, given text, office_id integer, room text, condition text, note text,
        article text, quantity integer, photo integer, device_at timestamptz, at timestamptz)
      left join property.item i on s.way <> 'NEW' and i.property_no = s.given
      on conflict (id) do nothing returning id)
    select count(*) as count from added`.execute(db);
  return { now: now.toString(), added: rows[0]!.count, ...(await readDoubts(call)) };
}

/** Whether all of it was taken before, while the answer was lost. */
async function areKept({ db, params, body }: CallOf<typeof endpoint>): Promise<boolean> {
  const ids = body.scans.map(({ id }) => id);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from property_counts.scan where campaign_id = ${params.id} and id = any(${ids}::uuid[])`.execute(db);
  return rows[0]!.count === new Set(ids).size;
}

/** The files of finds by their scan. Of one that was kept before the photo is taken already; that which came with it again is thrown away. */
async function takePhotos(call: CallOf<typeof endpoint>): Promise<Map<string, number>> {
  const withPhoto = call.body.scans.filter((scan): scan is SentScan & { photo: string } => scan.photo !== null);
  const taken = new Map<string, number>();
  if (withPhoto.length === 0) return taken;
  const { rows } = await sql<{ id: string }>`
    select id from property_counts.scan where id = any(${withPhoto.map(({ id }) => id)}::uuid[])`.execute(call.db);
  const kept = new Set(rows.map(({ id }) => id));
  for (const { id, photo } of withPhoto.filter((scan) => !kept.has(scan.id))) {
    const file = await takeUpload(call, photo, 'scans');
    if (!file.content_type.startsWith('image/')) throw invalid({ scans: ['A photo (JPG or PNG) goes with a find.'] });
    taken.set(id, file.id);
  }
  return taken;
}

const MOST_TOLD = 100;

/** What the counter should hear of: items that another person or place has, too, and numbers without a card. */
async function readDoubts({
  db,
  params,
  body,
}: CallOf<typeof endpoint>): Promise<Pick<AnswerOf<typeof endpoint>, 'conflicts' | 'unknown'>> {
  const ids = body.scans.map(({ id }) => id);
  const { rows } = await sql<{ id: string; no: string | null; given: string; first: string | null }>`
    select s.id, i.property_no as no, s.given, o.acronym || nullif(' ' || e.room, ' ') || ', by ' || a.name as first
    from property_counts.scan s left join property.item i on i.id = s.item_id
      left join lateral (
        select e.* from property_counts.scan e where e.campaign_id = s.campaign_id and e.item_id = s.item_id order by e.at, e.id limit 1) e on true
      left join organization.office_view o on o.id = e.office_id left join identity.account_view a on a.id = e.account_id
    where s.campaign_id = ${params.id} and s.id = any(${ids}::uuid[])
      and (case when s.item_id is null then s.way <> 'NEW'
        else (e.office_id, kernel.plain(e.room), e.account_id) <> (s.office_id, kernel.plain(s.room), s.account_id) end)
    order by s.at limit ${MOST_TOLD}`.execute(db);
  return {
    conflicts: rows.flatMap(({ id, no, first }) => (no === null || first === null ? [] : [{ id, no, first }])),
    unknown: rows.flatMap(({ id, no, given }) => (no === null ? [{ id, given }] : [])),
  };
}
