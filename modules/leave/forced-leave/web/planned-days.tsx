import { Table } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import type { PlannedDay } from '../contract/forced-plans.ts';
import { formatAmount } from '@talaan/leave/rules/format-days.ts';

const STANDINGS: Readonly<Record<PlannedDay['standing'], { words: string; tone: Tone }>> = {
  ASKED: { words: 'Asked for', tone: 'waiting' },
  APPROVED: { words: 'Approved', tone: 'good' },
  LEFT_OUT: { words: 'To be left out', tone: 'waiting' },
  CANCELLED: { words: 'Cancelled', tone: 'past' },
};

const WEEKDAY = new Intl.DateTimeFormat('en-PH', { weekday: 'short', timeZone: 'UTC' });

/** `Mon, 21 Dec 2026`. */
export function namePlannedDate(date: string): string {
  return `${WEEKDAY.format(new Date(`${date}T00:00:00Z`))}, ${longDate(date)}`;
}

/** The dates of a plan with what became of each. */
export function PlannedDays({ days }: { days: readonly PlannedDay[] }) {
  return (
    <Table aria-label={say('Dates of the plan')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say('Date')}</Table.Th>
          <Table.Th visibleFrom="sm">{say('Days')}</Table.Th>
          <Table.Th>{say('State')}</Table.Th>
          <Table.Th>{say('Application')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {days.map(({ date, thousandths, standing, order, applied }) => (
          <Table.Tr key={date}>
            <Table.Td>{namePlannedDate(date)}</Table.Td>
            <Table.Td visibleFrom="sm">{thousandths / 1000}</Table.Td>
            <Table.Td>
              <StatusBadge tone={STANDINGS[standing].tone}>{STANDINGS[standing].words}</StatusBadge>
              {order && ` ${order}`}
            </Table.Td>
            <Table.Td>
              {applied > 0
                ? say('{applied} filed', { applied: formatAmount(applied) })
                : standing === 'CANCELLED'
                  ? ''
                  : say('Not filed yet')}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
