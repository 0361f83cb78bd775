import { useState } from 'react';
import { Anchor, Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { selectFilter } from '@talaan/kernel/web/list-filters.tsx';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { exportResearchers, listResearchers, type ResearcherRow } from '../contract.ts';
import { ResearcherDialog } from './researcher-dialog.tsx';

export function Screen() {
  const [opened, setOpened] = useState<ResearcherRow | 'new' | null>(null);
  const columns: ListColumn<ResearcherRow>[] = [
    {
      key: 'fullname',
      title: 'Name',
      sort: 'fullname',
      render: (row) => (
        <Anchor component="button" type="button" size="sm" ta="left" onClick={() => setOpened(row)}>
          {row.fullname}
        </Anchor>
      ),
    },
    { key: 'unit', title: 'Research unit', sort: 'unit' },
    { key: 'discipline', title: 'Discipline', sort: 'discipline' },
    { key: 'role', title: 'Role', render: (row) => row.role || '—' },
    { key: 'projects', title: 'Projects', render: (row) => <Projects row={row} /> },
    { key: 'units_released', title: 'Units released', align: 'right' },
    { key: 'honorarium_class', title: 'Honorarium class', render: (row) => row.honorarium_class || '—', startsHidden: true },
    { key: 'orcid', title: 'ORCID iD', render: (row) => row.orcid || '—', startsHidden: true },
    { key: 'from', title: 'Since', sort: 'from', render: (row) => longDate(row.from) },
    { key: 'to', title: 'Until', render: (row) => (row.to === null ? '—' : longDate(row.to)) },
  ];
  return (
    <>
      <ListScreen
        title="Researchers"
        endpoint={listResearchers}
        rows="researchers"
        exportAs={exportResearchers}
        columns={columns}
        searchLabel="Search by name, discipline or role"
        filters={[
          {
            name: 'unit',
            field: ([unit], onChange) => (
              <OfficePicker
                aria-label="Research unit"
                placeholder="All units"
                value={unit ? Number(unit) : null}
                onChange={(id) => onChange(id ? [String(id)] : [])}
              />
            ),
          },
          selectFilter({ name: 'all', label: 'Today', options: [{ value: '1', label: 'Past ones too' }] }),
        ]}
        actions={
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened('new')}>
            Add a researcher
          </Button>
        }
        empty={{
          title: 'No researchers yet',
          description: 'Who does research for the university, in which unit, with how much load released.',
        }}
      />
      {opened && <ResearcherDialog researcher={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function Projects({ row: { projects } }: { row: ResearcherRow }) {
  const [first, ...rest] = projects;
  if (!first) return '—';
  return (
    <Text size="sm" lineClamp={2}>
      {first.title}
      {rest.length > 0 && ` and ${rest.length} more`}
    </Text>
  );
}
