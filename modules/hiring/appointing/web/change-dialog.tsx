import { Skeleton } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { changeAppointment, readSelected, type AppointmentRecord } from '../contract/appointments.ts';
import { bodyOfTerms, TermsFields, type Terms } from './terms-fields.tsx';

/** Changes the terms of a draft. */
export function ChangeDialog({ appointment, onClose }: { appointment: AppointmentRecord; onClose: () => void }) {
  const found = useCall(readSelected, { params: { id: appointment.application_id } }).data;
  const { item_id: item, item_number: number, office_name: office } = appointment;
  // The item that it has is not vacant for another appointment.
  const own =
    item === null
      ? []
      : [{ id: item, item_number: number ?? '', office, vice: appointment.vice, vice_how: appointment.vice_how, is_of_post: true }];
  const initial: Terms = {
    item_id: item === null ? null : String(item),
    nature_code: appointment.nature_code,
    step: appointment.step,
    ends_on: appointment.ends_on,
    place: appointment.place,
    vice: appointment.vice,
    vice_how: appointment.vice_how,
    page: appointment.page,
    deliberated_on: appointment.deliberated_on,
    fund_source_id: appointment.fund_source_id,
  };
  return (
    <Dialog title="Terms of the appointment" size="form" onClose={onClose}>
      {found ? (
        <FormShell
          endpoint={changeAppointment}
          params={{ id: appointment.id }}
          initial={initial}
          body={bodyOfTerms}
          draft={`appointment:${appointment.id}:terms`}
          submit="Save"
          success="The draft was changed."
          onDone={onClose}
        >
          {(form) => <TermsFields form={form} choices={{ ...found, items: [...own, ...found.items] }} />}
        </FormShell>
      ) : (
        <Skeleton h={320} aria-busy />
      )}
    </Dialog>
  );
}
