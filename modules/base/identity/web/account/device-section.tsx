import { Button, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { forgetKept } from '@talaan/kernel/web/calls/kept-answers.ts';
import { forgetUnsent } from '@talaan/kernel/web/calls/outbox.ts';
import { chooseOwner, isInstalled, useOwnerOfDevice } from '@talaan/kernel/web/calls/own-device.ts';
import { useInstall } from '@talaan/kernel/web/phone/install.ts';
import { useIsAppKept } from '@talaan/kernel/web/phone/keep-app.ts';
import { confirmThrowAwayUnsent, useCurrentUser } from '../current-user.ts';

/** Talaan on this device: installed, and what it keeps here. */
export function Section() {
  return (
    <Stack gap="xl" maw={560}>
      <Installed />
      <Offline />
    </Stack>
  );
}

function Installed() {
  const install = useInstall();
  const hint = isInstalled()
    ? say('Talaan is installed on this device.')
    : say(
        'Installed, Talaan opens from the home screen like an app: choose “Install app” or “Add to home screen” in the menu of the browser.',
      );
  return (
    <Stack gap="xs" component="section" aria-labelledby="install-title">
      <Title order={2} id="install-title">
        {say('As an app')}
      </Title>
      <Text size="sm">{hint}</Text>
      {install && (
        <Group>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={() => void install()}>
            {say('Install Talaan')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function Offline() {
  const { id } = useCurrentUser();
  const isOwn = useOwnerOfDevice() === id;
  const isKept = useIsAppKept();
  const choose = async (wanted: boolean) => {
    if (!wanted) {
      if (!(await confirmThrowAwayUnsent(say('Stop keeping Talaan on this device?'), say('Stop keeping')))) return;
      await Promise.all([forgetKept(), forgetUnsent()]);
    }
    chooseOwner(wanted ? id : undefined);
  };
  return (
    <Stack gap="xs" component="section" aria-labelledby="offline-title">
      <Title order={2} id="offline-title">
        {say('Offline')}
      </Title>
      <Switch
        label={say('This is my own device')}
        description={say(
          'Talaan then opens offline with what you last saw of your record, balances and inbox, and says from when it is. Leave, pass slips, overtime and reports that you file offline are sent when you are online again. What was seen is kept for 7 days, and removed when you log out or someone else signs in. Leave this off on a shared computer.',
        )}
        checked={isOwn}
        onChange={(event) => void choose(event.currentTarget.checked)}
      />
      {isOwn && (
        <Text size="sm" role="status">
          {isKept ? say('Ready: Talaan opens offline on this device.') : say('Getting ready. Keep this page open for a moment.')}
        </Text>
      )}
    </Stack>
  );
}
