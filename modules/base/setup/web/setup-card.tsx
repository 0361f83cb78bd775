import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readSetup } from '../contract.ts';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';

/** How far the set-up is, in one line, until it is done or hidden. */
export function Card() {
  return useCurrentUser().setting_up && <Left />;
}

function Left() {
  const lines = useCall(readSetup, {}, { search: true }).data?.lines;
  if (!lines) return null;
  const next = lines.find((line) => !line.is_done);
  return (
    <Text size="sm">
      <Anchor component={Link} to="/setup/next" size="sm" fw={500} underline="always">
        Set-up
      </Anchor>
      : {lines.filter((line) => line.is_done).length} of {lines.length} are done{next && `; next: ${next.title}`}
    </Text>
  );
}
