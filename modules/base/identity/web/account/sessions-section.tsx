import { Badge, Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { endOtherSessions, endSession, listSessions } from '../../contract/account.ts';

export function Section() {
  const answer = useCall(listSessions, {});
  const ending = useSend(endSession, { alsoRefresh: [listSessions], onDone: ({ message }) => showSuccess(message) });
  const endingOthers = useSend(endOtherSessions, { onDone: ({ message }) => showSuccess(message) });
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={160} maw={640} />;
  const { sessions } = answer.data;

  const endOthers = async () => {
    const question = say('All other browsers and telephones where you are signed in have to sign in again.');
    if (await confirm({ title: say('End the other sessions?'), question, action: say('End them'), danger: true })) endingOthers.mutate({});
  };
  return (
    <Stack gap="sm" maw={640}>
      <Text size="sm" c="dimmed">
        {say('A session ends after 8 hours without use, and after 30 days in any case.')}
      </Text>
      {sessions.map((one) => (
        <Paper key={one.id} withBorder p="sm">
          <Group justify="space-between" gap="sm">
            <Stack gap={2}>
              <Group gap="xs">
                <Text fw={600} size="sm">
                  {one.device}
                </Text>
                {one.is_this && <Badge>{say('This browser')}</Badge>}
              </Group>
              <Text size="xs" c="dimmed">
                {say('Last used {at}', { at: formatInstant(one.last_seen_at) })}
                {one.address && say(' from {address}', { address: one.address })}
                {say(', since {at}', { at: formatInstant(one.created_at) })}
              </Text>
            </Stack>
            {!one.is_this && (
              <Button
                variant="default"
                aria-label={say('End the session of {device}', { device: one.device })}
                loading={ending.isPending && ending.variables?.params?.id === one.id}
                onClick={() => ending.mutate({ params: { id: one.id } })}
              >
                {say('End')}
              </Button>
            )}
          </Group>
        </Paper>
      ))}
      {sessions.length > 1 && (
        <Group>
          <Button variant="light" color="red" loading={endingOthers.isPending} onClick={() => void endOthers()}>
            {say('End all other sessions')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
