import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { selectFilter } from '@talaan/kernel/web/list-filters.tsx';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { exportPositions, listPositions, POSITION_LEVELS, TRACKS, type Position } from '../../contract/positions.ts';
import { HIGHEST_GRADE } from '../../rules/salary.ts';
import { formatExperience, formatTraining } from './format-standards.ts';

const columns: ListColumn<Position>[] = [
  { key: 'name', title: 'Position', sort: 'name', width: 230 },
  { key: 'salary_grade', title: 'SG', sort: 'salary_grade', align: 'right', width: 70 },
  { key: 'track', title: 'Track', width: 90, render: (row) => TRACKS[row.track] },
  { key: 'education', title: 'Education', render: (row) => row.education || '—' },
  { key: 'experience', title: 'Experience', width: 150, render: formatExperience },
  { key: 'training', title: 'Training', width: 110, render: formatTraining },
  { key: 'eligibility', title: 'Eligibility', render: (row) => row.eligibility || '—' },
  { key: 'level', title: 'Level', startsHidden: true, render: (row) => (row.level ? POSITION_LEVELS[row.level] : '—') },
  { key: 'holders', title: 'Held by', align: 'right', width: 90 },
  {
    key: 'retired_on',
    title: 'State',
    width: 190,
    render: ({ retired_on: date }) => date && <StatusBadge tone="past">{`Retired from ${longDate(date)}`}</StatusBadge>,
  },
];

export function Screen() {
  return (
    <ListScreen
      title="Positions"
      intro="Titles with their salary grades and minimum qualification standards."
      endpoint={listPositions}
      rows="positions"
      exportAs={exportPositions}
      query={{ per_page: 25 }}
      open={(row) => `/personnel_setting/positions/${row.id}`}
      columns={columns}
      filters={[
        selectFilter({ name: 'source', label: 'Track', options: Object.entries(TRACKS).map(([value, label]) => ({ value, label })) }),
        selectFilter({
          name: 'salary_grade',
          label: 'Salary grade',
          options: Array.from({ length: HIGHEST_GRADE }, (_, index) => ({ value: String(index + 1), label: `SG ${index + 1}` })),
        }),
        selectFilter({
          name: 'state',
          label: 'State',
          options: [
            { value: 'retired', label: 'Retired' },
            { value: 'all', label: 'All, retired ones too' },
          ],
        }),
      ]}
      actions={<AddButton />}
      empty={{ title: 'No positions', description: 'Titles that people are appointed to.', action: <AddButton /> }}
    />
  );
}

function AddButton() {
  return (
    <Button component={Link} to="/personnel_setting/positions/new" leftSection={<IconPlus size={16} />}>
      Add position
    </Button>
  );
}
