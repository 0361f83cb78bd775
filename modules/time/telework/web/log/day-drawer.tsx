import { Group, Skeleton, Stack } from '@mantine/core';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { RequestButtons } from '@talaan/requests/web/request-buttons.tsx';
import { RequestSteps } from '@talaan/requests/web/request-steps.tsx';
import { readHomeLog } from '../../contract/days.ts';
import { HomeStatusBadge } from '../status.tsx';
import { DayFacts } from './day-facts.tsx';

/** A logged day beside the list; it is in the address as `day`. */
export function DayDrawer() {
  const { search, change } = useAddress();
  const isPhone = useIsPhone();
  const id = Number(search.get('day')) || undefined;
  return (
    <SideDrawer
      opened={id !== undefined}
      onClose={() => change({ day: null })}
      size={isPhone ? '100%' : 'min(640px, 90vw)'}
      title={say('Day at home')}
    >
      {id !== undefined && <OpenDay key={id} id={id} />}
    </SideDrawer>
  );
}

function OpenDay({ id }: { id: number }) {
  const answer = useCall(readHomeLog, { params: { id } });
  const day = answer.data?.day;
  if (answer.isError && !day) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!day) return <Skeleton h={240} aria-busy />;
  return (
    <Stack gap="md">
      <Group gap="xs">
        <HomeStatusBadge status={day.status} />
        {day.request_id !== null && <RequestButtons id={day.request_id} title={say('At home on {date}', { date: longDate(day.date) })} />}
      </Group>
      <DayFacts day={day} />
      {day.request_id !== null && <RequestSteps id={day.request_id} />}
    </Stack>
  );
}
