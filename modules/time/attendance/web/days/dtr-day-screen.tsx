import { Anchor } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { isDate } from '@talaan/kernel/web/calls/in-address.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readOwnDay } from '../../contract/days.ts';
import { weekdayOf } from './calendar-grid.ts';
import { DayActions } from './day-actions.tsx';
import { DayRecord } from './day-record.tsx';
import { DaySteps } from './day-steps.tsx';
import { NoSuchDay } from './no-such-day.tsx';

/** One of one's own days, and why its figures are what they are. */
export function Screen() {
  const { date = '' } = useParams();
  return isDate(date) ? <OwnDay date={date} /> : <NoSuchDay back="/account/dtr" />;
}

function OwnDay({ date }: { date: string }) {
  const { personnel } = useCurrentUser();
  const answer = useCall(readOwnDay, { params: { date } });
  useLiveRefresh(personnel ? `private-person-${personnel.id}` : undefined, 'days', readOwnDay.path);
  const month = date.slice(0, 7);
  return (
    <Page
      title={`${weekdayOf(date)}, ${longDate(date)}`}
      actions={<DaySteps date={date} dayLink={(day) => `/account/dtr/${day}`} />}
      intro={
        <Anchor component={Link} to={`/account/dtr?month=${month}`} size="sm">
          {say('All of {month}', { month: monthName(month) })}
        </Anchor>
      }
    >
      <DayRecord date={date} answer={answer} actions={<DayActions date={date} detail={answer.data} />} />
    </Page>
  );
}
