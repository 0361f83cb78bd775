import { useState } from 'react';
import { Button, Group, Radio, Skeleton, Stack, Text, Title } from '@mantine/core';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/use-call.ts';
import { choosePreferences, MAIL_CHOICES, readPreferences } from '../contract.ts';

const WORDS: Record<(typeof MAIL_CHOICES)[number], { label: string; description: string }> = {
  at_once: { label: 'At once', description: 'Every notification also comes as a mail.' },
  daily: { label: 'Once a day', description: 'At 7 in the morning, one mail with what you have not read yet.' },
  never: { label: 'Never', description: 'Only the bell. Mail about your password and your sign-ins still comes.' },
};

/** How one is notified beside the bell; a section of Account settings. */
export function Section() {
  const answer = useCall(readPreferences, {});
  const [chosen, setChosen] = useState<(typeof MAIL_CHOICES)[number]>();
  const choosing = useSend(choosePreferences, { alsoRefresh: [readPreferences], onDone: () => showSuccess('Your choice is saved.') });
  const choose = (mail: (typeof MAIL_CHOICES)[number]) => {
    setChosen(mail);
    choosing.mutate({ body: { mail } }, { onError: () => setChosen(undefined) });
  };
  if (answer.isError) return <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={200} maw={560} />;
  return (
    <Stack gap="xl" maw={560}>
      <Radio.Group label="Notifications by mail" value={chosen ?? answer.data.mail} onChange={choose}>
        <Stack gap="md" mt="sm">
          {MAIL_CHOICES.map((value) => (
            <Radio key={value} value={value} {...WORDS[value]} />
          ))}
        </Stack>
      </Radio.Group>
      <OnTheDesktop />
    </Stack>
  );
}

const PERMISSIONS = {
  granted: 'This browser shows new notifications on the desktop, also while another window is in front.',
  denied:
    'This browser does not permit notifications on the desktop; they show up as a line in the page. You can change it in the settings of the browser.',
  default: 'New notifications show up as a line in the page.',
};

function OnTheDesktop() {
  const isPossible = 'Notification' in globalThis;
  const [permission, setPermission] = useState(isPossible ? Notification.permission : 'denied');
  return (
    <Stack gap="xs" component="section" aria-labelledby="desktop-title">
      <Title order={2} id="desktop-title">
        On the desktop
      </Title>
      <Text size="sm">{PERMISSIONS[permission]}</Text>
      {permission === 'default' && (
        <Group>
          <Button variant="default" onClick={() => void Notification.requestPermission().then(setPermission)}>
            Show them on the desktop
          </Button>
        </Group>
      )}
    </Stack>
  );
}
