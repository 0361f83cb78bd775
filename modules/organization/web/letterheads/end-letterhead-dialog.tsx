import { useState } from 'react';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { today } from '@talaan/kernel/web/clock.ts';
import { DateField } from '@talaan/kernel/web/date-field.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/use-call.ts';
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
    <Modal opened onClose={onClose} title="Use the letterhead above again?">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (from !== null) send.mutate({ body: { place: place.place, from } });
        }}
      >
        <Stack gap="md">
          <Text size="sm">From that day on papers of {place.name} carry the letterhead of the office, campus or university above it.</Text>
          <DateField label="From" required data-autofocus value={from} onChange={setFrom} error={send.error?.errors.from?.join(' ')} />
          <Group gap="xs">
            <Button type="submit" loading={send.isPending} disabled={from === null}>
              Use the one above
            </Button>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
