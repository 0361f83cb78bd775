import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { addBoard, BOARD_KINDS, exportBoards, listBoards, type BoardRow } from '../contract/boards.ts';
import { BoardDialog } from './board-dialog.tsx';

const columns: ListColumn<BoardRow>[] = [
  { key: 'name', title: 'Name', kind: 'name', sort: 'name' },
  {
    key: 'kind',
    title: 'Kind',
    kind: 'word',
    sort: 'kind',
    phone: true,
    render: (row) => <span title={BOARD_KINDS[row.kind]}>{row.kind}</span>,
  },
  { key: 'office', title: 'Office', kind: 'acronym', render: (row) => row.office ?? 'All' },
  { key: 'order_number', title: 'Office order', kind: 'word', render: (row) => row.order_number || '—' },
  { key: 'chair', title: 'Chair', kind: 'name', phone: true, render: (row) => row.chair ?? '—' },
  { key: 'seats', title: 'Seats', kind: 'number' },
  { key: 'posts', title: 'Posts', kind: 'number' },
  { key: 'from', title: 'From', kind: 'date', sort: 'from', startsHidden: true, render: (row) => longDate(row.from) },
  { key: 'to', title: 'Until', kind: 'date', render: (row) => (row.to === null ? '—' : longDate(row.to)) },
];

export const readAhead = listAhead(listBoards);

/** Selection boards and department personnel committees. */
export function Screen() {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ListScreen
        title="Committees"
        endpoint={listBoards}
        rows="boards"
        exportAs={exportBoards}
        columns={columns}
        open={(row) => `/rsp/committees/${row.id}`}
        searchLabel="Search by name, order or member"
        filters={[
          selectFilter({ name: 'kind', label: 'Kind', main: true, options: choices(BOARD_KINDS) }),
          selectFilter({ name: 'all', label: 'Show', any: 'Today', main: true, options: [{ value: '1', label: 'Past ones too' }] }),
        ]}
        main={
          <ForCallers of={addBoard}>
            <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
              Add a board
            </Button>
          </ForCallers>
        }
        empty={{
          title: 'No boards yet',
          description: 'Selection boards and department personnel committees: by which order, who sits, for which term.',
        }}
      />
      {isAdding && <BoardDialog board={null} onClose={() => setAdding(false)} />}
    </>
  );
}
