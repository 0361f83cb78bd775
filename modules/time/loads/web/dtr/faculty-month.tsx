import { useState, type ReactNode } from 'react';
import { Card, Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { MonthSwitcher } from '@talaan/attendance/web/days/month-switcher.tsx';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { FacultyMonth } from '../../contract/faculty-dtr.ts';
import { DaysTable, type DaysTableProps } from './days-table.tsx';
import { LoadTable } from './load-table.tsx';
import { MonthFigures } from './month-figures.tsx';

interface FacultyMonthProps extends Pick<DaysTableProps, 'dayLink' | 'action'> {
  month: string;
  onMonth: (month: string) => void;
  answer: UseQueryResult<FacultyMonth, ApiError>;
  empty: ReactNode;
  /** Opens a segment, for those who change it. */
  onSegment?: ((id: number) => void) | undefined;
}

const LACKING = ['MISSED', 'PARTLY', 'UNCLEAR'];

/** A month of a teacher: totals, the load, and each day with what was kept and missed. */
export function FacultyMonthView({ month, onMonth, answer, empty, onSegment, ...days }: FacultyMonthProps) {
  const found = answer.data?.month === month ? answer.data : undefined;
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs">
        <MonthSwitcher month={month} onMonth={onMonth} />
        {found?.terms.map(({ name, from, to }) => (
          <Text key={name} size="sm" c="dimmed">
            {say('{name}: {from} to {to}', { name, from: longDate(from), to: longDate(to) })}
          </Text>
        ))}
      </Group>
      {answer.isError && !found && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.isError && !found && <Skeleton h={420} aria-busy />}
      {found?.segments.length === 0 && (
        <Card withBorder>
          <NothingHere title={say('No load in {month}', { month: monthName(month) })} description={empty} />
        </Card>
      )}
      {found && found.segments.length > 0 && <Month found={found} onSegment={onSegment} {...days} />}
    </Stack>
  );
}

function Month({ found, onSegment, ...shown }: { found: FacultyMonth } & Pick<FacultyMonthProps, 'dayLink' | 'action' | 'onSegment'>) {
  const [which, setWhich] = useState('all');
  const lacking = found.days
    .map((day) => ({ ...day, segments: day.segments.filter(({ state }) => LACKING.includes(state)) }))
    .filter(({ segments }) => segments.length > 0);
  const days = which === 'all' ? found.days : lacking;
  return (
    <>
      <MonthFigures answer={found} />
      <LoadTable segments={found.segments} onSegment={onSegment} />
      <Group>
        <SegmentedControl
          aria-label={say('Which segments of the days')}
          value={which}
          onChange={setWhich}
          data={[
            { value: 'all', label: 'All days' },
            { value: 'lacking', label: 'Missed or unclear' },
          ]}
        />
      </Group>
      {days.length > 0 ? (
        <DaysTable segments={found.segments} days={days} {...shown} />
      ) : (
        <Text size="sm">
          {which === 'all' ? say('No day of the load falls into this month.') : say('Nothing was missed in this month.')}
        </Text>
      )}
    </>
  );
}
