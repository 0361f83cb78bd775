import { Card, Skeleton } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { PersonPage } from '@talaan/identity/web/person-page.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { monthInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listOwnTimeLogs } from '../../contract/punches.ts';
import { MonthSteps } from './month-steps.tsx';
import { TimeLogDays } from './time-log-days.tsx';

/** One's own punches, day by day, before anything is computed from them. */
export function Screen() {
  return (
    <PersonPage title={say('Daily time log')}>
      <OwnPunches />
    </PersonPage>
  );
}

function OwnPunches() {
  const [search, setSearch] = useSearchParams();
  const month = monthInAddress(search, 'month') ?? today().toString().slice(0, 7);
  const answer = useCall(listOwnTimeLogs, { query: { month } });
  const user = useCurrentUser();
  useLiveRefresh(user.personnel ? `private-person-${user.personnel.id}` : undefined, 'days', listOwnTimeLogs.path);
  const days = answer.data?.month === month ? answer.data.days : undefined;
  return (
    <Page
      title={say('Daily time log')}
      intro={say('Your punches as recorded.')}
      actions={<MonthSteps month={month} onChange={(next) => setSearch({ month: next })} />}
    >
      {days && days.length > 0 && <TimeLogDays days={days.toReversed()} />}
      {days?.length === 0 && (
        <Card withBorder>
          <NothingHere
            title={say('No punches in this month')}
            description={say('They appear here as soon as the file of a device is imported.')}
          />
        </Card>
      )}
      {!days &&
        (answer.isError ? (
          <Card withBorder>
            <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
          </Card>
        ) : (
          <Skeleton h={320} aria-busy />
        ))}
    </Page>
  );
}
