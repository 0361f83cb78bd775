import { useState } from 'react';
import { Button, Group, Radio, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useChoice } from '@talaan/kernel/web/forms/use-choice.ts';
import { WhileClosed } from './while-closed.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { choosePreferences, MAIL_CHOICES, readPreferences } from '../contract.ts';

const WORDS: Record<(typeof MAIL_CHOICES)[number], { label: string; description: string }> = {
  at_once: { label: 'At once', description: 'Every notification also comes as a mail.' },
  daily: { label: 'Once a day', description: 'At 7 in the morning, one mail with what you have not read yet.' },
  never: { label: 'Never', description: 'Only the bell. Mail about your password and your sign-ins still comes.' },
};

/** How one is notified beside the bell; a section of Account settings. */
export function Section() {
  const answer = useCall(readPreferences, {});
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={200} maw={560} />;
  return (
    <Stack gap="xl" maw={560}>
      <ByMail saved={answer.data.mail} />
      <OnTheDesktop />
      <WhileClosed />
    </Stack>
  );
}

function ByMail({ saved }: { saved: (typeof MAIL_CHOICES)[number] }) {
  const queries = useQueryClient();
  const { value, choose, error } = useChoice(saved, async (mail) => {
    await call(choosePreferences, { body: { mail } });
    await refresh(queries, readPreferences);
  });
  return (
    <Radio.Group label={say('Notifications by mail')} value={value} onChange={choose} error={error}>
      <Stack gap="md" mt="sm">
        {MAIL_CHOICES.map((choice) => (
          <Radio key={choice} value={choice} label={say(WORDS[choice].label)} description={say(WORDS[choice].description)} />
        ))}
      </Stack>
    </Radio.Group>
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
        {say('On the desktop')}
      </Title>
      <Text size="sm">{say(PERMISSIONS[permission])}</Text>
      {permission === 'default' && (
        <Group>
          <Button variant="default" onClick={() => void Notification.requestPermission().then(setPermission)}>
            {say('Show them on the desktop')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
