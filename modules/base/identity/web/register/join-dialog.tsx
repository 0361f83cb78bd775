import { useState } from 'react';
import { Stack, Text } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { findUnregistered, joinRegistration, REASONS, type Registration } from '../../contract/registration.ts';

/** Asks whose account it is to be. */
export function JoinDialog({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const [person, setPerson] = useState<number | null>(registration.personnel_id);
  const joining = useSend(joinRegistration, {
    onDone: ({ message }) => {
      showSuccess(message);
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} title={`Link ${registration.email} to a person`} isDirty={person !== registration.personnel_id}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (person !== null) joining.mutate({ params: { id: registration.id }, body: { personnel_id: person } });
        }}
      >
        <Stack gap="md">
          <Text size="sm">
            Entered was the number {registration.idno}
            {registration.birth_date && ` and the birth date ${longDate(registration.birth_date)}`}.{' '}
            {registration.reason && `${REASONS[registration.reason]}.`} Make sure who it is, such as by a call to the office, before you go
            on.
          </Text>
          <RemotePicker
            label="Person"
            required
            data-autofocus={registration.personnel_id === null || undefined}
            endpoint={findUnregistered}
            rows="people"
            value={person}
            shown={registration.personnel_id === null ? undefined : registration.name}
            onChange={(id) => setPerson(id)}
            option={personOption}
            error={joining.error?.errors.personnel_id?.join(' ')}
          />
          <FormFoot action="Join" pending={joining.isPending} disabled={person === null} />
        </Stack>
      </form>
    </Dialog>
  );
}
