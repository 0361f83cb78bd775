import { useState } from 'react';
import { Stack, Text, Textarea } from '@mantine/core';
import { FormFoot } from '@talaan/kernel/web/form-foot.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/use-call.ts';
import { voidPunch } from '../../contract/punches.ts';

/** Asks why a punch must not count. */
export function VoidForm({ personnelId, at, onClose }: { personnelId: number; at: string; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const send = useSend(voidPunch, {
    onDone: ({ message }) => {
      showSuccess(message);
      onClose();
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate({ body: { personnel_id: personnelId, at, reason } });
      }}
    >
      <Stack gap="md">
        <Text size="sm">The punch stays in sight, marked with your reason, and no longer counts. This cannot be undone.</Text>
        <Textarea
          label="Reason"
          required
          data-autofocus
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={send.error?.errors.reason?.join(' ')}
        />
        <FormFoot action="Void punch" danger pending={send.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}
