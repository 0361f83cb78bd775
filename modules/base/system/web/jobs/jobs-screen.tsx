import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { exportAllJobs, listAllJobs, type JobOfSomeone } from '../../contract/system.ts';

const STATES: Record<JobOfSomeone['state'], { tone: Tone; label: string }> = {
  waiting: { tone: 'waiting', label: 'Waiting' },
  running: { tone: 'info', label: 'Running' },
  done: { tone: 'neutral', label: 'Done' },
  failed: { tone: 'bad', label: 'Failed' },
};

const columns: ListColumn<JobOfSomeone>[] = [
  { key: 'title', title: 'Job', kind: 'name', sort: 'title' },
  {
    key: 'state',
    title: 'State',
    kind: 'state',
    render: ({ state }) => <StatusBadge tone={STATES[state].tone}>{STATES[state].label}</StatusBadge>,
  },
  { key: 'failure', title: 'Reason', kind: 'text' },
  { key: 'by', title: 'Started by', kind: 'text', sort: 'by', phone: true },
  {
    key: 'created_at',
    title: 'Started',
    kind: 'datetime',
    sort: 'created_at',
    phone: true,
    render: (row) => formatInstant(row.created_at),
  },
  {
    key: 'finished_at',
    title: 'Finished',
    kind: 'datetime',
    startsHidden: true,
    render: (row) => row.finished_at && formatInstant(row.finished_at),
  },
];

export const readAhead = listAhead(listAllJobs);

/** The works behind the screen of all accounts: prints, imports, computations. */
export function Screen() {
  return (
    <ListScreen
      title="Jobs"
      intro="What runs behind the screen for anyone: prints, imports, computations."
      endpoint={listAllJobs}
      rows="jobs"
      exportAs={exportAllJobs}
      searchLabel="Search by job or person"
      columns={columns}
      filters={[
        selectFilter({
          name: 'state',
          label: 'State',
          main: true,
          options: choices(STATES),
        }),
      ]}
      views={[{ name: 'Failed', filters: { state: 'failed' } }]}
      empty={{
        title: 'No jobs yet',
        description: 'A print of many papers, an import or a computation is listed here once it was started.',
      }}
    />
  );
}
