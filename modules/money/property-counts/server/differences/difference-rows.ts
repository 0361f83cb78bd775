import { sql, type SqlBool } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { CONDITIONS } from '@talaan/property/contract/fields.ts';
import { exportDifferences, listDifferences } from '../../contract/differences.ts';
import { DECISIONS, DIFFERENCES, FOLLOWED, LOSS_ENDED } from '../../contract/fields.ts';
import { findCampaign } from '../campaigns/find-campaign.ts';

const article = sql`coalesce(i.article, nullif(s.article, ''), 'A number that no card has')`;
/** Something is to be done elsewhere, or was. */
const isFollowed = sql<SqlBool>`(d.decision = any(${[...FOLLOWED]}::text[]) and (d.decision <> 'TAKE_UP' or i.state = any(${[...LOSS_ENDED]}::text[])))`;
const kindOrder = sql`array_position(${Object.keys(DIFFERENCES)}::text[], d.kind)`;

export const differenceRows = rows(listDifferences, exportDifferences, 'differences', async (call) => {
  const { id } = await findCampaign(call, call.params.id, 'read');
  return {
    from: sql`property_counts.difference d left join property.item i on i.id = d.item_id left join property_counts.scan s on s.id = d.scan_id
      left join organization.office_view o on o.id = d.card_office_id left join organization.office_view w on w.id = s.office_id
      left join personnel.person_view p on p.id = i.holder_id left join identity.account_view a on a.id = d.decided_by left join property.delivery e on e.id = d.delivery_id`,
    columns: {
      id: 'd.id',
      kind: 'd.kind',
      item_id: 'd.item_id',
      scan_id: 'd.scan_id',
      property_no: sql`coalesce(i.property_no, s.given)`,
      article,
      unit_cost: 'i.unit_cost',
      holder: 'p.fullname',
      card_office: 'o.acronym',
      card_room: 'd.card_room',
      card_condition: 'd.card_condition',
      found_office: 'w.acronym',
      found_office_id: 'w.id',
      found_room: sql`coalesce(s.room, '')`,
      found_condition: 'd.found_condition',
      quantity: sql`coalesce(s.quantity, 1)`,
      note: sql`coalesce(s.note, '')`,
      has_photo: sql`s.photo_file_id is not null`,
      scans: 'd.scans',
      decision: 'd.decision',
      reason: 'd.reason',
      unit_value: 'd.unit_value',
      decided_by: 'a.name',
      decided_at: 'd.decided_at',
      item_state: 'i.state',
      followed_at: 'd.followed_at',
      delivery_id: 'd.delivery_id',
      iar_no: 'e.iar_no',
      loss_id: 'd.loss_id',
      loss: sql`(select string_agg(r.type || ' ' || r.number, ', ' order by r.id) from property.report r
        where r.move_id = d.loss_id and (r.voided_at is null or not exists (select from property.report n where n.move_id = r.move_id and n.voided_at is null)))`,
    },
    reach: sql`d.campaign_id = ${id}`,
    search: [sql`i.search`, sql`kernel.plain(coalesce(s.given || ' ' || s.article, '') || ' ' || d.card_room)`, sql`p.search`],
    sort: {
      property_no: sql`coalesce(i.property_no, s.given)`,
      kind: kindOrder,
      article: sql`kernel.plain(${article})`,
      unit_cost: 'i.unit_cost',
      card_office: 'o.tree_from',
    },
    unsorted: sql`${kindOrder}, coalesce(i.property_no, s.given)`,
    filters: {
      kind: (kinds) => sql`d.kind = any(${kinds})`,
      decided: (decided) => (decided === 1 ? sql`d.decision is not null` : sql`d.decision is null`),
      followed: (followed) => (followed === 1 ? sql`d.followed_at is not null` : sql`d.followed_at is null and ${isFollowed}`),
    },
    groups: {
      kind: { by: 'd.kind', name: DIFFERENCES, order: kindOrder },
      card_office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    },
    sheet: {
      name: 'Differences of a count',
      cells: {
        Difference: (row) => DIFFERENCES[row.kind],
        'Property number': (row) => row.property_no,
        Article: (row) => row.article,
        Cost: (row) => (row.unit_cost === null ? null : row.unit_cost / 100),
        'Accountable person': (row) => row.holder,
        'Office on the card': (row) => row.card_office,
        'Room on the card': (row) => row.card_room,
        'Condition on the card': (row) => row.card_condition && CONDITIONS[row.card_condition],
        'Office found': (row) => row.found_office,
        'Room found': (row) => row.found_room,
        'Condition found': (row) => row.found_condition && CONDITIONS[row.found_condition],
        Quantity: (row) => row.quantity,
        Decision: (row) => row.decision && DECISIONS[row.decision],
        Reason: (row) => row.reason,
        'Decided by': (row) => row.decided_by,
        'Followed by': (row) => row.loss ?? (row.iar_no === null ? row.followed_at && 'Found' : `IAR ${row.iar_no}`),
      },
    },
  };
});
