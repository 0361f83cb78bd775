import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { CONDITIONS } from '@talaan/property/contract/fields.ts';
import { answerFile } from '@talaan/property/server/public.ts';
import { exportScans, listScans, type readScanPhoto as readingPhoto } from '../../contract/counting.ts';
import { WAYS } from '../../contract/fields.ts';
import { findCampaign } from '../campaigns/find-campaign.ts';

export const scanRows = rows(listScans, exportScans, 'scans', async (call) => {
  const { id } = await findCampaign(call, call.params.id, 'read');
  return {
    from: sql`property_counts.scan s left join property.item i on i.id = s.item_id join organization.office_view o on o.id = s.office_id
      join identity.account_view a on a.id = s.account_id`,
    columns: {
      id: 's.id',
      item_id: 's.item_id',
      property_no: sql`coalesce(i.property_no, s.given)`,
      article: sql`coalesce(i.article, s.article)`,
      way: 's.way',
      office: 'o.acronym',
      office_name: 'o.fullname',
      room: 's.room',
      condition: 's.condition',
      note: 's.note',
      quantity: 's.quantity',
      by: 'a.name',
      at: 's.at',
      device_at: 's.device_at',
      received_at: 's.received_at',
      has_photo: sql`s.photo_file_id is not null`,
      is_first: sql`s.item_id is null or not exists (select from property_counts.scan e where e.campaign_id = s.campaign_id and e.item_id = s.item_id
        and (e.at, e.id) < (s.at, s.id))`,
    },
    reach: sql`s.campaign_id = ${id}`,
    search: [sql`i.search`, sql`kernel.plain(s.given || ' ' || s.article || ' ' || s.room || ' ' || a.name)`],
    sort: { at: 's.at', property_no: sql`coalesce(i.property_no, s.given)`, office: 'o.tree_from', by: sql`kernel.plain(a.name)` },
    unsorted: '-at',
    filters: {
      way: (ways) => sql`s.way = any(${ways})`,
      office: (office) => sql`s.office_id in (select t.id from organization.offices_within(${office}) t)`,
    },
    sheet: {
      name: 'Scans of a count',
      cells: {
        'Property number': (row) => row.property_no,
        Article: (row) => row.article,
        How: (row) => WAYS[row.way],
        Office: (row) => row.office_name,
        Room: (row) => row.room,
        Condition: (row) => CONDITIONS[row.condition],
        Quantity: (row) => row.quantity,
        Note: (row) => row.note,
        'Counted by': (row) => row.by,
        At: (row) => localTime(row.at),
        'By the clock of the phone': (row) => localTime(row.device_at),
        Received: (row) => localTime(row.received_at),
        Counts: (row) => (row.is_first ? 'Yes' : 'No'),
      },
    },
  };
});

/** The photo of a find. Error: 404. */
export async function readScanPhoto(call: CallOf<typeof readingPhoto>): Promise<FileAnswer> {
  const { db, params } = call;
  await findCampaign(call, params.id, 'read');
  const { rows: found } = await sql<{ file_id: number | null }>`
    select photo_file_id as file_id from property_counts.scan where campaign_id = ${params.id} and id = ${params.scan}::uuid`.execute(db);
  if (!found[0]) throw notFound('There is no such scan.');
  return answerFile(call, found[0].file_id ?? undefined);
}
