import { useState } from 'react';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { downloadNight, type Night } from '../contract/nights.ts';
import { formatSize } from './format-size.ts';

const SHOWN = 3;

/** The nights that are kept, the latest first, each as one ZIP. */
export function Nights({ nights }: { nights: readonly Night[] }) {
  const [all, showAll] = useState(false);
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        Nights
      </Title>
      {(all ? nights : nights.slice(0, SHOWN)).map((night) => (
        <NightLine key={night.day} night={night} />
      ))}
      {!all && nights.length > SHOWN && (
        <Button variant="subtle" w="fit-content" onClick={() => showAll(true)}>
          Show {count(nights.length - SHOWN, 'earlier night')}
        </Button>
      )}
    </Stack>
  );
}

function NightLine({ night }: { night: Night }) {
  const saving = useSend(downloadNight);
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" gap="sm">
        <Stack gap={2} flex="1 1 14rem">
          <Text size="sm" fw={600}>
            As of {longDate(night.day)}
          </Text>
          <Text size="xs" c="dimmed">
            {count(night.tables, 'table')}, {count(night.rows, 'row')}, {formatSize(night.bytes)}; written {formatInstant(night.made_at)}
          </Text>
        </Stack>
        <Button
          variant="light"
          leftSection={<IconDownload size={16} />}
          loading={saving.isPending}
          onClick={() => saving.mutate({ params: { day: night.day } })}
        >
          All as ZIP
        </Button>
      </Group>
    </Paper>
  );
}
