import { useState } from 'react';
import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { formatDays } from '@talaan/leave/rules/format-credits.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { formatHours } from '@talaan/overtime/rules/format-hours.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { addLot, exportLots, listLots, type LotBook, type LotRow } from '../../contract/lots.ts';
import { LotDialog } from './lot-dialog.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

interface LotListProps {
  book: LotBook;
  title: string;
  intro: string;
  add: string;
}

const say = (book: LotBook, amount: number) => (amount === 0 ? '—' : book === 'COC' ? formatHours(amount) : formatDays(amount));

const columns: ListColumn<LotRow>[] = [
  { key: 'fullname', title: 'Employee', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'office', title: 'Office', kind: 'acronym' },
  {
    key: 'earned_on',
    title: 'Earned on',
    kind: 'date',
    sort: 'earned_on',
    phone: (row) => `Earned ${longDate(row.earned_on)}`,
    render: (row) => longDate(row.earned_on),
  },
  { key: 'earned', title: 'Amount', kind: 'money', render: (row) => say(row.book, row.earned) },
  { key: 'used', title: 'Used', kind: 'money', render: (row) => say(row.book, row.used) },
  { key: 'forfeited', title: 'Forfeited', kind: 'money', startsHidden: true, render: (row) => say(row.book, row.forfeited) },
  {
    key: 'balance',
    title: 'Left',
    kind: 'money',
    sort: 'balance',
    phone: (row) => `${say(row.book, row.balance)} left`,
    render: (row) => say(row.book, row.balance),
  },
  {
    key: 'expires_on',
    title: 'Expires',
    kind: 'date',
    sort: 'expires_on',
    phone: (row) => row.expires_on && `until ${longDate(row.expires_on)}`,
    render: (row) => (row.expires_on ? longDate(row.expires_on) : '—'),
  },
  {
    key: 'order',
    title: 'Order',
    kind: 'text',
    render: (row) =>
      row.overtime_id === null ? (
        row.order
      ) : (
        <Anchor component={Link} to={`/department/edats/overtime/${row.overtime_id}`} size="sm">
          {row.order}
        </Anchor>
      ),
  },
];

const filters = [
  selectFilter({
    name: 'show',
    label: 'Show',
    any: 'All',
    main: true,
    options: [
      { value: 'left', label: 'With something left' },
      { value: 'soon', label: 'Expires within 60 days' },
      { value: 'gone', label: 'Forfeited' },
    ],
  }),
  officeFilter,
];

/** Lots of compensatory credit or days off: from which order, what of them was used, and until when the rest is. */
export function LotList({ book, title, intro, add }: LotListProps) {
  const [isAdding, setAdding] = useState(false);
  const [takingBack, setTakingBack] = useState<LotRow>();
  const takeBack: ListColumn<LotRow> = {
    key: 'posting_id',
    title: 'Take back',
    kind: 'action',
    render: (row) =>
      row.posting_id !== null && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => setTakingBack(row)}
          aria-label={`Take back what ${row.fullname} earned on ${longDate(row.earned_on)}`}
        >
          Take back
        </Button>
      ),
  };
  return (
    <>
      <ListScreen
        title={title}
        intro={intro}
        endpoint={listLots}
        rows="lots"
        query={{ book }}
        exportAs={exportLots}
        columns={[...columns, takeBack]}
        filters={filters}
        views={[
          { name: 'Left', filters: { show: 'left' } },
          { name: 'Expire soon', filters: { show: 'soon' } },
        ]}
        searchLabel="Search name or number"
        open={(row) => `/edats/overtime?tab=credits&person=${row.personnel_id}`}
        main={
          <ForCallers of={addLot}>
            <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
              {add}
            </Button>
          </ForCallers>
        }
        empty={{
          title: 'Nothing earned yet',
          description:
            book === 'COC'
              ? 'Credit that overtime earns is listed here, and what HR adds by order.'
              : 'Days off that HR adds by order are listed here.',
        }}
      />
      {isAdding && <LotDialog book={book} title={add} onClose={() => setAdding(false)} />}
      {takingBack && <TakeBackDialog lot={takingBack} onClose={() => setTakingBack(undefined)} />}
    </>
  );
}
