import { Button, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useInstall } from '@talaan/kernel/web/offline/install.ts';
import { forgetKept } from '@talaan/kernel/web/offline/kept-answers.ts';
import { forgetUnsent } from '@talaan/kernel/web/offline/outbox.ts';
import { chooseOwner, isInstalled, useOwnerOfDevice } from '@talaan/kernel/web/offline/own-device.ts';
import { useCurrentUser } from '../current-user.ts';

/** Talaan on this device: installed, and what it keeps here. */
export function Section() {
  return (
    <Stack gap="xl" maw={560}>
      <Installed />
      <WithoutNetwork />
    </Stack>
  );
}

function Installed() {
  const install = useInstall();
  const hint = isInstalled()
    ? 'Talaan is installed on this device.'
    : 'Installed, Talaan opens from the start screen like an app. In the menu of the browser it is called “Install app” or “Add to home screen”.';
  return (
    <Stack gap="xs" component="section" aria-labelledby="install-title">
      <Title order={2} id="install-title">
        As an app
      </Title>
      <Text size="sm">{hint}</Text>
      {install && (
        <Group>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={() => void install()}>
            Install Talaan
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function WithoutNetwork() {
  const { id } = useCurrentUser();
  const isOwn = useOwnerOfDevice() === id;
  const choose = async (wanted: boolean) => {
    if (!wanted) await Promise.all([forgetKept(), forgetUnsent()]);
    chooseOwner(wanted ? id : undefined);
  };
  return (
    <Stack gap="xs" component="section" aria-labelledby="offline-title">
      <Title order={2} id="offline-title">
        Without a network
      </Title>
      <Switch
        label="This is my own device"
        description="Talaan then opens without a network, with what you last saw of your record, your balances and your inbox, and says from when that is. It is kept for 7 days, and removed when you log out or somebody else signs in. Leave it off on a shared computer."
        checked={isOwn}
        onChange={(event) => void choose(event.currentTarget.checked)}
      />
    </Stack>
  );
}
