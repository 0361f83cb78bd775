import { ActionIcon, Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { monthInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { MonthField } from '@talaan/kernel/web/forms/month-field.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { monthAfter } from './calendar-grid.ts';

/** The month that the address names, else the present one, and how to change it. */
export function useMonth() {
  const { search, change } = useAddress();
  const present = useToday().slice(0, 7);
  const month = monthInAddress(search, 'month') ?? present;
  const setMonth = (next: string) => change({ month: next, day: null });
  return [month, setMonth] as const;
}

/** One month back or on, or any other. */
export function MonthSwitcher({ month, onMonth }: { month: string; onMonth: (month: string) => void }) {
  const present = useToday().slice(0, 7);
  return (
    <Group gap={6} wrap="nowrap">
      <ActionIcon
        variant="default"
        size={36}
        aria-label={say('Previous month, {month}', { month: monthName(monthAfter(month, -1)) })}
        onClick={() => onMonth(monthAfter(month, -1))}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <MonthField w={170} month={month} last={present} onChange={onMonth} />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={say('Next month, {month}', { month: monthName(monthAfter(month)) })}
        disabled={month >= present}
        onClick={() => onMonth(monthAfter(month))}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
      {month !== present && (
        <Button variant="subtle" px="xs" visibleFrom="sm" onClick={() => onMonth(present)}>
          {say('This month')}
        </Button>
      )}
    </Group>
  );
}
