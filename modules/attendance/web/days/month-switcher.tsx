import { ActionIcon, Button, Group } from '@mantine/core';
import { MonthPickerInput } from '@mantine/dates';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useToday } from '@talaan/kernel/web/clock.ts';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { monthAfter } from './calendar-grid.ts';
import '@mantine/dates/styles.css';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month that the address names, else the present one, and how to change it. */
export function useMonth() {
  const [search, setSearch] = useSearchParams();
  const present = useToday().slice(0, 7);
  const asked = search.get('month');
  const month = asked && MONTH.test(asked) ? asked : present;
  const setMonth = (next: string) =>
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now);
        changed.set('month', next);
        changed.delete('day');
        return changed;
      },
      { preventScrollReset: true },
    );
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
        aria-label={`Previous month, ${monthName(monthAfter(month, -1))}`}
        onClick={() => onMonth(monthAfter(month, -1))}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <MonthPickerInput
        aria-label={`Month, ${monthName(month)}`}
        w={170}
        valueFormat="MMMM YYYY"
        maxDate={`${present}-01`}
        value={`${month}-01`}
        onChange={(date) => date && onMonth(date.slice(0, 7))}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={`Next month, ${monthName(monthAfter(month))}`}
        disabled={month >= present}
        onClick={() => onMonth(monthAfter(month))}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
      {month !== present && (
        <Button variant="subtle" px="xs" visibleFrom="sm" onClick={() => onMonth(present)}>
          This month
        </Button>
      )}
    </Group>
  );
}
