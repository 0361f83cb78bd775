import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { multiFilter, type ListFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn, type ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { CLASSES, CONDITIONS } from '../../contract/fields.ts';
import { exportItems, listItems, type ItemRow } from '../../contract/items.ts';
import { itemFlow } from '../../workflow.ts';
import { ItemBadge } from '../badges.tsx';

export const readAhead = listAhead(listItems);

const columns: ListColumn<ItemRow>[] = [
  { key: 'article', title: 'Item', kind: 'name', sort: 'article' },
  { key: 'property_no', title: 'Property number', kind: 'item', sort: 'property_no', phone: true },
  {
    key: 'holder',
    title: 'Accountable person',
    kind: 'name',
    sort: 'holder',
    // The surname alone: beside the number there is no room for more.
    phone: (row) => row.holder?.split(',')[0] ?? 'In stock',
    render: ({ holder, avatar, office, user }) =>
      holder === null ? (
        '—'
      ) : (
        <>
          <NamedFace fullname={holder} avatar={avatar} office={office} />
          {user !== null && <Aside>used by {user}</Aside>}
        </>
      ),
  },
  {
    key: 'paper_number',
    title: 'Paper',
    kind: 'item',
    render: (row) => (row.paper_number === null ? '—' : `${row.paper_type} ${row.paper_number}`),
  },
  { key: 'held_since', title: 'Since', kind: 'date', render: (row) => (row.held_since === null ? '—' : longDate(row.held_since)) },
  { key: 'unit_cost', title: 'Cost (PHP)', kind: 'money', sort: 'unit_cost', render: (row) => formatMoney(row.unit_cost) },
  { key: 'condition', title: 'Condition', kind: 'word', render: (row) => CONDITIONS[row.condition] },
  { key: 'location', title: 'Place', kind: 'word', startsHidden: true, render: (row) => row.location || '—' },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', startsHidden: true },
  {
    key: 'model',
    title: 'Make',
    kind: 'text',
    startsHidden: true,
    render: (row) => [row.brand, row.model].filter(Boolean).join(' ') || '—',
  },
  { key: 'class', title: 'Class', kind: 'acronym', startsHidden: true },
  { key: 'serial', title: 'Serial number', kind: 'word', startsHidden: true, render: (row) => row.serial || '—' },
  { key: 'state', title: 'State', kind: 'state', sort: 'state', render: (row) => <ItemBadge state={row.state} short /> },
];

/** Who holds something here, with how many. */
const holders = optionsFrom(listItems, { query: { group_by: 'holder' } }, ({ groups = [] }) =>
  groups.flatMap(({ key, name }) => (name === null ? [] : [{ value: key, label: name }])),
);

const filters: ListFilter[] = [
  multiFilter({ name: 'holder', label: 'Person', main: true, options: holders }),
  multiFilter({ name: 'state', label: 'State', main: true, options: choices(itemFlow.words) }),
  officeFilter,
  multiFilter({ name: 'class', label: 'Class', options: choices(CLASSES) }),
  multiFilter({ name: 'condition', label: 'Condition', options: choices(CONDITIONS) }),
];

const VIEWS: readonly ReadyView[] = [
  { name: 'Waiting', filters: { state: 'ISSUED_FOR_ACK' } },
  { name: 'Disputed', filters: { state: 'DISPUTED' } },
  { name: 'Needs repair', filters: { condition: 'NEEDS_REPAIR' } },
];

/** What the people of one's offices are accountable for, with their faces; by person it is grouped, printed and exported. */
export function Screen() {
  return (
    <ListScreen
      title="Property of my offices"
      intro="What the people of your offices are accountable for, and what they have not acknowledged yet. The property custodian issues, transfers and takes back."
      endpoint={listItems}
      rows="items"
      exportAs={exportItems}
      columns={columns}
      filters={filters}
      views={VIEWS}
      searchLabel="Search item, number or person"
      groups={{ holder: 'Person', class: 'Class', condition: 'Condition', state: 'State', office: 'Office' }}
      open={(row) => `/property/items/${row.id}`}
      empty={{
        title: 'No property in your offices',
        description: 'When the property custodian issues an item to one of your people, it appears here.',
      }}
    />
  );
}
