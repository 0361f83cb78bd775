import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { CLASSES, type LoanClass } from '../../contract/fields.ts';
import { addPayItem, changePayItem, exportPayItems, listPayItems, OWNERS, SIDES, type ItemRow } from '../../contract/items.ts';
import type { AddItemProps, ChangeItemProps } from './item-dialogs.tsx';

const AddItemDialog = openedLater<AddItemProps>(async () => (await import('./item-dialogs.tsx')).AddItemDialog);
const ChangeItemDialog = openedLater<ChangeItemProps>(async () => (await import('./item-dialogs.tsx')).ChangeItemDialog);

const columns: ListColumn<ItemRow>[] = [
  {
    key: 'name',
    title: 'Item',
    kind: 'name',
    sort: 'name',
    render: (row) => (
      <>
        {row.name}
        {!row.is_used && <Aside>out of use</Aside>}
      </>
    ),
  },
  { key: 'side', title: 'Side', kind: 'word', phone: true, render: (row) => SIDES[row.side] },
  {
    key: 'class',
    title: 'Class',
    kind: 'text',
    phone: true,
    render: (row) => (row.is_of_law ? OWNERS.LAW : (CLASSES[row.class as LoanClass] ?? '—')),
  },
  { key: 'lender', title: 'Lender', kind: 'word', render: (row) => row.lender || '—' },
  { key: 'account', title: 'Account', kind: 'number', sort: 'account' },
  {
    key: 'in_part',
    title: 'What does not fit',
    kind: 'word',
    render: (row) => (row.is_of_law ? '—' : row.in_part ? 'In part' : 'Left out'),
  },
  { key: 'id', title: 'Code', kind: 'word', startsHidden: true },
];

function changeColumn(change: (row: ItemRow) => void): ListColumn<ItemRow> {
  return {
    key: 'change',
    title: 'Change',
    kind: 'action',
    render: (row) =>
      !row.is_of_law && (
        <Button size="compact-sm" variant="subtle" aria-label={`Change ${row.name}`} onClick={() => change(row)}>
          Change
        </Button>
      ),
  };
}

/** The catalogue of what is paid and deducted. */
export function Screen() {
  const [isAdding, setAdding] = useState(false);
  const [changed, setChanged] = useState<ItemRow>();
  const mayAdd = useMayCall(addPayItem);
  const mayChange = useMayCall(changePayItem);
  const main = mayAdd && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      Add item
    </Button>
  );
  return (
    <>
      <ListScreen
        title="Pay items"
        intro="What is paid and deducted, in the order of a payslip. Items of the law stay as they are; deductions by authority or order are yours."
        endpoint={listPayItems}
        rows="items"
        exportAs={exportPayItems}
        columns={mayChange ? [...columns, changeColumn(setChanged)] : columns}
        searchLabel="Search by name, lender or account"
        filters={[
          selectFilter({ name: 'of', label: 'Set', any: 'All', main: true, options: choices(OWNERS) }),
          multiFilter({ name: 'side', label: 'Side', main: true, options: choices(SIDES) }),
          selectFilter({
            name: 'used',
            label: 'Use',
            any: 'All',
            options: [
              { value: '1', label: 'In use' },
              { value: '0', label: 'Out of use' },
            ],
          }),
        ]}
        groups={{ side: 'Side', class: 'Class' }}
        main={main}
        empty={{ title: 'No items', description: 'The catalogue comes with Talaan.' }}
      />
      {isAdding && <AddItemDialog onClose={() => setAdding(false)} />}
      {changed && <ChangeItemDialog item={changed} onClose={() => setChanged(undefined)} />}
    </>
  );
}
