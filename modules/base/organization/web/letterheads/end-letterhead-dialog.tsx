import { useState } from 'react';
import { Stack, Text } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { endLetterhead, type LetterheadPlace } from '../../contract/letterheads.ts';

/** Asks from which day on a place uses the letterhead above it again. */
export function EndLetterheadDialog({ place, onClose }: { place: LetterheadPlace; onClose: () => void }) {
  const [from, setFrom] = useState<string | null>(today().toString());
  const send = useSend(endLetterhead, {
    onDone: ({ message }) => {
      showSuccess(message);
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} title="Use the letterhead above again?">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (from !== null) send.mutate({ body: { place: place.place, from } });
        }}
      >
        <Stack gap="md">
          <Text size="sm">From that day on papers of {place.name} carry the letterhead of the office, campus or university above it.</Text>
          <DateField label="From" required data-autofocus value={from} onChange={setFrom} error={send.error?.errors.from?.join(' ')} />
          <FormFoot action="Use the one above" pending={send.isPending} disabled={from === null} />
        </Stack>
      </form>
    </Dialog>
  );
}
