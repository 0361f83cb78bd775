import type { ReactNode } from 'react';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { multiFilter, selectFilter, type ListFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import type { ReadyView } from '@talaan/kernel/web/lists/views/list-view-match.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { KINDS, NATURES } from '../../contract/fields.ts';
import { exportMoves, listMoves, type MoveRow } from '../../contract/moves.ts';
import { FLOWS, linkOf, type MoveKind } from '../../workflow.ts';
import { daysLeftOf, MoveState } from './move-state.tsx';

const items: ListColumn<MoveRow> = {
  key: 'article',
  title: 'Items',
  kind: 'name',
  render: (row) => (
    <>
      {row.article}
      {row.items > 1 && <Aside>{say('and {more} more', { more: row.items - 1 })}</Aside>}
    </>
  ),
};
const kind: ListColumn<MoveRow> = {
  key: 'kind',
  title: 'Request',
  kind: 'word',
  phone: true,
  render: (row) => say(row.nature === null ? KINDS[row.kind] : NATURES[row.nature]),
};
const holder: ListColumn<MoveRow> = {
  key: 'holder',
  title: 'Accountable person',
  kind: 'name',
  sort: 'holder',
  phone: (row) => row.holder?.split(',')[0] ?? '',
  render: (row) => (row.holder === null ? '—' : <NamedFace fullname={row.holder} avatar={row.avatar} office={row.office} />),
};
const receiver: ListColumn<MoveRow> = {
  key: 'receiver',
  title: 'To',
  kind: 'word',
  sort: 'receiver',
  phone: (row) => (row.receiver === null ? '' : say('to {receiver}', { receiver: row.receiver.split(',')[0]! })),
  render: (row) => row.receiver ?? '—',
};
const nature: ListColumn<MoveRow> = {
  key: 'nature',
  title: 'What happened',
  kind: 'acronym',
  render: (row) => (row.nature === null ? '' : say(NATURES[row.nature])),
};
const daysLeft: ListColumn<MoveRow> = {
  key: 'days_left',
  title: 'Days left',
  kind: 'count',
  sort: 'due_on',
  phone: (row) => (row.days_left === null ? '' : row.days_left < 0 ? daysLeftOf(row) : say('{days} left', { days: daysLeftOf(row) })),
  render: (row) =>
    row.days_left === null ? '—' : row.days_left < 0 ? say('{days} late', { days: -row.days_left }) : String(row.days_left),
};
const rest: ListColumn<MoveRow>[] = [
  { key: 'office', title: 'Office', kind: 'acronym', render: (row) => row.office ?? '—' },
  { key: 'reports', title: 'Papers', kind: 'tracking', startsHidden: true, render: (row) => row.reports || '—' },
  { key: 'amount', title: 'Amount (PHP)', kind: 'money', sort: 'amount', render: (row) => formatMoney(row.amount) },
  {
    key: 'filed_at',
    title: 'Filed',
    kind: 'date',
    sort: 'filed_at',
    // Of a transfer two names fill the line, of a loss the days that are left.
    phone: (row) => (row.receiver === null && row.days_left === null ? formatDay(row.filed_at) : ''),
    render: (row) => formatDay(row.filed_at),
  },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <MoveState move={row} /> },
];

const COLUMNS: Readonly<Record<MoveKind, ListColumn<MoveRow>[]>> = {
  transfer: [items, holder, receiver, ...rest],
  return: [items, holder, ...rest],
  loss: [items, nature, holder, daysLeft, ...rest],
};

interface MoveListProps {
  title: string;
  intro: string;
  /** One kind, all within the reader's reach; without it those of the caller or their office. */
  kind?: MoveKind;
  filters?: readonly ListFilter[];
  views?: readonly ReadyView[];
  main?: ReactNode;
  actions?: ReactNode;
  empty: { title: string; description: string };
}

const NONE: readonly ListFilter[] = [];

/** Transfers, returns and losses, wherever they are listed. */
export function MoveList({ title, intro, kind: only, filters = NONE, views, main, actions, empty }: MoveListProps) {
  const shown = [
    ...filters,
    ...(only ? [statesOf(only), officeFilter] : []),
    selectFilter({
      name: 'show',
      label: 'Show',
      any: 'All',
      main: true,
      options: [
        { value: 'open', label: 'Open' },
        ...(only === 'loss' ? [{ value: 'late', label: 'Past the 30 days' }] : []),
        { value: 'closed', label: 'Closed' },
      ],
    }),
  ];
  return (
    <ListScreen
      title={title}
      intro={intro}
      endpoint={listMoves}
      rows="moves"
      {...(only && { query: { kind: only, whose: 'kept' } })}
      exportAs={exportMoves}
      searchLabel={say('Search item, person or paper')}
      open={(row) => linkOf(row.kind, row.id)}
      columns={only ? COLUMNS[only] : [items, kind, holder, receiver, ...rest]}
      filters={shown}
      {...(views && { views })}
      groups={only ? { state: 'State', office: 'Office', holder: 'Accountable person' } : { kind: 'Request' }}
      main={main}
      actions={actions}
      empty={{ ...empty, action: main }}
    />
  );
}

function statesOf(kind: MoveKind): ListFilter {
  const { states, words } = FLOWS[kind];
  const options = states.map((value) => ({ value, label: (words as Readonly<Record<string, string>>)[value]! }));
  return multiFilter({ name: 'state', label: 'State', main: true, options });
}
