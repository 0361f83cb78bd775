import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconFileImport, IconMap, IconPlus, IconSnowflake, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ReadyView, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { itemImports } from '../../contract/imports.ts';
import { exportReport } from '../../contract/reports.ts';
import { addItems, exportItems, listItems, setItemStates, type ItemRow } from '../../contract/items.ts';
import { StateDialog, type StateChange } from './state-dialog.tsx';
import { StatusOfItem } from './status-of-item.tsx';
import { itemFilters } from './item-filters.ts';

const columns: ListColumn<ItemRow>[] = [
  { key: 'item_number', title: 'Item number', kind: 'item', sort: 'item_number' },
  {
    key: 'position',
    title: 'Position',
    kind: 'text',
    phone: true,
    sort: 'position',
    render: (row) => (row.parenthetical_title ? `${row.position} (${row.parenthetical_title})` : row.position),
  },
  { key: 'salary_grade', title: 'SG', kind: 'sg', sort: 'salary_grade', render: (row) => row.salary_grade ?? '—' },
  { key: 'step', title: 'Step', kind: 'sg', startsHidden: true },
  { key: 'authorized', title: 'Annual salary', kind: 'money', startsHidden: true, render: (row) => formatMoney(row.authorized) },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', render: (row) => `${row.office.acronym} · ${row.campus}` },
  { key: 'status', title: 'Status', kind: 'state', sort: 'status', render: (row) => <StatusOfItem status={row.status} /> },
  {
    key: 'incumbent',
    title: 'Incumbent',
    kind: 'name',
    sort: 'incumbent',
    phone: (row) => row.incumbent?.fullname,
    render: (row) => <Holder row={row} />,
  },
  { key: 'vacant', title: 'Vacant since', kind: 'date', sort: 'vacant_since', render: (row) => <VacantSince row={row} /> },
  {
    key: 'retires_on',
    title: 'Retires on',
    kind: 'date',
    startsHidden: true,
    render: (row) => (row.retires_on ? longDate(row.retires_on) : '—'),
  },
  { key: 'level', title: 'Level', kind: 'acronym', startsHidden: true },
  { key: 'coverage', title: 'Coverage', kind: 'word', startsHidden: true },
];

const views: ReadyView[] = [
  { name: 'Vacant', filters: { status: ['VACANT_FUNDED', 'VACANT_UNFUNDED'] } },
  { name: 'Unfunded', filters: { status: 'VACANT_UNFUNDED' } },
  { name: 'Filled', filters: { status: 'FILLED' } },
];

const CHANGES: readonly { label: string; state: StateChange; icon: React.ReactNode }[] = [
  { label: 'Freeze', state: 'frozen', icon: <IconSnowflake size={14} /> },
  { label: 'Fund or unfreeze', state: 'funded', icon: <IconPlus size={14} /> },
  { label: 'Leave without funds', state: 'unfunded', icon: <IconX size={14} /> },
  { label: 'Abolish', state: 'abolished', icon: <IconX size={14} /> },
];

export const readAhead = listAhead(listItems);

/** All items as of a day, with what can be done with several of them at once. */
export function Screen() {
  const [change, setChange] = useState<{ state: StateChange; rows: ItemRow[] }>();
  return (
    <>
      <ListScreen
        title="Plantilla items"
        endpoint={listItems}
        rows="items"
        exportAs={exportItems}
        searchLabel="Search number, position or incumbent"
        open={(row) => `/plantilla/items/${row.id}`}
        columns={columns}
        filters={itemFilters}
        views={views}
        groups={{ office: 'Office', status: 'Status', salary_grade: 'Salary grade' }}
        bulk={CHANGES.map(({ label, state, icon }) => ({
          label,
          icon,
          danger: state === 'abolished',
          of: setItemStates,
          run: (rows: ItemRow[]) => setChange({ state, rows }),
        }))}
        actions={
          <>
            <ForCallers of={exportReport}>
              <Button component={Link} to="/plantilla/report" variant="default" leftSection={<IconMap size={16} />}>
                Map and reports
              </Button>
            </ForCallers>
            <ForCallers of={itemImports.upload}>
              <Button component={Link} to="/plantilla/items/import" variant="default" leftSection={<IconFileImport size={16} />}>
                Import
              </Button>
            </ForCallers>
          </>
        }
        main={<NewButton />}
        empty={{
          title: 'No items yet',
          description: 'The positions that the DBM authorized, each with its number.',
          action: <NewButton />,
        }}
      />
      {change && (
        <StateDialog
          state={change.state}
          items={change.rows.map(({ id, item_number: number }) => ({ id, item_number: number }))}
          onClose={() => setChange(undefined)}
        />
      )}
    </>
  );
}

function Holder({ row }: { row: ItemRow }) {
  if (row.incumbent) return row.incumbent.fullname;
  if (!row.vice) return '—';
  return (
    <>
      —<Aside>{[`vice ${row.vice}`, row.vacated_because].filter(Boolean).join(', ')}</Aside>
    </>
  );
}

function VacantSince({ row: { vacant_since: since, months_vacant: months } }: { row: ItemRow }) {
  if (since === null) return '—';
  return (
    <>
      {longDate(since)}
      <Aside>{months} mo</Aside>
    </>
  );
}

function NewButton() {
  return (
    <ForCallers of={addItems}>
      <Button component={Link} to="/plantilla/new/personnel-item" leftSection={<IconPlus size={16} />}>
        New item
      </Button>
    </ForCallers>
  );
}
