import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useContributed } from '@talaan/kernel/web/module.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { SCHEDULE_KINDS } from '../../contract/schedule-hours.ts';
import { addSchedule, exportSchedules, listSchedules, type ScheduleRow } from '../../contract/schedules.ts';
import { formatHours } from './format-hours.ts';
import { scheduleLinks } from './schedule-links.ts';

const columns: ListColumn<ScheduleRow>[] = [
  { key: 'name', title: 'Schedule', kind: 'name', sort: 'name' },
  { key: 'kind', title: 'Kind', kind: 'word', sort: 'kind', phone: true, render: (row) => SCHEDULE_KINDS[row.hours.kind] },
  {
    key: 'hours',
    title: 'Hours',
    kind: 'text',
    phone: true,
    render: (row) => formatHours(row.hours).join('; '),
  },
  { key: 'assignments', title: 'Assigned', kind: 'count' },
  {
    key: 'is_active',
    title: 'State',
    kind: 'state',
    render: (row) => !row.is_active && <StatusBadge tone="past">Out of use</StatusBadge>,
  },
];

export const readAhead = listAhead(listSchedules);

export function Screen() {
  const links = useContributed(scheduleLinks);
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
          {links.map(({ label, link }) => (
            <Button key={link} component={Link} to={link} variant="default">
              {label}
            </Button>
          ))}
          <Button component={Link} to="/edats/Add/workSchedule" variant="default">
            Assign a schedule
          </Button>
        </>
      }
      main={
        <ForCallers of={addSchedule}>
          <Button component={Link} to="/edats/work-schedules/form" leftSection={<IconPlus size={16} />}>
            Add schedule
          </Button>
        </ForCallers>
      }
      empty={{ title: 'No schedules yet', description: 'Until one is assigned, the regular office hours of 8 to 12 and 1 to 5 hold.' }}
    />
  );
}
