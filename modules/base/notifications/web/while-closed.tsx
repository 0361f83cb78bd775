import { useState } from 'react';
import { Alert, Anchor, Button, Group, Paper, Skeleton, Stack, Switch, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { TimeField } from '@talaan/kernel/web/forms/time-field.tsx';
import { endPush, readSubscription, requirePushable, subscribe } from '@talaan/kernel/web/phone/push.ts';
import { useOwnerOfDevice } from '@talaan/kernel/web/calls/own-device.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { chooseQuietHours, readPush, subscribeBrowser, unsubscribeBrowser } from '../contract/push.ts';

/** Notifications of browsers while Talaan is closed; below those by mail in Account settings. */
export function WhileClosed() {
  const answer = useCall(readPush, {});
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={200} />;
  const { key, browsers, quiet_from, quiet_to } = answer.data;
  return (
    <Stack gap="sm" component="section" aria-labelledby="push-title">
      <Title order={2} id="push-title">
        {say('While Talaan is closed')}
      </Title>
      <ThisBrowser publicKey={key} browsers={browsers} />
      <OtherBrowsers browsers={browsers} />
      {browsers.length > 0 && <QuietHours initial={{ quiet_from, quiet_to }} />}
    </Stack>
  );
}

type Browsers = { id: number; device: string; since: string; endpoint: string }[];

/** The address by which this browser is reached; undefined until the browser has said it, null for none. */
function useOwnEndpoint(browsers: Browsers): string | null | undefined {
  return useQuery({
    queryKey: ['push of this browser', browsers.map(({ id }) => id)],
    queryFn: async () => (await readSubscription())?.endpoint ?? null,
    networkMode: 'always',
  }).data;
}

function ThisBrowser({ publicKey, browsers }: { publicKey: string; browsers: Browsers }) {
  const isOwn = useOwnerOfDevice() === useCurrentUser().id;
  const own = useOwnEndpoint(browsers);
  const [trouble, setTrouble] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const begin = useSend(subscribeBrowser, { onDone: ({ message }) => showSuccess(say(message)) });
  const end = useSend(unsubscribeBrowser, { onDone: ({ message }) => showSuccess(say(message)) });
  const known = browsers.find(({ endpoint }) => endpoint === own);
  const turnOn = async () => {
    await requirePushable();
    const { endpoint, keys } = (await subscribe(publicKey)).toJSON();
    begin.mutate({ body: { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } } });
  };
  const choose = (wanted: boolean) => {
    setTrouble(undefined);
    setAsking(true);
    const act = wanted ? turnOn() : endPush().then(() => known && end.mutate({ params: { id: known.id } }));
    act.catch((failure: Error) => setTrouble(failure.message)).finally(() => setAsking(false));
  };
  return (
    <>
      <Switch
        label={say('Notify me on this device')}
        description={isOwn ? say(ABOUT) : <MakeItOwn />}
        checked={known !== undefined}
        disabled={!isOwn || own === undefined || isAsking || begin.isPending || end.isPending}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {trouble && (
        <Alert color="red" p="xs" role="alert">
          {trouble}
        </Alert>
      )}
    </>
  );
}

const ABOUT =
  'When a request needs your decision, and when yours is decided. Only the kind of request is shown, never names or details. Where one press decides it, it can be approved from there.';

function MakeItOwn() {
  return (
    <>
      {say('First turn on “This is my own device”:')}{' '}
      <Anchor component={Link} to="/profile/account/settings?section=device" inherit underline="always">
        {say('This device')}
      </Anchor>
    </>
  );
}

function OtherBrowsers({ browsers }: { browsers: Browsers }) {
  const own = useOwnEndpoint(browsers);
  const end = useSend(unsubscribeBrowser, { onDone: ({ message }) => showSuccess(say(message)) });
  return browsers
    .filter(({ endpoint }) => endpoint !== own)
    .map(({ id, device, since }) => (
      <Paper key={id} withBorder p="sm">
        <Group justify="space-between" gap="sm">
          <Stack gap={2}>
            <Text fw={600} size="sm">
              {device}
            </Text>
            <Text size="xs" c="dimmed">
              {say('Notified since {time}', { time: formatInstant(since) })}
            </Text>
          </Stack>
          <Button
            variant="default"
            aria-label={say('Stop notifying {device}', { device })}
            loading={end.isPending && end.variables?.params?.id === id}
            onClick={() => end.mutate({ params: { id } })}
          >
            {say('Stop')}
          </Button>
        </Group>
      </Paper>
    ));
}

interface Hours {
  quiet_from: number | null;
  quiet_to: number | null;
}

function QuietHours({ initial }: { initial: Hours }) {
  return (
    <FormShell
      endpoint={chooseQuietHours}
      initial={initial}
      body={({ quiet_from, quiet_to }) => ({ quiet_from: quiet_from as number, quiet_to: quiet_to as number })}
      draft="quiet-hours"
      submit={say('Save quiet hours')}
      success={say('The quiet hours were saved.')}
    >
      {(form) => (
        <Group grow align="flex-start" gap="sm">
          <TimeField
            label={say('Quiet from')}
            description={say('Notifications wait until quiet hours end. Enter the same time twice for none.')}
            {...form.getInputProps('quiet_from')}
          />
          <TimeField label={say('Quiet until')} {...form.getInputProps('quiet_to')} />
        </Group>
      )}
    </FormShell>
  );
}
