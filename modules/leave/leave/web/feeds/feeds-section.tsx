import { useState } from 'react';
import { Alert, Button, Card, Code, CopyButton, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { FEEDS, listFeeds, makeFeed, removeFeed, type Whose } from '../../contract/feeds.ts';

/** Addresses at which other calendars fetch leave. */
export function Section() {
  const answer = useCall(listFeeds, {});
  return (
    <Stack gap="md">
      <Text size="sm">
        {say(
          'Calendars such as Google Calendar or Outlook fetch leave from an address. Everyone who has the address sees it; confidential leave is shown as Leave. Make another address when one became known.',
        )}
      </Text>
      {answer.isError && !answer.data && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.data && !answer.isError && <Skeleton h={160} aria-busy />}
      {answer.data?.feeds.map(({ whose, made_at: madeAt }) => (
        <Feed key={whose} whose={whose} madeAt={madeAt} />
      ))}
    </Stack>
  );
}

function Feed({ whose, madeAt }: { whose: Whose; madeAt: string | null }) {
  const [address, setAddress] = useState<string>();
  const making = useSend(makeFeed, { alsoRefresh: [listFeeds], onDone: (made) => setAddress(made.address) });
  const removing = useSend(removeFeed, {
    alsoRefresh: [listFeeds],
    onDone: ({ message }) => {
      setAddress(undefined);
      showSuccess(message);
    },
  });
  const make = async () => {
    const question = 'Calendars that use the present address show nothing new any more.';
    if (madeAt && !(await confirm({ title: 'Make another address?', question, action: 'Make another', danger: true }))) return;
    making.mutate({ params: { whose } });
  };
  return (
    <Card withBorder component="section" aria-label={FEEDS[whose]}>
      <Stack gap="xs">
        <Title order={3}>{FEEDS[whose]}</Title>
        <Text size="sm" c="dimmed">
          {madeAt ? say('The address was made {madeAt}.', { madeAt: formatInstant(madeAt) }) : say('There is no address.')}
        </Text>
        {address && (
          <Alert title={say('It is shown once')}>
            <Stack gap="xs">
              <Code block>{address}</Code>
              <CopyButton value={address}>
                {({ copied, copy }) => (
                  <Button variant="default" onClick={copy} w="fit-content">
                    {copied ? say('Copied') : say('Copy the address')}
                  </Button>
                )}
              </CopyButton>
            </Stack>
          </Alert>
        )}
        <Group gap="xs">
          <Button variant={madeAt ? 'default' : 'filled'} loading={making.isPending} onClick={() => void make()}>
            {madeAt ? say('Make another address') : say('Make an address')}
          </Button>
          {madeAt && (
            <Button variant="default" loading={removing.isPending} onClick={() => removing.mutate({ params: { whose } })}>
              {say('Remove it')}
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  );
}
