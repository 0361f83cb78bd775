import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { exportRetention, listRetention, type RetentionRow } from '../../contract/retention.ts';
import { PurgeDialog } from './purge-dialog.tsx';

const columns: ListColumn<RetentionRow>[] = [
  { key: 'title', title: 'Records', kind: 'name', sort: 'title' },
  { key: 'kept', title: 'Kept', kind: 'word', phone: true },
  { key: 'counts_from', title: 'Counts from', kind: 'prose' },
  { key: 'is_nightly', title: 'Purged', kind: 'word', render: (row) => (row.is_nightly ? 'Each night' : 'By hand') },
  { key: 'due', title: 'Due', kind: 'count', phone: (row) => row.due > 0 && `${row.due} due`, render: (row) => row.due || '—' },
  { key: 'held', title: 'Held', kind: 'count', phone: (row) => row.held > 0 && `${row.held} held`, render: (row) => row.held || '—' },
  { key: 'purged_at', title: 'Last purge', kind: 'datetime', render: (row) => (row.purged_at ? formatInstant(row.purged_at) : '—') },
];

export const readAhead = listAhead(listRetention);

/** What is kept for a time and deleted after it (RA 10173, sec. 11 e); the kind that is previewed is in the address. */
export function Screen() {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('kind');
  return (
    <ListScreen
      title="Retention"
      intro="Records that are kept for a time and then deleted. What a legal hold is on stays; what law keeps for good is in the register of processing."
      endpoint={listRetention}
      rows="kinds"
      exportAs={exportRetention}
      columns={columns}
      open={(row) => linkTo({ kind: row.id })}
      searchLabel="Search by records, law or what is deleted"
      filters={[
        selectFilter({
          name: 'state',
          label: 'State',
          main: true,
          options: [
            { value: 'due', label: 'Due now' },
            { value: 'held', label: 'Under a legal hold' },
          ],
        }),
      ]}
      empty={{ title: 'No kind of records is declared', description: 'Parts of Talaan that keep records for a time declare them here.' }}
      above={() => asked && <PurgeDialog kind={asked} onClose={() => change({ kind: null })} />}
    />
  );
}
