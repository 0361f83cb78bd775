import { useState } from 'react';
import { Skeleton, Stack } from '@mantine/core';
import { useNavigate } from 'react-router';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listAppointments, listSelected, prepareAppointment, readSelected } from '../contract/appointments.ts';
import { bodyOfTerms, TermsFields, type Terms } from './terms-fields.tsx';

/** Drafts the appointment of an applicant who was selected. */
export function PrepareDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <Dialog title="Prepare an appointment" size="form" onClose={onClose}>
      <Stack gap="md">
        <RemotePicker
          label="Selected applicant"
          required
          endpoint={listSelected}
          rows="selected"
          option={(row) => ({ label: row.fullname, note: `${row.position} · ${row.post_code}` })}
          value={chosen}
          onChange={setChosen}
        />
        {chosen !== null && <Prepare key={chosen} applicationId={chosen} onClose={onClose} />}
      </Stack>
    </Dialog>
  );
}

function Prepare({ applicationId, onClose }: { applicationId: number; onClose: () => void }) {
  const navigate = useNavigate();
  const choices = useCall(readSelected, { params: { id: applicationId } }).data;
  if (!choices) return <Skeleton h={320} aria-busy />;
  const [item] = choices.items;
  const initial: Terms = {
    item_id: item ? String(item.id) : null,
    nature_code: choices.nature_code,
    step: 1,
    ends_on: null,
    place: choices.place,
    vice: item?.vice ?? '',
    vice_how: item?.vice_how ?? '',
    page: '',
    deliberated_on: choices.deliberated_on,
    fund_source_id: null,
  };
  return (
    <FormShell
      endpoint={prepareAppointment}
      initial={initial}
      body={(values) => ({ ...bodyOfTerms(values), application_id: applicationId })}
      draft={`appointment:new:${applicationId}`}
      submit="Prepare"
      success="The appointment was drafted."
      alsoRefresh={[listAppointments]}
      onDone={({ id }) => {
        onClose();
        void navigate(`/rsp/appointments/${id}`);
      }}
    >
      {(form) => <TermsFields form={form} choices={choices} />}
    </FormShell>
  );
}
