import { Table } from '@mantine/core';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { weekdayOf } from '../days/calendar-grid.ts';

/** The head of a table of people by the days of a week. */
export function WeekHead({ dates }: { dates: readonly string[] }) {
  const today = useToday();
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th>{say('Person')}</Table.Th>
        {dates.map((date) => (
          <Table.Th key={date} ta="center">
            {date === today ? say('Today') : `${weekdayOf(date).slice(0, 3)} ${Number(date.slice(8))}`}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}
