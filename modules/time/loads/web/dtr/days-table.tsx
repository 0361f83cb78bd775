import { Fragment, type ReactNode } from 'react';
import { Anchor, Group, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { weekdayOf } from '@talaan/attendance/web/days/calendar-grid.ts';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { FacultyMonth, MonthSegment, SegmentOfDay } from '../../contract/faculty-dtr.ts';
import { formatClocks } from '../../rules/format-hours.ts';
import { explainSegment, nameSegment } from '../../rules/format-segment.ts';
import { SegmentBadge } from './segment-badge.tsx';

export interface DaysTableProps {
  segments: readonly MonthSegment[];
  days: FacultyMonth['days'];
  /** Where a day leads, for those who may open it. */
  dayLink?: ((date: string) => string) | undefined;
  /** What its teacher can do about a segment of a day. */
  action?: ((date: string, segment: MonthSegment, one: SegmentOfDay) => ReactNode) | undefined;
}

/** Each day with its punches, and below it what was kept and missed of each segment. */
export function DaysTable({ segments, days, dayLink, action }: DaysTableProps) {
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  return (
    <Table withTableBorder verticalSpacing={6} className="list-table">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{say('Time')}</Table.Th>
          <Table.Th scope="col">{say('Segment')}</Table.Th>
          <Table.Th scope="col" visibleFrom="sm">
            {say('Room')}
          </Table.Th>
          <Table.Th scope="col">{say('Result')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {days.map(({ date, punches, segments: ofDay }) => (
          <Fragment key={date}>
            <Table.Tr>
              <Table.Th scope="colgroup" colSpan={4} bg="var(--mantine-color-default-hover)">
                <Group justify="space-between" gap={4}>
                  <DayName date={date} to={dayLink?.(date)} />
                  <Text size="xs" c="dimmed" fw={400}>
                    {formatPunches(punches, ofDay)}
                  </Text>
                </Group>
              </Table.Th>
            </Table.Tr>
            {ofDay.map((one) => {
              const segment = byId.get(one.segment_id)!;
              return (
                <SegmentRow key={one.segment_id} segment={segment} one={one}>
                  {action?.(date, segment, one)}
                </SegmentRow>
              );
            })}
          </Fragment>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Nothing of days to come. */
function formatPunches(punches: readonly number[], segments: readonly SegmentOfDay[]): string {
  if (punches.length > 0) return punches.map(clockTime).join(', ');
  return segments.every(({ state }) => state === 'OPEN') ? '' : 'No punches';
}

function DayName({ date, to }: { date: string; to: string | undefined }) {
  const name = `${weekdayOf(date)}, ${longDate(date)}`;
  if (to === undefined) return <Text size="sm">{name}</Text>;
  return (
    <Anchor component={Link} to={to} size="sm">
      {name}
    </Anchor>
  );
}

function SegmentRow({ segment, one, children }: { segment: MonthSegment; one: SegmentOfDay; children: ReactNode }) {
  const explained = explainSegment(one);
  return (
    <Table.Tr>
      <Table.Td>{formatClocks(segment.from_minute, segment.to_minute)}</Table.Td>
      <Table.Td>
        {nameSegment(segment)}
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {segment.room}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">{segment.room}</Table.Td>
      <Table.Td>
        <Group gap="2px 8px">
          <SegmentBadge state={one.state} />
          {explained && (
            <Text size="xs" c="dimmed">
              {explained}
            </Text>
          )}
          {children}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
