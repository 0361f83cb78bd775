import { ActionIcon, Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/clock.ts';
import { DayField } from '@talaan/kernel/web/day-field.tsx';
import { dayAfter, dayBefore } from '../days/calendar-grid.ts';
import { dayInAddress } from '@talaan/kernel/web/in-address.ts';

/** The day that the address names, else today. */
export function useDay() {
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const date = dayInAddress(search, 'date') ?? today;
  const setDate = (next: string) =>
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now);
        changed.delete('page');
        if (next === today) changed.delete('date');
        else changed.set('date', next);
        return changed;
      },
      { preventScrollReset: true },
    );
  return [date, setDate] as const;
}

/** A day back or on, today, or any other. */
export function DayPicker({ date, onDate }: { date: string; onDate: (date: string) => void }) {
  const today = useToday();
  return (
    <Group gap={6} wrap="nowrap">
      <ActionIcon
        variant="default"
        size={32}
        aria-label={`Day before, ${longDate(dayBefore(date))}`}
        onClick={() => onDate(dayBefore(date))}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <DayField label="Date" w={124} day={date} last={today} onChange={onDate} />
      <ActionIcon
        variant="default"
        size={32}
        aria-label={`Day after, ${longDate(dayAfter(date))}`}
        disabled={date >= today}
        onClick={() => onDate(dayAfter(date))}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
      <Button variant="default" disabled={date === today} onClick={() => onDate(today)}>
        Today
      </Button>
    </Group>
  );
}
