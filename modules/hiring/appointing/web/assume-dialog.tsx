import { Stack, Text, TextInput } from '@mantine/core';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DescribedChanges } from '@talaan/personnel/web/moves/described-changes.tsx';
import { PreviewedForm } from '@talaan/personnel/web/moves/previewed-form.tsx';
import { assumeDuty, previewAssumption, readAppointment, type AppointmentRecord } from '../contract/appointments.ts';

/** The first day of duty, with all that follows from it shown before it is written. */
export function AssumeDialog({ appointment, onClose }: { appointment: AppointmentRecord; onClose: () => void }) {
  return (
    <Dialog title={`Assumption of duty: ${appointment.fullname}`} size="form" onClose={onClose}>
      <PreviewedForm
        draft={`appointment:${appointment.id}:assume`}
        initial={{ assumed_on: today().toString(), tin: '' }}
        params={{ id: appointment.id }}
        preview={previewAssumption}
        act={assumeDuty}
        body={(values) => ({ ...values, assumed_on: values.assumed_on ?? '' })}
        submit="Record the assumption"
        alsoRefresh={[readAppointment, { path: '/api/personnels' }]}
        onDone={onClose}
        show={(preview) => <DescribedChanges preview={preview} />}
      >
        {(form) => (
          <Stack gap="sm">
            <DateField label="First day of duty" required {...form.getInputProps('assumed_on')} />
            {appointment.needs_tin && (
              <TextInput
                label="TIN"
                description="None is on record; it is required on hiring into government service"
                required
                {...form.getInputProps('tin')}
                error={form.errors.tin ?? form.errors['numbers.tin']}
              />
            )}
            <Text size="sm" c="dimmed">
              Salary runs from this day. The next step shows all that changes.
            </Text>
          </Stack>
        )}
      </PreviewedForm>
    </Dialog>
  );
}
