import type { ReactNode } from 'react';
import { Alert, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { DtrDayDetail } from '../../contract/days.ts';
import { formatHours } from '../../rules/format-hours.ts';
import { weekdayOf } from './calendar-grid.ts';
import { DayPunches } from './day-punches.tsx';
import { DayReasons } from './day-reasons.tsx';
import { DaySlots } from './day-slots.tsx';
import { appearanceOf } from './day-appearance.ts';
import { WaitsForUnlock } from './waits-for-unlock.tsx';
import { explainPunches, type ExplainedPunch } from './explain-punches.ts';
import './calendar-month.css';

interface DayRecordProps {
  date: string;
  answer: UseQueryResult<DtrDayDetail, ApiError>;
  /** A button beside each punch. */
  punchAction?: (punch: ExplainedPunch, time: string) => ReactNode;
  /** What can be done about the day. */
  actions?: ReactNode;
}

/** One day: what stands in its cells, why, and all that was punched. */
export function DayRecord({ date, answer, punchAction, actions }: DayRecordProps) {
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data || answer.isPlaceholderData) return <DaySkeleton />;
  const { day, reasons, schedule, is_due, is_locked, would_be } = answer.data;
  const punches = explainPunches(answer.data);
  return (
    <Stack gap="md">
      {is_due && (
        <Alert color="blue" p="xs" icon={<IconRefresh size={18} />}>
          {say('Something changed; this day is being computed again.')}
        </Alert>
      )}
      {would_be && day && <WaitsForUnlock day={day} wouldBe={would_be} />}
      {day ? (
        <>
          <Group gap="md">
            <DayStatus day={day} />
            {is_locked && <StatusBadge tone="neutral">{say('Locked')}</StatusBadge>}
            {schedule && (
              <Text size="sm" c="dimmed">
                {schedule.name}: {hoursOn(date, schedule)}
              </Text>
            )}
          </Group>
          <AttendedLeave reasons={reasons} />
          {actions}
          <DaySlots day={day} punches={punches} />
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
            <DayReasons day={day} reasons={reasons} />
            <DayPunches punches={punches} action={punchAction} />
          </SimpleGrid>
          <MadeBy detail={answer.data} />
        </>
      ) : (
        <NoResult date={date} punches={punches} />
      )}
    </Stack>
  );
}

/** A day of leave on which the person was at work says so first. */
function AttendedLeave({ reasons }: Pick<DtrDayDetail, 'reasons'>) {
  const found = reasons.find(({ code }) => code === 'ATTENDED_ON_LEAVE');
  if (!found) return null;
  return (
    <Alert color="yellow" p="xs" icon={<IconAlertTriangle size={18} />}>
      {found.text}
    </Alert>
  );
}

function DayStatus({ day }: { day: NonNullable<DtrDayDetail['day']> }) {
  const { color, Icon, label, isMissing } = appearanceOf(day);
  return (
    <Group gap={6} className="day-tint day-chip" data-color={color} data-missing={isMissing} px="sm" py={4}>
      <Icon size={16} color={`var(--mantine-color-${color}-light-color)`} aria-hidden />
      <Text size="sm" fw={600}>
        {label}
      </Text>
    </Group>
  );
}

function NoResult({ date, punches }: { date: string; punches: ExplainedPunch[] }) {
  const isToCome = date > useToday();
  return (
    <>
      <NothingHere
        title={isToCome ? say('This day is in the future') : say('No record of this day')}
        description={
          isToCome
            ? say('Punches appear here as they are recorded.')
            : say('It lies outside every appointment, or before the record begins.')
        }
      />
      {punches.length > 0 && <DayPunches punches={punches} />}
    </>
  );
}

function MadeBy({ detail: { computed_at, rules_version } }: { detail: DtrDayDetail }) {
  if (!computed_at) return null;
  const at = Temporal.Instant.from(computed_at).toZonedDateTimeISO(ZONE);
  const time = clockTime(at.hour * 60 + at.minute);
  return (
    <Text size="xs" c="dimmed">
      {say('Computed on {date}, {time}, by rules {rules_version}.', {
        date: longDate(at.toPlainDate().toString()),
        time,
        rules_version: rules_version ?? '',
      })}
    </Text>
  );
}

function hoursOn(date: string, schedule: NonNullable<DtrDayDetail['schedule']>): string {
  const weekday = Temporal.PlainDate.from(date).dayOfWeek - 1;
  return formatHours(schedule.hours, weekday, clockTime) ?? say('{date} is a rest day', { date: weekdayOf(date) });
}

function DaySkeleton() {
  return (
    <Stack gap="md" aria-busy>
      <Skeleton h={28} w={220} />
      <Skeleton h={84} />
      <Skeleton h={220} />
    </Stack>
  );
}
