import { Stack, Text } from '@mantine/core';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readOwnMonth, type DtrMonth } from '../../contract/days.ts';
import { CalendarLegend, CalendarMonth } from '../days/calendar-month.tsx';

/** One's own month as coloured days with their minutes. */
export function Card() {
  const { personnel } = useCurrentUser();
  return personnel && <OwnMonth personnelId={personnel.id} />;
}

function OwnMonth({ personnelId }: { personnelId: number }) {
  const today = useToday();
  const month = today.slice(0, 7);
  const answer = useCall(readOwnMonth, { query: { month } });
  useLiveRefresh(`private-person-${personnelId}`, 'days', '/api/account/dtr');
  return (
    <CardFrame title={monthName(month)} more={{ label: say('Daily time record'), to: '/account/dtr' }} answer={answer}>
      {({ days, due, totals }) => (
        <Stack gap="sm" className="calendar-small">
          <Text size="sm">{formatTotals(totals)}</Text>
          <CalendarMonth month={month} days={days} due={due} today={today} dayLink={(date) => `/account/dtr/${date}`} />
          <CalendarLegend days={days} />
        </Stack>
      )}
    </CardFrame>
  );
}

function formatTotals({ late_minutes, late_times, undertime_minutes, days }: DtrMonth['totals']): string {
  return [
    late_times > 0
      ? say('{minutes} late on {days}', { minutes: count(late_minutes, 'minute'), days: count(late_times, 'day') })
      : say('{minutes} late', { minutes: count(late_minutes, 'minute') }),
    say('{minutes} of undertime', { minutes: count(undertime_minutes, 'minute') }),
    say('{days} absent', { days: count(days.ABSENT ?? 0, 'day') }),
    count(days.INCOMPLETE ?? 0, 'incomplete day'),
  ].join(' · ');
}
