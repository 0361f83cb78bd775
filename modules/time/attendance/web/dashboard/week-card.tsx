import { Anchor, Badge, Group, Stack, Table, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { countPresence } from '../../contract/presence.ts';
import { readWeek, type Week } from '../../contract/week.ts';
import { PRESENCE_LOOKS, PRESENCES_SHOWN } from '../daily/presence-appearance.ts';
import { weekdayOf } from '../days/calendar-grid.ts';
import { WeekHead } from './week-head.tsx';
import './week-card.css';

type Day = Week['personnel'][number]['days'][number];

const MONITORING = '/department/statistic';

/** For heads: who of their people is in today, and the last days of work; those with most exceptions first. */
export function Card() {
  const answer = useCall(readWeek, {});
  useLiveRefresh('private-attendance', 'changed', readWeek.path);
  return (
    <CardFrame title={say('Who is in')} more={{ label: say('Department monitoring'), to: MONITORING }} answer={answer}>
      {(week) =>
        week.total === 0 ? <Text size="sm">{say('No one serves in the units that you head today.')}</Text> : <WeekOf week={week} />
      }
    </CardFrame>
  );
}

function WeekOf({ week: { dates, personnel, total } }: { week: Week }) {
  const today = useToday();
  return (
    <Stack gap="sm">
      <CountsOfToday />
      <Table className="week" verticalSpacing={2} horizontalSpacing={4} withRowBorders={false}>
        <WeekHead dates={dates} />
        <Table.Tbody>
          {personnel.map(({ id, days, ...person }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row" fw={400}>
                <Anchor component={Link} to={`${MONITORING}?person=${id}`} size="sm" c="inherit" truncate display="block">
                  <NamedFace {...person} />
                </Anchor>
              </Table.Th>
              {days.map((day) => (
                <Table.Td key={day.date}>
                  <DayMark day={day} isToday={day.date === today} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {total > personnel.length && (
        <Anchor component={Link} to={MONITORING} size="sm">
          {say('And {total} more', { total: total - personnel.length })}
        </Anchor>
      )}
    </Stack>
  );
}

/** How many are in, late or not in yet today; on a rest day, on the last day of work. */
function CountsOfToday() {
  const today = useToday();
  const { date, campuses = [] } = useCall(countPresence, { query: { day: 'work' } }).data ?? {};
  useLiveRefresh('private-attendance', 'changed', countPresence.path);
  const sumOf = (presence: (typeof PRESENCES_SHOWN)[number]) => campuses.reduce((sum, { counts }) => sum + (counts[presence] ?? 0), 0);
  return (
    <Group gap="xs" mih={20}>
      {date && date !== today && <Text size="sm">{`${weekdayOf(date).slice(0, 3)} ${Number(date.slice(8))}:`}</Text>}
      {PRESENCES_SHOWN.filter((presence) => sumOf(presence) > 0).map((presence) => {
        const { label, color, Icon } = PRESENCE_LOOKS[presence];
        return (
          <Badge key={presence} color={color} leftSection={<Icon size={12} aria-hidden />}>
            {label}: {sumOf(presence)}
          </Badge>
        );
      })}
    </Group>
  );
}

/** One day of one person: its colour and icon, with the minutes that are short, or today the time of coming. */
function DayMark({ day, isToday }: { day: Day; isToday: boolean }) {
  const short = day.late_minutes + day.undertime_minutes;
  const isShort = day.presence === 'present' && day.undertime_minutes > 0;
  const { color, Icon, label } = PRESENCE_LOOKS[isShort ? 'late' : day.presence];
  const time = isToday && day.in_at !== null ? clockTime(day.in_at).replace(/ [AP]M$/, '') : '';
  return (
    <span className="week-day" data-color={color} title={formatDay(day, label)}>
      <VisuallyHidden>{formatDay(day, label)}</VisuallyHidden>
      <Icon size={14} stroke={1.75} aria-hidden />
      <Text span size="xs" aria-hidden>
        {time || (short > 0 ? `${short}m` : '')}
      </Text>
    </span>
  );
}

function formatDay({ in_at, late_minutes, undertime_minutes, presence }: Day, label: string): string {
  return [
    presence === 'present' && undertime_minutes > 0 ? PRESENCE_LOOKS.present.label : label,
    in_at !== null && say('in {time}', { time: clockTime(in_at) }),
    late_minutes > 0 && say('{late_minutes} min late', { late_minutes }),
    undertime_minutes > 0 && say('{undertime_minutes} min undertime', { undertime_minutes }),
  ]
    .filter(Boolean)
    .join(', ');
}
