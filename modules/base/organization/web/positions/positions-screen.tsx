import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { addPosition, exportPositions, listPositions, POSITION_LEVELS, TRACKS, type Position } from '../../contract/positions.ts';
import { HIGHEST_GRADE } from '../../rules/salary.ts';
import { formatExperience, formatTraining } from './format-standards.ts';

const columns: ListColumn<Position>[] = [
  { key: 'name', title: 'Position', kind: 'name', sort: 'name' },
  { key: 'salary_grade', title: 'SG', kind: 'sg', sort: 'salary_grade', phone: (row) => `SG ${row.salary_grade}` },
  { key: 'track', title: 'Track', kind: 'word', phone: true, render: (row) => TRACKS[row.track] },
  { key: 'education', title: 'Education', kind: 'text', render: (row) => row.education || '—' },
  { key: 'experience', title: 'Experience', kind: 'word', render: formatExperience },
  { key: 'training', title: 'Training', kind: 'word', render: formatTraining },
  { key: 'eligibility', title: 'Eligibility', kind: 'text', render: (row) => row.eligibility || '—' },
  { key: 'level', title: 'Level', kind: 'word', startsHidden: true, render: (row) => (row.level ? POSITION_LEVELS[row.level] : '—') },
  { key: 'holders', title: 'Held by', kind: 'count' },
  {
    key: 'retired_on',
    title: 'Retired',
    kind: 'item',
    render: ({ retired_on: date }) => date && <StatusBadge tone="past">{`Retired from ${longDate(date)}`}</StatusBadge>,
  },
];

export const readAhead = listAhead(listPositions);

export function Screen() {
  return (
    <ListScreen
      title="Positions"
      intro="Titles with their salary grades and minimum qualification standards."
      endpoint={listPositions}
      rows="positions"
      exportAs={exportPositions}
      open={(row) => `/personnel_setting/positions/${row.id}`}
      columns={columns}
      filters={[
        selectFilter({
          name: 'source',
          label: 'Track',
          main: true,
          options: choices(TRACKS),
        }),
        selectFilter({
          name: 'salary_grade',
          label: 'Salary grade',
          main: true,
          options: Array.from({ length: HIGHEST_GRADE }, (_, index) => ({ value: String(index + 1), label: `SG ${index + 1}` })),
        }),
        selectFilter({
          name: 'state',
          label: 'State',
          any: 'Offered',
          main: true,
          options: [
            { value: 'retired', label: 'Retired' },
            { value: 'all', label: 'All, retired ones too' },
          ],
        }),
      ]}
      main={<AddButton />}
      empty={{ title: 'No positions', description: 'Titles that people are appointed to.', action: <AddButton /> }}
    />
  );
}

function AddButton() {
  return (
    <ForCallers of={addPosition}>
      <Button component={Link} to="/personnel_setting/positions/new" leftSection={<IconPlus size={16} />}>
        Add position
      </Button>
    </ForCallers>
  );
}
