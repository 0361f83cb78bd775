import { SegmentedControl, Stack, Group } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { To } from 'react-router';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { DtrMonth } from '../../contract/days.ts';
import { CalendarLegend, CalendarMonth, CalendarSkeleton } from './calendar-month.tsx';
import { DtrTable } from './dtr-table.tsx';
import { LockedMonth } from './locked-month.tsx';
import { MonthSwitcher } from './month-switcher.tsx';
import { MonthTotals } from './month-totals.tsx';
import './month-record.css';

interface MonthRecordProps {
  month: string;
  onMonth: (month: string) => void;
  answer: UseQueryResult<DtrMonth, ApiError>;
  /** Where a day leads. */
  dayLink: (date: string) => To;
}

/** One person's month: its totals, then its days as a calendar or in the columns of the form. */
export function MonthRecord({ month, onMonth, answer, dayLink }: MonthRecordProps) {
  const { search, change } = useAddress();
  const isTable = search.get('as') === 'table';
  const show = (as: string) => change({ as: as === 'table' ? as : null }, { replace: true });
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <MonthSwitcher month={month} onMonth={onMonth} />
        <SegmentedControl
          aria-label={say('Show the month as')}
          value={isTable ? 'table' : 'calendar'}
          onChange={show}
          data={[
            { value: 'calendar', label: say('Calendar') },
            { value: 'table', label: say('Table') },
          ]}
        />
      </Group>
      {answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <MonthBody month={month} answer={answer.data} isTable={isTable} dayLink={dayLink} />
      )}
    </Stack>
  );
}

interface MonthBodyProps {
  month: string;
  answer: DtrMonth | undefined;
  isTable: boolean;
  dayLink: (date: string) => To;
}

function MonthBody({ month, answer, isTable, dayLink }: MonthBodyProps) {
  const today = useToday();
  if (answer && answer.days.length === 0 && answer.due.length === 0) {
    const nobodyPunched =
      month > today.slice(0, 7)
        ? say('This month is in the future.')
        : say('Days appear here from the first day of an appointment on, as soon as their punches are in.');
    return <NothingHere title={say('No days in {month}', { month: monthName(month) })} description={nobodyPunched} />;
  }
  return (
    <Stack gap="sm" className="month-body">
      {answer?.is_locked && <LockedMonth waiting={answer.waiting} dayLink={dayLink} />}
      <MonthTotals answer={answer} />
      {!answer && <CalendarSkeleton />}
      {answer && isTable && <DtrTable answer={answer} dayLink={dayLink} />}
      {answer && !isTable && (
        <>
          <CalendarMonth month={answer.month} days={answer.days} today={today} due={answer.due} dayLink={dayLink} />
          <CalendarLegend days={answer.days} />
        </>
      )}
    </Stack>
  );
}
