import { useState } from 'react';
import { Stack, Text } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { retirePosition, type Position } from '../../contract/positions.ts';

/** Asks from which day on a position is no longer offered. */
export function RetireDialog({ position, onClose }: { position: Position; onClose: () => void }) {
  const [from, setFrom] = useState<string | null>(today().toString());
  const send = useSend(retirePosition, {
    onDone: ({ message }) => {
      showSuccess(message);
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} title={`Retire ${position.name}?`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (from !== null) send.mutate({ params: { id: position.id }, body: { retired_on: from } });
        }}
      >
        <Stack gap="md">
          <Text size="sm">From that day on it is no longer offered in lists. Those who hold it keep it.</Text>
          <DateField
            label="From"
            required
            data-autofocus
            value={from}
            onChange={setFrom}
            error={send.error?.errors.retired_on?.join(' ')}
          />
          <FormFoot action="Retire" pending={send.isPending} disabled={from === null} />
        </Stack>
      </form>
    </Dialog>
  );
}
