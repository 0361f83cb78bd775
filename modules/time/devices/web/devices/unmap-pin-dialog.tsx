import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { unmapDeviceUser, type DeviceUser } from '../../contract/devices.ts';

/** Asks from which day on a PIN is no longer of its person. */
export function UnmapPinDialog({ user: { pin, person, from }, onClose }: { user: DeviceUser; onClose: () => void }) {
  const [until, setUntil] = useState<string | null>(today().toString());
  const send = useSend(unmapDeviceUser, {
    onDone: ({ message }) => {
      showSuccess(message);
      onClose();
    },
  });
  if (!person) return null;
  return (
    <Dialog onClose={onClose} title={`Take PIN ${pin} from ${person.fullname}?`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (until !== null) send.mutate({ body: { pin, personnel_id: person.id, until } });
        }}
      >
        <Stack gap="md">
          <Text size="sm">From that day on its punches are no longer counted for anyone, and the days are computed without them.</Text>
          <DateField
            label="First day on which it is no longer theirs"
            required
            data-autofocus
            value={until}
            onChange={setUntil}
            error={send.error?.errors.until?.join(' ')}
          />
          {from && (
            <Button variant="subtle" size="compact-sm" w="fit-content" onClick={() => setUntil(from)}>
              It never was: from the first day
            </Button>
          )}
          <FormFoot action="Unassign" danger pending={send.isPending} disabled={until === null} />
        </Stack>
      </form>
    </Dialog>
  );
}
