import { Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, type To } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { dayAfter, dayBefore } from './calendar-grid.ts';

/** The days beside this one; there is none after today. */
export function DaySteps({ date, dayLink }: { date: string; dayLink: (date: string) => To }) {
  const isLast = date >= useToday();
  return (
    <Group gap="xs">
      <Button
        component={Link}
        to={dayLink(dayBefore(date))}
        variant="default"
        leftSection={<IconChevronLeft size={16} />}
        aria-label={say('Day before, {date}', { date: longDate(dayBefore(date)) })}
      >
        {say('Day before')}
      </Button>
      {!isLast && (
        <Button
          component={Link}
          to={dayLink(dayAfter(date))}
          variant="default"
          rightSection={<IconChevronRight size={16} />}
          aria-label={say('Day after, {date}', { date: longDate(dayAfter(date)) })}
        >
          {say('Day after')}
        </Button>
      )}
    </Group>
  );
}
