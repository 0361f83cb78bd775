import { useState } from 'react';
import { Button, Popover, Skeleton } from '@mantine/core';
import { monthName } from '../../contract/dates.ts';
import { openedLater } from '../shown-later.ts';
import { say } from '../../contract/say.ts';

/** As large as the calendar, so that its place is found before it is there. */
const CALENDAR = { w: 240, h: 210 };

const MonthCalendar = openedLater(async () => (await import('../month-calendar.tsx')).MonthCalendar);

interface MonthFieldProps {
  w: number;
  h?: number;
  /** YYYY-MM. */
  month: string;
  /** The last one that can be chosen. */
  last?: string;
  onChange: (month: string) => void;
}

/** The month that a screen is about, whose calendar is fetched when it opens. */
export function MonthField({ w, h, month, last, onChange }: MonthFieldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} withinPortal={false} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          w={w}
          h={h}
          px="sm"
          justify="flex-start"
          fw={400}
          aria-label={say('Month, {month}', { month: monthName(month) })}
          onClick={() => setOpen(!isOpen)}
        >
          {monthName(month)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={say('Month')}>
        <MonthCalendar
          meanwhile={<Skeleton {...CALENDAR} />}
          label={say('Month')}
          month={month}
          last={last}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
