import { useState } from 'react';
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';

interface ReasonDialogProps {
  title: string;
  explanation: string;
  /** What the button does, in a verb. */
  action: string;
  danger?: boolean;
  pending: boolean;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Asks why, before something is done that keeps its reason. */
export function ReasonDialog({ title, explanation, action, danger, pending, onReason, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Modal opened onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() !== '') onReason(reason.trim());
        }}
      >
        <Stack gap="md">
          <Text size="sm">{explanation}</Text>
          <Textarea
            label="Reason"
            required
            autosize
            minRows={2}
            maxLength={500}
            data-autofocus
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group gap="xs">
            <Button type="submit" color={danger ? 'red' : undefined} loading={pending} disabled={reason.trim() === ''}>
              {action}
            </Button>
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
