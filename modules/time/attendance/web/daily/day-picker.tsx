import { ActionIcon, Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DayField } from '@talaan/kernel/web/forms/day-field.tsx';
import { dayAfter, dayBefore } from '../days/calendar-grid.ts';
import { dayInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readDayOfWork } from '../../contract/presence.ts';

/** The day that the address names, else today or, on a rest day, the last day of work; undefined until that is known. */
export function useDay() {
  const { search, change } = useAddress();
  const named = dayInAddress(search, 'date');
  const opening = useCall(readDayOfWork, {}, { enabled: named === null }).data?.date;
  const setDate = (next: string) => change({ date: next, page: null });
  return [named ?? opening, setDate] as const;
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
