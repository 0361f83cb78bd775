import { sql, type RawBuilder } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { avatarOf, isReached } from '@talaan/personnel/server/public.ts';
import { READERS } from '@talaan/property/contract/fields.ts';
import { PURPOSES, SLIP_STATES, SLIPS } from '../../contract/fields.ts';
import { exportSlips, listSlips } from '../../contract/slips.ts';
import { reachesSlips, slipsFrom } from '../reach.ts';

const sums = (what: RawBuilder<unknown>) => sql`(select ${what} from property_disposal.slip_item l where l.slip_id = s.id)`;

/** Who has the items is named to everyone who reaches a slip; the photo is for who reaches the person too. */
export const slipColumns = ({ actor, today }: Pick<Call, 'actor' | 'today'>) => ({
  id: 's.id',
  type: 's.type',
  number: 's.number',
  dated_on: 's.dated_on',
  person_id: 's.person_id',
  person: sql`coalesce(p.fullname, s.bearer)`,
  avatar: sql`case when ${isReached(actor, READERS, 'p.id', today)} then ${avatarOf('p.id')} end`,
  under: 'q.fullname',
  purpose: 's.purpose',
  destination: 's.destination',
  office: 'o.acronym',
  items: sums(sql`count(*)`),
  out: 't.out',
  article: sql`(select i.article from property_disposal.slip_item l join property.item i on i.id = l.item_id where l.slip_id = s.id order by l.no limit 1)`,
  expected_on: 's.expected_on',
  returned_on: sql`case when t.out = 0 then ${sums(sql`max(l.returned_on)`)} end`,
  state: 't.state',
});

export const slipRows = rows(listSlips, exportSlips, 'slips', (call) => ({
  from: slipsFrom(call.today),
  columns: slipColumns(call),
  reach: reachesSlips(call.actor),
  search: [
    sql`kernel.plain(s.number || ' ' || s.bearer || ' ' || s.destination)`,
    sql`p.search`,
    sql`(select coalesce(string_agg(i.search, ' '), '') from property_disposal.slip_item l join property.item i on i.id = l.item_id where l.slip_id = s.id)`,
  ],
  sort: {
    number: 's.number',
    dated_on: 's.dated_on',
    person: sql`coalesce(p.plain_name, kernel.plain(s.bearer))`,
    expected_on: 's.expected_on',
    state: 't.state',
  },
  unsorted: '-dated_on',
  filters: {
    type: (types) => sql`s.type = any(${types})`,
    state: (states) => sql`t.state = any(${states})`,
    purpose: (purposes) => sql`s.purpose = any(${purposes})`,
    person: (people) => sql`(s.person_id = any(${people}) or s.under_id = any(${people}))`,
    office: (offices) =>
      sql`o.id in (select within.id from unnest(${offices}::integer[]) wanted (id), organization.offices_within(wanted.id) within)`,
  },
  groups: {
    state: { by: 't.state', name: SLIP_STATES },
    type: { by: 's.type', name: SLIPS },
    person: { by: 'p.id', name: 'p.fullname', order: 'p.plain_name' },
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
  },
  sheet: {
    name: 'Gate passes and borrowers',
    cells: {
      Slip: (row) => SLIPS[row.type],
      Number: (row) => row.number,
      Date: (row) => longDate(row.dated_on),
      'Who has the items': (row) => row.person,
      Under: (row) => row.under,
      Purpose: (row) => PURPOSES[row.purpose],
      Destination: (row) => row.destination,
      Office: (row) => row.office,
      Items: (row) => row.items,
      'First item': (row) => row.article,
      'Not back yet': (row) => row.out,
      'Expected back': (row) => longDate(row.expected_on),
      'Came back': (row) => (row.returned_on === null ? '' : longDate(row.returned_on)),
      State: (row) => SLIP_STATES[row.state],
    },
  },
}));
