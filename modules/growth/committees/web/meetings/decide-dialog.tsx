import { useState } from 'react';
import { Alert, Button, Group, List, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { say } from '@talaan/kernel/contract/say.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { decideItems, type AgendaRow, type Meeting } from '../../contract/meetings.ts';

interface DecideDialogProps {
  meeting: Meeting['meeting'];
  items: readonly AgendaRow[];
  onClose: () => void;
  onDone: () => void;
}

/** What is decided of these items: what is open in all of them. Those that are refused are told, and stay as they are. */
export function DecideDialog({ meeting, items, onClose, onDone }: DecideDialogProps) {
  const client = useQueryClient();
  const shared = items[0]!.actions.filter(({ action }) => items.every((one) => one.actions.some((other) => other.action === action)));
  const [action, setAction] = useState(shared[0]?.action ?? '');
  const [remarks, setRemarks] = useState('');
  const sending = useSend(decideItems, {
    onDone: ({ message, outcomes }) => {
      void client.invalidateQueries();
      if (outcomes.every(({ done }) => done)) {
        showSuccess(message);
        onDone();
      }
    },
  });
  const refused = sending.data?.outcomes.filter(({ done }) => !done) ?? [];
  const chosen = shared.find((one) => one.action === action);
  const needed = chosen?.needs_reason ?? null;
  return (
    <Dialog
      title={items.length === 1 ? items[0]!.title : say('Decide {number} items', { number: items.length })}
      size="form"
      isDirty={remarks !== ''}
      onClose={onClose}
    >
      <Stack gap="md">
        {shared.length === 0 && <Text size="sm">{say('Nothing can be decided of all of these alike. Choose fewer.')}</Text>}
        {refused.length > 0 && (
          <Alert color="red" title={sending.data?.message}>
            <List size="sm">
              {refused.map((one) => (
                <List.Item key={one.id}>
                  {one.title}: {one.because}
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
        <Radio.Group label={say('Decision')} value={action} onChange={setAction}>
          <Stack gap="xs" mt={4}>
            {shared.map((one) => (
              <Radio key={one.action} value={one.action} label={one.label} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={needed ?? say('Remarks')}
          required={needed !== null}
          description={say('Printed in the minutes, and kept with the step')}
          autosize
          minRows={2}
          maxLength={1000}
          value={remarks}
          onChange={({ currentTarget }) => setRemarks(currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={refused.length > 0 ? onDone : onClose}>
            {refused.length > 0 ? say('Close') : say('Cancel')}
          </Button>
          {refused.length === 0 && (
            <Button
              loading={sending.isPending}
              disabled={action === '' || (needed !== null && remarks.trim() === '')}
              onClick={() => sending.mutate({ params: { id: meeting.id }, body: { items: items.map(({ id }) => id), action, remarks } })}
            >
              {say('Record the decision')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
