import { sql, type SqlBool } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { CLASSES, CONDITIONS } from '../../contract/fields.ts';
import { exportItems, listItems, type MISSING } from '../../contract/items.ts';
import { ENDED_STATES, itemFlow } from '../../workflow.ts';
import { reachesItems } from '../reach.ts';

export const itemsFrom = sql`property.item i join organization.office_view o on o.id = i.office_id join property.uacs u on u.id = i.uacs_id
  left join personnel.person_view p on p.id = i.holder_id left join property.paper k on k.id = i.paper_id`;

export const itemColumns = {
  id: 'i.id',
  property_no: 'i.property_no',
  class: 'i.class',
  article: 'i.article',
  description: 'i.description',
  brand: 'i.brand',
  model: 'i.model',
  serial: 'i.serial',
  unit: 'i.unit',
  unit_cost: 'i.unit_cost',
  acquired_on: 'i.acquired_on',
  account: 'u.code',
  account_name: 'u.name',
  fund_code: 'i.fund_code',
  office: 'o.acronym',
  office_name: 'o.fullname',
  location: 'i.location',
  condition: 'i.condition',
  state: 'i.state',
  holder_id: 'i.holder_id',
  holder: 'p.fullname',
  avatar: avatarOf('p.id'),
  user: sql`(select w.fullname from personnel.person_view w where w.id = k.user_id)`,
  paper_id: 'i.paper_id',
  paper_type: 'k.type',
  paper_number: 'k.number',
  held_since: 'k.dated_on',
  warranty_until: 'i.warranty_until',
  has_photo: sql`i.photo_file_id is not null`,
  has_sticker: sql`i.sticker_printed_on is not null`,
  parts: sql`(select count(*) from property.item_part t where t.item_id = i.id)`,
};

/** Whose holder serves no more. */
export const heldByLeaver = (today: string) => sql<SqlBool>`(i.holder_id is not null
  and not exists (select from personnel.appointment_view a where a.personnel_id = i.holder_id and a.during @> ${today}::date))`;

/** Of what is no property any more nothing is looked for. */
const LACKS = {
  sticker: sql`i.sticker_printed_on is null`,
  photo: sql`i.photo_file_id is null`,
  serial: sql`i.serial = '' and not exists (select from property.item_part t where t.item_id = i.id and t.serial <> '')`,
} as const satisfies Record<keyof typeof MISSING, unknown>;

/** Up to so many are counted: a university has hundreds of thousands. */
const MOST_COUNTED = 1000;

export const itemRows = rows(listItems, exportItems, 'items', ({ actor, today }) => ({
  from: itemsFrom,
  columns: itemColumns,
  reach: reachesItems(actor),
  search: [sql`i.search`, sql`p.search`],
  sort: {
    property_no: 'i.property_no',
    article: sql`kernel.plain(i.article)`,
    unit_cost: 'i.unit_cost',
    acquired_on: 'i.acquired_on',
    holder: 'p.plain_name',
    office: 'o.tree_from',
    state: 'i.state',
    warranty_until: 'i.warranty_until',
  },
  unsorted: '-acquired_on',
  mostCounted: MOST_COUNTED,
  plannedEachTime: true,
  groups: {
    state: { by: 'i.state', name: itemFlow.words },
    class: { by: 'i.class', name: CLASSES },
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    holder: { by: 'p.id', name: 'p.fullname', order: 'p.plain_name' },
    account: { by: 'u.id', name: 'u.name' },
    fund: { by: 'i.fund_code', name: 'i.fund_code' },
    condition: { by: 'i.condition', name: CONDITIONS },
  },
  filters: {
    state: (states) => sql`i.state = any(${states})`,
    class: (classes) => sql`i.class = any(${classes})`,
    condition: (conditions) => sql`i.condition = any(${conditions})`,
    holder: (people) => sql`i.holder_id = any(${people})`,
    office: (office) => sql`i.office_id in (select id from organization.offices_within(${office}))`,
    campus: (campus) => sql`i.campus_id = ${campus}`,
    account: (account) => sql`i.uacs_id = ${account}`,
    fund: (fund) => sql`i.fund_code = ${fund}`,
    ids: (ids) => sql`i.id = any(${ids})`,
    left: (left) => (left ? heldByLeaver(today) : sql`not ${heldByLeaver(today)}`),
    delivery: (delivery) => sql`i.delivery_id = ${delivery}`,
    supplier: (supplier) =>
      sql`i.delivery_id in (select d.id from property.delivery d where d.plain_supplier like kernel.pattern_of(${supplier}))`,
    missing: (what) => sql`(${LACKS[what]} and i.state <> all (${[...ENDED_STATES]}::text[]))`,
    warranty_to: (day) => sql`i.warranty_until <= ${day}::date`,
  },
  sheet: {
    name: 'Items of property',
    cells: {
      'Property number': (row) => row.property_no,
      Class: (row) => CLASSES[row.class],
      Article: (row) => row.article,
      Description: (row) => row.description,
      Brand: (row) => row.brand,
      Model: (row) => row.model,
      'Serial number': (row) => row.serial,
      'Date acquired': (row) => row.acquired_on,
      Cost: (row) => row.unit_cost / 100,
      Account: (row) => row.account,
      'Fund cluster': (row) => row.fund_code,
      Office: (row) => row.office_name,
      Location: (row) => row.location,
      Condition: (row) => CONDITIONS[row.condition],
      State: (row) => itemFlow.words[row.state],
      'Accountable person': (row) => row.holder,
      'Used by': (row) => row.user,
      Paper: (row) => (row.paper_number === null ? '' : `${row.paper_type} ${row.paper_number}`),
      Since: (row) => row.held_since,
      'Warranty until': (row) => row.warranty_until,
    },
  },
}));
