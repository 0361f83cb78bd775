import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { countInbox } from '../contract/inbox.ts';

/** How many requests one has to decide, one tap from there; nothing where there are none. */
export function Card() {
  const counted = useCall(countInbox, {}, { search: true }).data;
  if (!counted || counted.waiting === 0) return null;
  return (
    <Text size="sm">
      <Anchor component={Link} to="/inbox" size="sm" fw={500} underline="always">
        {say('Inbox')}
      </Anchor>
      {say(': {waiting} to decide', { waiting: counted.waiting })}
      {counted.late > 0 && (
        <Text span size="sm" c="red">
          {say(', {late} late', { late: counted.late })}
        </Text>
      )}
    </Text>
  );
}
