import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { SCHEDULE_KINDS } from '../../contract/schedule-hours.ts';
import { exportSchedules, listSchedules, type ScheduleRow } from '../../contract/schedules.ts';
import { formatHours } from './format-hours.ts';

const columns: ListColumn<ScheduleRow>[] = [
  { key: 'name', title: 'Schedule', sort: 'name' },
  { key: 'kind', title: 'Kind', sort: 'kind', width: 180, render: (row) => SCHEDULE_KINDS[row.hours.kind] },
  {
    key: 'hours',
    title: 'Hours',
    render: (row) => (
      <Stack gap={0}>
        {formatHours(row.hours).map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
      </Stack>
    ),
  },
  { key: 'assignments', title: 'Assigned', align: 'right', width: 100 },
  {
    key: 'is_active',
    title: 'State',
    width: 130,
    render: (row) => !row.is_active && <StatusBadge tone="past">Out of use</StatusBadge>,
  },
];

export function Screen() {
  return (
    <ListScreen
      title="Work schedules"
      intro="A person’s own schedule comes before that of the nearest office above, and that before the schedule for everyone."
      endpoint={listSchedules}
      rows="schedules"
      exportAs={exportSchedules}
      open={(row) => `/edats/work-schedules/form?id=${row.id}`}
      columns={columns}
      actions={
        <>
          <Button component={Link} to="/edats/Add/workSchedule" variant="default">
            Assign a schedule
          </Button>
          <Button component={Link} to="/edats/work-schedules/form" leftSection={<IconPlus size={16} />}>
            Add schedule
          </Button>
        </>
      }
      empty={{ title: 'No schedules yet', description: 'Until one is assigned, the regular office hours of 8 to 12 and 1 to 5 hold.' }}
    />
  );
}
