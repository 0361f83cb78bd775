import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { readOwnDay } from '@talaan/attendance/contract/days.ts';
import { DayActions } from '@talaan/attendance/web/days/day-actions.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { ShownHindrance } from '../contract/submissions.ts';

/** What has to be settled before a record of one's own can be submitted, each with what mends it beside it. */
export function OwnHindrances({ hindrances }: { hindrances: readonly ShownHindrance[] }) {
  return (
    <Stack gap={6} component="ul" m={0} p={0} aria-label={say('What has to be settled first')}>
      {hindrances.map((one) => (
        <Group key={`${one.kind} ${one.date} ${one.text}`} component="li" gap="xs" justify="space-between">
          <Text size="sm">{one.text}</Text>
          <Fix hindrance={one} />
        </Group>
      ))}
    </Stack>
  );
}

function Fix({ hindrance: { kind, date, link } }: { hindrance: ShownHindrance }) {
  if (link !== null)
    return (
      <Anchor component={Link} to={link} size="sm">
        {say('Open request')}
      </Anchor>
    );
  if (date === null) return null;
  return (
    <Group gap="xs">
      {kind === 'INCOMPLETE' && <ActionsOfDay date={date} />}
      <Anchor component={Link} to={`/account/dtr/${date}`} size="sm">
        {say('Open day')}
      </Anchor>
    </Group>
  );
}

/** What other modules can do about the day, such as an appeal. */
function ActionsOfDay({ date }: { date: string }) {
  const detail = useCall(readOwnDay, { params: { date } }).data;
  return <DayActions date={date} detail={detail?.day?.date === date ? detail : undefined} />;
}
