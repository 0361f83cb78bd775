import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readSystemEvents, type SystemEvents } from '../../contract/system.ts';

/** For administrators: the last changes of roles, each with the way to the account or the role. */
export function Card() {
  const answer = useCall(readSystemEvents, {});
  return (
    <CardFrame title="Last changes of roles" more={{ label: 'Users', to: '/settings/admin/users' }} answer={answer}>
      {({ role_changes: changes }) =>
        changes.length === 0 ? (
          <Text size="sm">No role was changed yet.</Text>
        ) : (
          <Stack gap="xs">
            {changes.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </Stack>
        )
      }
    </CardFrame>
  );
}

const SAID: Record<string, string> = {
  'assign a role': 'given to',
  'end a role': 'ended for',
  'add a role': 'added',
  'edit a role': 'changed',
  'delete a role': 'deleted',
};

function Change({ change: { action, role, whose, by, at } }: { change: SystemEvents['role_changes'][number] }) {
  return (
    <Stack gap={0}>
      <Text size="sm">
        <Text span fw={500} size="sm">
          {role}
        </Text>{' '}
        {SAID[action] ?? action}
        {whose && (
          <>
            {' '}
            <Anchor component={Link} to={`/settings/admin/users/${whose.id}`} size="sm">
              {whose.name}
            </Anchor>
          </>
        )}
      </Text>
      <Text size="xs" c="dimmed">
        {by}, {formatInstant(at)}
      </Text>
    </Stack>
  );
}
