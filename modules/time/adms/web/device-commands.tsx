import { useState } from 'react';
import { Button, Card, Group, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { ABOUT_A_TIME, ASKABLE, askDevice, type Askable } from '../contract/commands.ts';
import { readDeviceLink, type DeviceCommand } from '../contract/devices.ts';
import { LineList, type ListedLine } from './line-list.tsx';

const STATES: Record<DeviceCommand['state'], [tone: Tone, word: string]> = {
  QUEUED: ['waiting', 'Queued'],
  SENT: ['info', 'Sent'],
  DONE: ['good', 'Done'],
  FAILED: ['bad', 'Failed'],
  EXPIRED: ['past', 'Expired'],
};

/** What a device was asked to do and what came of it, with the way to ask for more. */
export function DeviceCommands({ id, commands }: { id: number; commands: DeviceCommand[] }) {
  const [asking, setAsking] = useState(false);
  const ask = (
    <Button leftSection={<IconSend size={16} />} w="fit-content" onClick={() => setAsking(true)}>
      Ask the device
    </Button>
  );
  return (
    <Stack gap="md">
      {commands.length > 0 && ask}
      <Card withBorder padding="lg">
        {commands.length === 0 ? (
          <NothingHere
            title="Nothing was asked of it yet"
            description="Ask for the punches of an outage, or put people on it from Device users."
            action={ask}
          />
        ) : (
          <LineList label="Commands" lines={commands.map(describeCommand)} />
        )}
      </Card>
      {asking && <AskDialog id={id} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

function describeCommand(command: DeviceCommand): ListedLine {
  const [tone, word] = STATES[command.state];
  const ended = command.ended_at && command.state !== 'EXPIRED' ? `, ended ${formatInstant(command.ended_at)}` : '';
  return {
    id: command.id,
    says: command.says,
    notes: [`${command.queued_by ?? 'Talaan'}, ${formatInstant(command.queued_at)}${ended}`, command.failure],
    badge: <StatusBadge tone={tone}>{word}</StatusBadge>,
  };
}

function AskDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const initial = {
    kind: 'QUERY_PUNCHES' as Askable,
    from: today().with({ day: 1 }).toString() as string | null,
    to: today().toString() as string | null,
  };
  return (
    <Dialog onClose={onClose} title="Ask the device" size="form">
      <FormShell
        endpoint={askDevice}
        params={{ id }}
        initial={initial}
        body={({ kind, from, to }) => ({ kind, ...(ABOUT_A_TIME.includes(kind) ? { from: from ?? '', to: to ?? '' } : {}) })}
        draft={`ask-device:${id}`}
        submit="Ask"
        success="Queued: the device takes it with its next poll."
        alsoRefresh={[readDeviceLink]}
        onDone={onClose}
      >
        {(form) => (
          <>
            <Select label="To" required allowDeselect={false} data={choices(ASKABLE)} {...form.getInputProps('kind')} />
            {ABOUT_A_TIME.includes(form.getValues().kind) && (
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <DateField label="From" required {...form.getInputProps('from')} />
                <DateField label="To" required {...form.getInputProps('to')} />
              </SimpleGrid>
            )}
            {form.getValues().kind === 'REBOOT' && (
              <Group gap="xs">
                <Text size="sm">No one can punch on it for about a minute.</Text>
              </Group>
            )}
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
