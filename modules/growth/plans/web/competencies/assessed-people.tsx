import type { ReactNode } from 'react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { exportAssessed, listAssessed, listCompetencies, readHeld, type AssessedRow } from '../../contract/competencies.ts';
import { AssessDialog } from './assess-dialog.tsx';

const columns: ListColumn<AssessedRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'position', title: 'Position', kind: 'text', sort: 'position', phone: true },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office' },
  { key: 'assessed', title: 'Assessed', kind: 'count', render: (row) => `${row.assessed} of ${row.asked}` },
  { key: 'gaps', title: 'Gaps', kind: 'count', sort: 'gaps' },
  {
    key: 'widest',
    title: 'Widest gap',
    kind: 'text',
    sort: 'widest',
    phone: true,
    render: (row) => (row.widest_in === null ? '—' : `${row.widest_in}, ${row.widest} below`),
  },
  {
    key: 'assessed_on',
    title: 'Last assessed',
    kind: 'date',
    sort: 'assessed_on',
    render: (row) => (row.assessed_on === null ? '—' : longDate(row.assessed_on)),
  },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <GapState row={row} /> },
];

function GapState({ row: { gaps, assessed, asked } }: { row: AssessedRow }) {
  if (gaps > 0) return <StatusBadge tone="warning">{gaps === 1 ? '1 gap' : `${gaps} gaps`}</StatusBadge>;
  return assessed < asked ? <StatusBadge tone="neutral">To assess</StatusBadge> : <StatusBadge tone="good">Met</StatusBadge>;
}

/** People with their gaps below the profile of their position; opened, they are assessed. */
export function AssessedPeople({ title, parts }: { title: string; parts?: ReactNode }) {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('person');
  return (
    <ListScreen
      title={title}
      parts={parts}
      endpoint={listAssessed}
      rows="people"
      exportAs={exportAssessed}
      columns={columns}
      open={(row) => linkTo({ person: row.id })}
      searchLabel="Search name or position"
      filters={[
        officeFilter,
        selectFilter({
          name: 'show',
          label: 'Show',
          any: 'All',
          main: true,
          options: [
            { value: 'gaps', label: 'With gaps' },
            { value: 'unassessed', label: 'Not assessed whole' },
            { value: 'met', label: 'All met' },
          ],
        }),
        selectFilter({
          name: 'competency',
          label: 'Gap in',
          options: optionsFrom(listCompetencies, { query: { per_page: 999, sort: 'name' } }, ({ competencies }) =>
            competencies.map(({ id, name }) => ({ value: String(id), label: name })),
          ),
        }),
      ]}
      groups={{ office: 'Office', position: 'Position' }}
      above={() => asked && <Asked id={Number(asked)} onClose={() => change({ person: null })} />}
      empty={{ title: 'No people yet', description: 'People appear here when their position has a competency profile.' }}
    />
  );
}

function Asked({ id, onClose }: { id: number; onClose: () => void }) {
  const found = useCall(readHeld, { params: { id } }).data;
  return found?.person.id === id && <AssessDialog key={id} found={found} onClose={onClose} />;
}
