import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { formatDay, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportApplicants, listApplicants, SOURCES, type ApplicantRow } from '../../contract/hr.ts';
import { EnterDialog } from './enter-dialog.tsx';

const columns: ListColumn<ApplicantRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'idno', title: 'Number', kind: 'item' },
  {
    key: 'last_post',
    title: 'Last applied for',
    kind: 'name',
    phone: true,
    render: (row) => (row.applications === 0 ? 'Draft only' : <LastPost row={row} />),
  },
  { key: 'applications', title: 'Applications', kind: 'count', sort: 'applications' },
  {
    key: 'last_at',
    title: 'Last submitted',
    kind: 'date',
    sort: 'last_at',
    render: (row) => (row.last_at ? <span title={formatInstant(row.last_at)}>{formatDay(row.last_at)}</span> : '—'),
  },
  { key: 'source', title: 'Source', kind: 'word', render: (row) => SOURCES[row.source] },
  {
    key: 'has_double',
    title: 'Double',
    kind: 'state',
    render: (row) => (row.has_double ? <StatusBadge tone="warning">Likely</StatusBadge> : '—'),
  },
  { key: 'email', title: 'E-mail', kind: 'text', startsHidden: true },
  { key: 'mobile', title: 'Mobile', kind: 'item', startsHidden: true, render: (row) => row.mobile || '—' },
  { key: 'sex', title: 'Sex', kind: 'word', startsHidden: true },
];

export const readAhead = listAhead(listApplicants);

/** All who applied; applications on paper are entered here. */
export function Screen() {
  const { search, change } = useAddress();
  return (
    <ListScreen
      title="Applicants"
      endpoint={listApplicants}
      rows="applicants"
      exportAs={exportApplicants}
      columns={columns}
      open={(row) => `/rsp/applicants/${row.id}/profile/`}
      searchLabel="Search by name, number, e-mail or post"
      filters={[
        selectFilter({
          name: 'source',
          label: 'Source',
          any: 'Any',
          main: true,
          options: Object.entries(SOURCES).map(([value, label]) => ({ value, label })),
        }),
        selectFilter({ name: 'live', label: 'Applications', any: 'All', main: true, options: [{ value: '1', label: 'Still open' }] }),
        selectFilter({ name: 'doubles', label: 'Doubles', any: 'All', options: [{ value: '1', label: 'Likely doubles' }] }),
      ]}
      main={
        <Button leftSection={<IconFilePlus size={16} />} onClick={() => change({ enter: 1 })}>
          Enter a paper application
        </Button>
      }
      above={() => search.has('enter') && <EnterDialog onClose={() => change({ enter: null })} />}
      empty={{
        title: 'No applicants yet',
        description: 'Who applies for a post appears here, from outside and from within the university.',
      }}
    />
  );
}

function LastPost({ row }: { row: ApplicantRow }) {
  return (
    <>
      {row.last_post}
      {row.applications > 1 && <Aside>and {row.applications - 1} more</Aside>}
    </>
  );
}
