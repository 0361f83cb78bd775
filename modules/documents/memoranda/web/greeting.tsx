import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { useHour } from '@talaan/kernel/web/calls/clock.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { listCirculars } from '../contract.ts';

/** What is new, said at the door: how many circulars wait, and the newest of them. */
export function Greeting() {
  const { name } = useCurrentUser();
  const hour = useHour();
  const waiting = useCall(listCirculars, { query: { show: 'to_acknowledge', per_page: 5 } }).data;
  const newest = waiting?.circulars[0];
  return (
    <Text size="sm" h={28} lh="28px" truncate>
      {greetingAt(hour)}, {name}
      {!waiting ? (
        '.'
      ) : newest ? (
        <>
          :{' '}
          <Anchor component={Link} to="/memorandum_circular?show=to_acknowledge" size="sm" underline="always">
            {say('{circulars} to acknowledge', { circulars: count(waiting.total, 'circular') })}
          </Anchor>
          {say(', the newest on')}{' '}
          <Anchor component={Link} to={`/memorandum_circular/${newest.id}`} size="sm" underline="always">
            {newest.subject}
          </Anchor>
        </>
      ) : (
        `. ${say('You have acknowledged everything.')}`
      )}
    </Text>
  );
}

function greetingAt(hour: number): string {
  return hour < 12 ? say('Good morning') : hour < 18 ? say('Good afternoon') : say('Good evening');
}
