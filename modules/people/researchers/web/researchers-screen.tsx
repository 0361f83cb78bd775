import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { unitFilter } from '@talaan/organization/web/place-filters.ts';
import { exportResearchers, listResearchers, readResearcher, type ResearcherRow } from '../contract.ts';
import { ResearcherDialog } from './researcher-dialog.tsx';

const columns: ListColumn<ResearcherRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'unit', title: 'Unit', kind: 'acronym', sort: 'unit', render: (row) => <span title={row.unit}>{row.unit_acronym}</span> },
  { key: 'discipline', title: 'Discipline', kind: 'text', sort: 'discipline', phone: true },
  { key: 'role', title: 'Role', kind: 'text', render: (row) => row.role || '—' },
  { key: 'projects', title: 'Projects', kind: 'name', phone: true, render: (row) => <Projects row={row} /> },
  { key: 'units_released', title: 'Units released', kind: 'money' },
  { key: 'honorarium_class', title: 'Honorarium class', kind: 'word', render: (row) => row.honorarium_class || '—', startsHidden: true },
  { key: 'orcid', title: 'ORCID iD', kind: 'item', render: (row) => row.orcid || '—', startsHidden: true },
  { key: 'from', title: 'Since', kind: 'date', sort: 'from', render: (row) => longDate(row.from) },
  { key: 'to', title: 'Until', kind: 'date', render: (row) => (row.to === null ? '—' : longDate(row.to)) },
];

export const readAhead = listAhead(listResearchers);

/** The researchers; the one who is looked at is in the address. */
export function Screen() {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('researcher');
  return (
    <ListScreen
      title="Researchers"
      endpoint={listResearchers}
      rows="researchers"
      exportAs={exportResearchers}
      columns={columns}
      open={(row) => linkTo({ researcher: row.id })}
      searchLabel="Search by name, discipline or role"
      filters={[
        unitFilter,
        selectFilter({ name: 'all', label: 'Show', any: 'Today', main: true, options: [{ value: '1', label: 'Past ones too' }] }),
      ]}
      main={
        <Button leftSection={<IconPlus size={16} />} onClick={() => change({ researcher: 'new' })}>
          Add a researcher
        </Button>
      }
      above={() => asked && <AskedResearcher asked={asked} onClose={() => change({ researcher: null })} />}
      empty={{
        title: 'No researchers yet',
        description: 'Who does research for the university, in which unit, with how much load released.',
      }}
    />
  );
}

/** The one that the address names, as it is now. */
function AskedResearcher({ asked, onClose }: { asked: string; onClose: () => void }) {
  const isNew = asked === 'new';
  const found = useCall(readResearcher, { params: { id: Number(asked) } }, { enabled: !isNew }).data;
  if (isNew) return <ResearcherDialog researcher={null} onClose={onClose} />;
  return found && <ResearcherDialog key={asked} researcher={found.researcher} version={found.version} onClose={onClose} />;
}

function Projects({ row: { projects } }: { row: ResearcherRow }) {
  const [first, ...rest] = projects;
  if (!first) return '—';
  return (
    <>
      {first.title}
      {rest.length > 0 && <Aside>and {rest.length} more</Aside>}
    </>
  );
}
