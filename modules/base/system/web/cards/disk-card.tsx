import { Alert, Text } from '@mantine/core';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readSystemEvents } from '../../contract/system.ts';

/** For administrators: what is free on the disk of the server, and what to do where it is little. */
export function Card() {
  const answer = useCall(readSystemEvents, {});
  return (
    <CardFrame title="Disk of the server" more={{ label: 'System status', to: '/settings/admin/condition' }} answer={answer}>
      {({ disk }) =>
        disk.warning ? (
          <Alert color={disk.is_short ? 'red' : 'yellow'} title={disk.is_short ? 'Almost full' : 'Little room'}>
            {disk.warning}
          </Alert>
        ) : (
          <Text size="sm">
            {disk.free} of {disk.size} are free.
          </Text>
        )
      }
    </CardFrame>
  );
}
