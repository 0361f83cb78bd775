import { Select, Stack, Textarea, TextInput } from '@mantine/core';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { issueAppointment, recordFact, REST_DAY_GROUNDS, stepAppointment, type AppointmentRecord } from '../contract/appointments.ts';
import { appointmentFlow } from '../workflow.ts';

export type AskedAction = 'send' | 'attest' | 'invalidate' | 'appeal' | 'cancel';

interface StepProps {
  appointment: Pick<AppointmentRecord, 'id' | 'fullname'>;
  onClose: () => void;
}

/** The day on which it was signed, held against the law. */
export function IssueDialog({ appointment: { id, fullname }, onClose }: StepProps) {
  const initial: { issued_on: string | null; rest_day_ground: keyof typeof REST_DAY_GROUNDS; ban_exemption: string } = {
    issued_on: day(),
    rest_day_ground: '',
    ban_exemption: '',
  };
  return (
    <Dialog title={`Issue the appointment of ${fullname}`} onClose={onClose}>
      <FormShell
        endpoint={issueAppointment}
        params={{ id }}
        initial={initial}
        body={(values) => ({ ...values, issued_on: values.issued_on ?? '' })}
        draft={`appointment:${id}:issue`}
        submit="Issue"
        success="The appointment is issued. All who were ranked are notified."
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <DateField
              label="Signed by the appointing authority on"
              description="The appointment takes effect on this day"
              required
              {...form.getInputProps('issued_on')}
            />
            <Select label="The day is" allowDeselect={false} data={choices(REST_DAY_GROUNDS)} {...form.getInputProps('rest_day_ground')} />
            <TextInput
              label="Exemption from an election ban"
              description="Its number, within a ban alone"
              {...form.getInputProps('ban_exemption')}
            />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

export function FactDialog({ appointment: { id }, fact, onClose }: StepProps & { fact: 'received' | 'oath' }) {
  const isOath = fact === 'oath';
  return (
    <Dialog title={isOath ? 'Oath of office' : 'Receipt of the signed copy'} onClose={onClose}>
      <FormShell
        endpoint={recordFact}
        params={{ id }}
        initial={{ on: day(), before: '' }}
        body={(values) => ({ ...values, fact, on: values.on ?? '' })}
        draft={`appointment:${id}:${fact}`}
        submit="Record"
        success={isOath ? 'The oath was recorded.' : 'The receipt was recorded.'}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <DateField label={isOath ? 'Taken on' : 'Received on'} required {...form.getInputProps('on')} />
            {isOath && <TextInput label="Administered by" {...form.getInputProps('before')} />}
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

/** A step with a date, a reason, or what the CSC wrote. */
export function StepDialog({ appointment: { id, fullname }, action, onClose }: StepProps & { action: AskedAction }) {
  const { label } = appointmentFlow.steps[action];
  const hasAnswer = action === 'attest' || action === 'invalidate';
  const needsReason = action === 'invalidate' || action === 'cancel';
  return (
    <Dialog title={`${label}: ${fullname}`} onClose={onClose}>
      <FormShell
        endpoint={stepAppointment}
        params={{ id }}
        initial={{ on: day(), released_on: null as string | null, csc_number: '', reason: '' }}
        body={(values) => ({ ...values, action, on: action === 'cancel' ? null : values.on })}
        draft={`appointment:${id}:${action}`}
        submit={label}
        danger={needsReason}
        success={`${label}: done.`}
        alsoRefresh={[{ path: '/api/rai/{month}' }]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            {action !== 'cancel' && <DateField label="Date" required {...form.getInputProps('on')} />}
            {hasAnswer && <DateField label="Released on" {...form.getInputProps('released_on')} />}
            {hasAnswer && <TextInput label="Appointment ID number" {...form.getInputProps('csc_number')} />}
            <Textarea
              label="Reason"
              description={action === 'send' ? 'Needed after the 30th day' : undefined}
              required={needsReason}
              autosize
              minRows={2}
              {...form.getInputProps('reason')}
            />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

/** The day of a form, which may be cleared. */
function day(): string | null {
  return today().toString();
}
