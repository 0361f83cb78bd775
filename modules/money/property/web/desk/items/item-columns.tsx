import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import type { ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import type { ItemRow } from '../../../contract/items.ts';
import { ConditionBadge, ItemBadge } from '../../badges.tsx';

export const itemColumns: ListColumn<ItemRow>[] = [
  { key: 'property_no', title: 'Property number', kind: 'item', sort: 'property_no' },
  {
    key: 'article',
    title: 'Article',
    kind: 'name',
    sort: 'article',
    phone: (row) => row.article,
    render: (row) => (
      <>
        {row.article}
        <Aside>{nameMake(row)}</Aside>
      </>
    ),
  },
  { key: 'serial', title: 'Serial number', kind: 'word', startsHidden: true, render: (row) => row.serial || '—' },
  { key: 'class', title: 'Class', kind: 'acronym' },
  { key: 'unit_cost', title: 'Cost (PHP)', kind: 'money', sort: 'unit_cost', render: (row) => formatMoney(row.unit_cost) },
  { key: 'acquired_on', title: 'Acquired', kind: 'date', sort: 'acquired_on', render: (row) => longDate(row.acquired_on) },
  {
    key: 'holder',
    title: 'Accountable person',
    kind: 'name',
    sort: 'holder',
    // The surname alone: beside the article there is no room for more.
    phone: (row) => row.holder?.split(',')[0] ?? '',
    render: (row) => <Holder row={row} />,
  },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office' },
  { key: 'location', title: 'Location', kind: 'word', startsHidden: true, render: (row) => row.location || '—' },
  {
    key: 'paper_number',
    title: 'Paper',
    kind: 'item',
    startsHidden: true,
    render: (row) => (row.paper_number === null ? '—' : `${row.paper_type} ${row.paper_number}`),
  },
  {
    key: 'held_since',
    title: 'Since',
    kind: 'date',
    startsHidden: true,
    render: (row) => (row.held_since === null ? '—' : longDate(row.held_since)),
  },
  { key: 'account', title: 'Account', kind: 'acronym', startsHidden: true },
  { key: 'fund_code', title: 'Fund', kind: 'sg', startsHidden: true },
  { key: 'condition', title: 'Condition', kind: 'word', startsHidden: true, render: (row) => <ConditionBadge condition={row.condition} /> },
  {
    key: 'warranty_until',
    title: 'Warranty until',
    kind: 'date',
    startsHidden: true,
    sort: 'warranty_until',
    render: (row) => (row.warranty_until === null ? '—' : longDate(row.warranty_until)),
  },
  { key: 'has_sticker', title: 'Sticker', kind: 'acronym', startsHidden: true, render: (row) => (row.has_sticker ? 'Printed' : '—') },
  { key: 'has_photo', title: 'Photo', kind: 'acronym', startsHidden: true, render: (row) => (row.has_photo ? 'Yes' : '—') },
  { key: 'state', title: 'State', kind: 'state', sort: 'state', render: (row) => <ItemBadge state={row.state} short /> },
];

function Holder({ row: { holder, avatar, office, user } }: { row: ItemRow }) {
  if (holder === null) return '—';
  return (
    <>
      <NamedFace fullname={holder} avatar={avatar} office={office} />
      {user !== null && <Aside>used by {user}</Aside>}
    </>
  );
}

/** `Acer TravelMate P2, set of 3`. */
export function nameMake({ brand, model, parts }: Pick<ItemRow, 'brand' | 'model' | 'parts'>): string {
  return [[brand, model].filter(Boolean).join(' '), parts > 0 && `set of ${parts}`].filter(Boolean).join(', ');
}
