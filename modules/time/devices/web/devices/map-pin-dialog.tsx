import { useState } from 'react';
import { Stack, Text } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { PersonPicker } from '@talaan/personnel/web/person-picker.tsx';
import { mapDeviceUser } from '../../contract/devices.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';

interface MapPinDialogProps {
  pin: string;
  /** How many punches are without a person, and the day of the first. */
  punches: number;
  first: string;
  onMapped?: () => void;
  onClose: () => void;
}

/** Asks whose PIN it is and from which day on. */
export function MapPinDialog({ pin, punches, first, onMapped, onClose }: MapPinDialogProps) {
  const [person, setPerson] = useState<number | null>(null);
  const [from, setFrom] = useState<string | null>(first);
  const send = useSend(mapDeviceUser, {
    onDone: ({ message }) => {
      showSuccess(message);
      onMapped?.();
      onClose();
    },
  });
  const errors = send.error?.errors ?? {};
  return (
    <Dialog onClose={onClose} title={`Assign PIN ${pin}`} isDirty={person !== null}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (person !== null && from !== null) send.mutate({ body: { pin, personnel_id: person, from } });
        }}
      >
        <Stack gap="md">
          <Text size="sm">
            {count(punches, 'punch', 'punches')} since {longDate(first)} {punches === 1 ? 'waits' : 'wait'} for a person and will be counted
            at once.
          </Text>
          <PersonPicker
            label="Person"
            required
            data-autofocus
            value={person}
            onChange={(id) => setPerson(id)}
            error={errors.personnel_id?.join(' ') ?? errors.pin?.join(' ')}
          />
          <DateField
            label="From"
            required
            description="Earlier punches of this PIN remain unassigned."
            value={from}
            onChange={setFrom}
            error={errors.from?.join(' ')}
          />
          <FormFoot action="Assign PIN" pending={send.isPending} disabled={person === null || from === null} />
        </Stack>
      </form>
    </Dialog>
  );
}
