import { Alert, Card, Group, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { calendarWeeks, WEEKDAYS, weekdayOf } from '@talaan/attendance/web/days/calendar-grid.ts';
import { longDate, monthBounds, monthName } from '@talaan/kernel/contract/dates.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { monthInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readAway, type AwayDay } from '../../../contract/filing.ts';
import { MonthTurner } from '../month-turner.tsx';
import { NOTHING_OPEN } from '../opened.ts';
import './away-calendar.css';

type Away = Answer<typeof readAway>;

const MOST_NAMES = 3;

/** Who of one's offices is on leave or asks for it, a month at a time; days on which many are away are told. */
export function AwayCalendar() {
  const { search, change } = useAddress();
  const present = useToday().slice(0, 7);
  const month = monthInAddress(search, 'month') ?? present;
  const answer = useCall(readAway, { query: monthBounds(month) });
  const isPhone = useIsPhone();
  const turn = (next: string) => change({ month: next }, { replace: true });
  const found = answer.data;
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <MonthTurner month={month} onTurn={turn} />
        <Group gap="md">
          <Legend Icon={IconCircleCheck} label={say('Approved')} />
          <Legend Icon={IconClock} label={say('Not yet decided')} />
        </Group>
      </Group>
      {answer.isError && !found && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Skeleton h={480} aria-busy />}
      {found && <Crowded away={found} />}
      {found && (isPhone ? <DaysOfMonth away={found} /> : <Month month={month} away={found} />)}
    </Stack>
  );
}

function Legend({ Icon, label }: { Icon: typeof IconClock; label: string }) {
  return (
    <Group gap={4}>
      <Icon size={14} aria-hidden />
      <Text size="xs" c="dimmed">
        {label}
      </Text>
    </Group>
  );
}

/** The warning of many people away. */
export function Crowded({ away: { crowded, people, warn_percent } }: { away: Away }) {
  if (crowded.length === 0) return null;
  return (
    <Alert
      color="yellow"
      icon={<IconAlertTriangle size={18} />}
      p="sm"
      title={say('More than {warn_percent} % of the office would be away', { warn_percent })}
    >
      <Text size="sm">
        {crowded
          .map(({ date, away }) => say('{date}: {away} of {people}', { date: longDate(date).slice(0, -5), away, people }))
          .join(' · ')}
      </Text>
    </Alert>
  );
}

function Month({ month, away: { away, crowded } }: { month: string; away: Away }) {
  const today = useToday();
  const byDate = Map.groupBy(away, ({ date }) => date);
  const many = new Set(crowded.map(({ date }) => date));
  return (
    <table className="away-calendar">
      <VisuallyHidden component="caption">{monthName(month)}</VisuallyHidden>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col">
              <abbr title={say(name)}>{say(name).slice(0, 3)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendarWeeks(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) => (
              <td
                key={date ?? WEEKDAYS[index]}
                data-beyond={date === null || undefined}
                data-today={date === today || undefined}
                data-crowded={(date !== null && many.has(date)) || undefined}
              >
                {date && <DayCell date={date} away={byDate.get(date) ?? []} isCrowded={many.has(date)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({ date, away, isCrowded }: { date: string; away: readonly AwayDay[]; isCrowded: boolean }) {
  const beyond = away.length - MOST_NAMES;
  return (
    <Stack gap={2}>
      <Group justify="space-between" wrap="nowrap" gap={4}>
        <Text size="sm" fw={500}>
          {Number(date.slice(8))}
        </Text>
        {isCrowded && <IconAlertTriangle size={14} aria-label={say('Many away')} />}
      </Group>
      {away.slice(0, beyond === 1 ? MOST_NAMES + 1 : MOST_NAMES).map((one) => (
        <Name key={`${one.application_id} ${one.part}`} one={one} />
      ))}
      {beyond > 1 && (
        <Text size="xs" c="dimmed">
          {say('{beyond} more', { beyond })}
        </Text>
      )}
    </Stack>
  );
}

/** Who is away and by what, leading to the application. */
export function Name({ one: { application_id, fullname, type_code, part, is_approved } }: { one: AwayDay }) {
  const { linkTo } = useAddress();
  const Icon = is_approved ? IconCircleCheck : IconClock;
  const said = `${type_code === 'LEAVE' ? say('Leave') : type_code}${part === 'DAY' ? '' : ` ${part}`}: ${fullname}`;
  return (
    <Link className="away-name" to={linkTo({ ...NOTHING_OPEN, leave: application_id })} title={said}>
      <Icon size={12} aria-label={is_approved ? say('Approved') : say('Not yet decided')} />
      <span>{said}</span>
    </Link>
  );
}

/** On a phone: the days on which people are away, one below the other. */
function DaysOfMonth({ away: { away, crowded } }: { away: Away }) {
  const days = [...Map.groupBy(away, ({ date }) => date)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const many = new Set(crowded.map(({ date }) => date));
  if (days.length === 0)
    return (
      <Card withBorder>
        <NothingHere title={say('No one is away')} description={say('Leave of this month appears here, also while it is not decided.')} />
      </Card>
    );
  return days.map(([date, those]) => (
    <Card key={date} withBorder padding="sm">
      <Group justify="space-between" gap="xs" mb={4}>
        <Text fw={600} size="sm">
          {weekdayOf(date).slice(0, 3)} {longDate(date)}
        </Text>
        {many.has(date) && (
          <Group gap={4}>
            <IconAlertTriangle size={14} aria-hidden />
            <Text size="xs">{say('Many away')}</Text>
          </Group>
        )}
      </Group>
      {those.map((one) => (
        <Name key={`${one.application_id} ${one.part}`} one={one} />
      ))}
    </Card>
  ));
}
