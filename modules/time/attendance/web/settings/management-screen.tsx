import { useState } from 'react';
import { Button, Card, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { useContributed } from '@talaan/kernel/web/module.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { changeAgencySetting, listAgencySettings, type ShownSetting, type ShownSettings } from '../../contract/management.ts';
import { formatValue } from '../../rules/agency-settings.ts';
import { managementLinks } from './management-links.ts';
import { SettingDialog } from './setting-dialog.tsx';

/** What the law leaves to the agency about attendance, each with its day of effect. */
export function Screen() {
  const links = useContributed(managementLinks);
  const answer = useCall(listAgencySettings, {});
  const [opened, setOpened] = useState<{ module: string; name: string }>();
  const parts = answer.data?.parts;
  const part = parts?.find(({ module }) => module === opened?.module);
  const setting = part?.settings.find(({ name }) => name === opened?.name);
  return (
    <Page
      title="Attendance management"
      intro="What the law leaves to the agency. A change applies from its day on."
      actions={links.map(({ label, link }) => (
        <Button key={link} component={Link} to={link} variant="default">
          {label}
        </Button>
      ))}
    >
      {answer.isError && !parts && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!parts && !answer.isError && <Skeleton h={320} aria-busy />}
      <Stack gap="md">
        {parts?.map((one) => (
          <Part key={one.module} part={one} onOpen={(name) => setOpened({ module: one.module, name })} />
        ))}
      </Stack>
      {part && setting && <SettingDialog part={part} setting={setting} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

function Part({ part, onOpen }: { part: ShownSettings; onOpen: (name: string) => void }) {
  return (
    <Card withBorder component="section" aria-label={part.title}>
      <Title order={2} mb="xs">
        {part.title}
      </Title>
      <Table verticalSpacing="sm">
        <Table.Tbody>
          {part.settings.map((setting) => (
            <Table.Tr key={setting.name}>
              <Table.Td>
                <Text fw={500}>{setting.title}</Text>
                <Text size="sm" c="dimmed">
                  {setting.help}
                </Text>
              </Table.Td>
              <Table.Td>
                <Values setting={setting} />
              </Table.Td>
              <Table.Td ta="right">
                <ForCallers of={changeAgencySetting}>
                  <Button variant="default" size="compact-sm" aria-label={`Change: ${setting.title}`} onClick={() => onOpen(setting.name)}>
                    Change
                  </Button>
                </ForCallers>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

/** What applies today, since when and by whom, and what is to come. */
function Values({ setting }: { setting: ShownSetting }) {
  const since = setting.set.find((one) => !one.is_ahead);
  return (
    <Stack gap={2}>
      <Text fw={600}>{formatValue(setting, setting.value)}</Text>
      <Text size="xs" c="dimmed">
        {since ? `since ${longDate(since.from)}, by ${since.by}` : 'standard'}
      </Text>
      {setting.set
        .filter((one) => one.is_ahead)
        .toReversed()
        .map((one) => (
          <Text size="xs" key={one.from}>
            {formatValue(setting, one.value)} from {longDate(one.from)} on
          </Text>
        ))}
    </Stack>
  );
}
