import { Group, Text, Textarea } from '@mantine/core';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import type { UploadedDocument } from '@talaan/kernel/web/files/upload-dialog.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { completeTrip, resubmitTrip, shortenTrip, type Trip } from '../../contract/trips.ts';
import { tripBody, TripFieldset, type TripFields } from './trip-fields.tsx';

/** The steps that need more than a reason. */
export type OwnStep = 'resubmit' | 'complete' | 'shorten';

interface StepProps {
  trip: Trip;
  onClose: () => void;
}

export function OwnStepDialog({ step, ...props }: StepProps & { step: OwnStep }) {
  const Step = STEPS[step];
  return <Step {...props} />;
}

const STEPS = { resubmit: ResubmitDialog, complete: CompleteDialog, shorten: ShortenDialog };

function ResubmitDialog({ trip, onClose }: StepProps) {
  return (
    <Dialog onClose={onClose} title={say('Correct and submit')} size="form">
      <FormShell
        endpoint={resubmitTrip}
        params={{ id: trip.id }}
        initial={fieldsOf(trip)}
        body={tripBody}
        draft={`travel:${trip.id}:resubmit`}
        submit={say('Submit again')}
        success={say('The travel was submitted again.')}
        alsoRefresh={[readTimeline]}
        onDone={onClose}
      >
        {(form) => <TripFieldset form={form} />}
      </FormShell>
    </Dialog>
  );
}

function ShortenDialog({ trip, onClose }: StepProps) {
  const initial: { first_day: string | null; last_day: string | null; remarks: string } = {
    first_day: trip.first_day,
    last_day: trip.last_day,
    remarks: '',
  };
  return (
    <Dialog onClose={onClose} title={say('Shorten the travel')}>
      <FormShell
        endpoint={shortenTrip}
        params={{ id: trip.id }}
        initial={initial}
        body={({ first_day, last_day, remarks }) => ({ first_day: first_day ?? '', last_day: last_day ?? '', remarks })}
        draft={`travel:${trip.id}:shorten`}
        submit={say('Shorten')}
        success={say('The travel was shortened; its new order is ready.')}
        alsoRefresh={[readTimeline]}
        onDone={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">
              {say('Days left out are as before. Order {order_no} becomes void and a new one takes its place; this cannot be undone.', {
                order_no: trip.order_no ?? '',
              })}
            </Text>
            <Group grow align="flex-start" gap="sm">
              <DateField label={say('First day')} required {...form.getInputProps('first_day')} />
              <DateField label={say('Last day')} required {...form.getInputProps('last_day')} />
            </Group>
            <Textarea label={say('Reason')} required autosize minRows={2} {...form.getInputProps('remarks')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}

function CompleteDialog({ trip, onClose }: StepProps) {
  return (
    <Dialog onClose={onClose} title={say('Add the certificate of appearance')}>
      <FormShell
        endpoint={completeTrip}
        params={{ id: trip.id }}
        initial={{ attachment_path: null as UploadedDocument | null }}
        body={({ attachment_path: file }) => ({ attachment_path: file?.path ?? '' })}
        draft={`travel:${trip.id}:complete`}
        submit={say('Complete the travel')}
        success={say('The certificate of appearance was added; the travel is complete.')}
        alsoRefresh={[readTimeline]}
        onDone={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">
              {say('The certificate that the host signed, scanned as a PDF. Completed travel is no longer shortened or cancelled.')}
            </Text>
            <AttachmentField
              label={say('Signed certificate')}
              required
              value={form.values.attachment_path}
              onChange={(file) => form.setFieldValue('attachment_path', file)}
              error={form.errors.attachment_path}
            />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}

function fieldsOf(trip: Trip): TripFields {
  const { first_day, last_day, part, from_minute, to_minute, destination, purpose } = trip;
  const { is_abroad, foreign_authority, transport, basis, expenses } = trip;
  return {
    first_day,
    last_day,
    part,
    from_minute,
    to_minute,
    destination,
    purpose,
    is_abroad,
    foreign_authority,
    transport,
    basis,
    expenses,
  };
}
