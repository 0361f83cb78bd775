import { useState } from 'react';
import { ActionIcon, Button, Stack, Table, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { readChoices } from '../../../contract/desk.ts';
import { addThreshold, readSettings, removeThreshold } from '../../../contract/settings.ts';
import { centavosOf } from '../centavos.ts';
import { MoneyField } from '../money-field.tsx';

type Threshold = Answer<typeof readSettings>['thresholds'][number];

/** From which cost on an item is property, plant and equipment, and up to which it is low-valued. */
export function Thresholds({ thresholds }: { thresholds: readonly Threshold[] }) {
  const [isAdding, setAdding] = useState(false);
  const remove = useSend(removeThreshold, { alsoRefresh: [readSettings, readChoices], onDone: ({ message }) => showSuccess(message) });
  const ask = async (day: string) => {
    if (await confirmRemoval(`the thresholds from ${longDate(day)} on`)) remove.mutate({ params: { day } });
  };
  return (
    <RecordPart title="Thresholds of classes">
      <Table.ScrollContainer minWidth={360} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>From</Table.Th>
              <Table.Th ta="end">PPE from (PHP)</Table.Th>
              <Table.Th ta="end">Low value up to (PHP)</Table.Th>
              <Table.Th w={44}>
                <VisuallyHidden>Remove</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {thresholds.map(({ effective_on: day, ppe_from: from, splv_to: to, is_future: isFuture }) => (
              <Table.Tr key={day}>
                <Table.Td>{day === '1900-01-01' ? 'Before' : longDate(day)}</Table.Td>
                <Table.Td ta="end">{formatMoney(from)}</Table.Td>
                <Table.Td ta="end">{formatMoney(to)}</Table.Td>
                <Table.Td>
                  {isFuture && (
                    <ForCallers of={removeThreshold}>
                      <ActionIcon variant="subtle" color="gray" aria-label={`Remove ${longDate(day)}`} onClick={() => void ask(day)}>
                        <IconTrash size={16} />
                      </ActionIcon>
                    </ForCallers>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text size="xs" c="dimmed">
        The threshold of the day of a paper decides, per item, also for earlier acquisitions (COA Circular 2022-004).
      </Text>
      <ForCallers of={addThreshold}>
        <Button variant="default" w="fit-content" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
          Add thresholds
        </Button>
      </ForCallers>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </RecordPart>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Add thresholds" onClose={onClose}>
      <FormShell
        endpoint={addThreshold}
        initial={{ effective_on: null as string | null, ppe_from: '', splv_to: '' }}
        body={({ effective_on: day, ppe_from: from, splv_to: to }) => ({
          effective_on: day ?? '',
          ppe_from: centavosOf(from),
          splv_to: centavosOf(to),
        })}
        draft="property-threshold"
        submit="Add"
        success={({ message }) => message}
        alsoRefresh={[readSettings, readChoices]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <DateField label="From" required {...form.getInputProps('effective_on')} />
            <MoneyField label="Property, plant and equipment from (PHP)" required {...form.getInputProps('ppe_from')} />
            <MoneyField label="Low value up to (PHP)" required {...form.getInputProps('splv_to')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
