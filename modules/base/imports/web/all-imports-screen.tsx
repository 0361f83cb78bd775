import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { exportAllImports, listAllImports, type ImportOfAny } from '../contract/import-steps.ts';
import { formatCounts, ImportStateBadge } from './format-import.tsx';

const STATES = {
  uploaded: { label: 'Uploaded' },
  checking: { label: 'Checking' },
  checked: { label: 'Checked' },
  importing: { label: 'Importing' },
  imported: { label: 'Imported' },
  undone: { label: 'Undone' },
};

const columns: ListColumn<ImportOfAny>[] = [
  { key: 'file_name', title: 'File', kind: 'name', sort: 'file_name' },
  { key: 'state', title: 'State', kind: 'state', render: ({ state }) => <ImportStateBadge state={state} /> },
  { key: 'title', title: 'Imports of', kind: 'text', phone: true },
  { key: 'counts', title: 'Rows', kind: 'text', phone: true, render: (row) => formatCounts(row) },
  { key: 'started_by', title: 'Started by', kind: 'text', sort: 'started_by' },
  { key: 'created_at', title: 'Uploaded', kind: 'datetime', sort: 'created_at', render: (row) => formatInstant(row.created_at) },
];

export const readAhead = listAhead(listAllImports);

/** The imports of every kind that one may make, by all users. */
export function Screen() {
  return (
    <ListScreen
      title="All imports"
      intro="Every file that was uploaded, by all users; each opens with its rows, its report and its undoing."
      endpoint={listAllImports}
      rows="imports"
      exportAs={exportAllImports}
      searchLabel="Search by file or person"
      open={(row) => row.link}
      columns={columns}
      filters={[selectFilter({ name: 'state', label: 'State', main: true, options: choices(STATES) })]}
      views={[{ name: 'To be confirmed', filters: { state: 'checked' } }]}
      empty={{ title: 'No imports yet', description: 'A spreadsheet that was uploaded is listed here, with what became of it.' }}
    />
  );
}
