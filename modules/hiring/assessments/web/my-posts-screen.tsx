import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { exportMyPosts, listMyPosts, type MyPostRow } from '../contract/sheets.ts';

const ROLES: Record<string, string> = { chair: 'Chair', member: 'Member', secretary: 'Secretary', alternate: 'Alternate' };

const columns: ListColumn<MyPostRow>[] = [
  { key: 'title', title: 'Post', kind: 'name', sort: 'title' },
  { key: 'code', title: 'Code', kind: 'number', phone: true },
  { key: 'office', title: 'Office', kind: 'acronym' },
  { key: 'board', title: 'Board', kind: 'acronym' },
  { key: 'role', title: 'My seat', kind: 'word', render: (row) => ROLES[row.role] ?? row.role },
  { key: 'closes_at', title: 'Closes', kind: 'date', sort: 'closes_at', render: (row) => (row.closes_at ? formatDay(row.closes_at) : '—') },
  { key: 'applicants', title: 'To assess', kind: 'count', sort: 'applicants' },
  {
    key: 'to_score',
    title: 'To score',
    kind: 'state',
    sort: 'to_score',
    phone: true,
    render: (row) =>
      row.to_score > 0 ? <StatusBadge tone="waiting">{row.to_score} to score</StatusBadge> : <StatusBadge tone="neutral">None</StatusBadge>,
  },
];

export const readAhead = listAhead(listMyPosts);

/** The posts on whose board one sits, those with sheets to fill first. */
export function Screen() {
  return (
    <ListScreen
      title="Applicant assessment"
      endpoint={listMyPosts}
      rows="posts"
      exportAs={exportMyPosts}
      columns={columns}
      open={(row) => `/rsp/assessment/applicant_assessment/${row.id}/list`}
      searchLabel="Search by post or code"
      filters={[
        selectFilter({ name: 'show', label: 'Show', any: 'Open posts', main: true, options: [{ value: 'all', label: 'Past ones too' }] }),
      ]}
      empty={{ title: 'No posts to assess', description: 'The posts for which your board sits, once they are assigned to it.' }}
    />
  );
}
