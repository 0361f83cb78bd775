import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { useContributed } from '@talaan/kernel/web/module.ts';
import type { DtrDayDetail } from '../../contract/days.ts';
import { dayActions } from '../day-action.ts';

/** What can be done about a day of one's own; the first stands out where the day is not settled. */
export function DayActions({ date, detail }: { date: string; detail: DtrDayDetail | undefined }) {
  const actions = useContributed(dayActions);
  if (!detail) return null;
  const open = actions.flatMap(({ name, label, link }) => {
    const to = link(date, detail);
    return to === null ? [] : [{ name, label, to }];
  });
  if (open.length === 0) return null;
  const isUnsettled = detail.day?.status === 'INCOMPLETE' || detail.day?.status === 'ABSENT';
  return (
    <Group gap="xs">
      {open.map(({ name, label, to }, index) => (
        <Button key={name} component={Link} to={to} size="compact-md" variant={isUnsettled && index === 0 ? 'filled' : 'default'}>
          {label}
        </Button>
      ))}
    </Group>
  );
}
