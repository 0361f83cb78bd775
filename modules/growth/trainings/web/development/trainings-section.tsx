import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { listOwnTrainings, type NominationRow } from '../../contract/nominations.ts';
import { describeDays } from '../../rules/describe-days.ts';
import { formatHours } from '../../rules/format-numbers.ts';
import { NominationRecord } from '../nominations/nomination-record.tsx';
import { NominationState } from '../nominations/nomination-state.tsx';
import { AttendCard } from './attend-card.tsx';

/** One’s own trainings, those with a report that is due first; and one training in a drawer, for anyone who has a part in it. */
export function Section() {
  const { search, change, linkTo } = useAddress();
  const isPhone = useIsPhone();
  const answer = useCall(listOwnTrainings, {});
  const id = Number(search.get('training')) || undefined;
  const code = search.get('attend');
  const trainings = answer.data?.trainings;
  return (
    <Stack gap={4}>
      {code !== null && <AttendCard code={code} onClose={() => change({ attend: null })} />}
      {answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Skeleton h={96} aria-busy />}
      {trainings?.length === 0 && (
        <NothingHere
          title={say('No trainings yet')}
          description={say('Once your head recommends you for a training, it is here with its report.')}
        />
      )}
      {trainings?.map((one) => (
        <Line key={one.id} training={one} to={linkTo({ training: one.id })} />
      ))}
      <SideDrawer
        opened={id !== undefined}
        onClose={() => change({ training: null })}
        size={isPhone ? '100%' : 'min(720px, 90vw)'}
        title={say('Training')}
      >
        {id !== undefined && <NominationRecord key={id} id={id} />}
      </SideDrawer>
    </Stack>
  );
}

function Line({ training, to }: { training: NominationRow; to: string }) {
  return (
    <Link to={to} className="menu-line dashboard-line">
      <Group justify="space-between" gap="sm" w="100%">
        <Stack gap={0}>
          <Text span size="sm" fw={500}>
            {training.title}
          </Text>
          <Text span size="xs" c="dimmed">
            {say('{training}, {provider}, {hours} hours', {
              training: describeDays(training),
              provider: training.provider,
              hours: formatHours(training.hours),
            })}
          </Text>
        </Stack>
        <NominationState nomination={training} />
      </Group>
    </Link>
  );
}
