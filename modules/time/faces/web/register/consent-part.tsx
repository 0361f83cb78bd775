import { useState } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconFileText, IconPrinter } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import type { UploadedDocument } from '@talaan/kernel/web/files/upload-dialog.tsx';
import {
  CONSENT_KINDS,
  fetchConsentPaper,
  listFacePeople,
  printConsentForm,
  recordConsent,
  withdrawConsent,
} from '../../contract/people.ts';
import type { FacePerson } from './face-drawer.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type Opened = 'form' | 'paper' | 'record' | 'withdraw';

/** Whether a person consented, on paper or on their own account; the paper is printed here and recorded once it is signed. */
export function ConsentPart({ found: { person, consent, withdrawn } }: { found: FacePerson }) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const params = { id: person.id };
  return (
    <Stack gap="sm" component="section" aria-label="Consent">
      <Title order={2}>Consent</Title>
      {consent ? (
        <Facts
          facts={[
            ['Given on', longDate(consent.given_on)],
            ['How', CONSENT_KINDS[consent.kind]],
            ['Recorded', `${formatInstant(consent.recorded_at)}, ${consent.recorded_by}`],
          ]}
        />
      ) : (
        <>
          {withdrawn && (
            <Text size="sm">
              Withdrawn on {formatInstant(withdrawn.at)}
              {withdrawn.because ? `: ${withdrawn.because}` : ' by the person.'}
            </Text>
          )}
          <Text size="sm">
            A face is registered only with the consent of its owner: on their own account, or on paper, signed. People who refuse use a card
            or their number.
          </Text>
        </>
      )}
      <Group gap="xs">
        {consent?.file && (
          <Button variant="default" leftSection={<IconFileText size={16} />} onClick={() => setOpened('paper')}>
            Signed paper
          </Button>
        )}
        {!consent && (
          <>
            <ForCallers of={recordConsent}>
              <Button onClick={() => setOpened('record')}>Record signed consent</Button>
            </ForCallers>
            <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setOpened('form')}>
              Consent form
            </Button>
          </>
        )}
        {consent && (
          <ForCallers of={withdrawConsent}>
            <Button variant="subtle" color="red" onClick={() => setOpened('withdraw')}>
              Withdraw consent
            </Button>
          </ForCallers>
        )}
      </Group>
      {opened === 'form' && (
        <Dialog onClose={close} title="Consent form" size="paper">
          <PdfView of={['face consent form', person.id]} fetchPdf={() => fetchFile(printConsentForm, { params })} name="Consent form.pdf" />
        </Dialog>
      )}
      {opened === 'paper' && (
        <Dialog onClose={close} title="Signed consent" size="paper">
          <PdfView of={['face consent', person.id]} fetchPdf={() => fetchFile(fetchConsentPaper, { params })} name={consent!.file!} />
        </Dialog>
      )}
      {opened === 'record' && <RecordDialog id={person.id} onClose={close} />}
      {opened === 'withdraw' && (
        <ReasonDialog
          endpoint={withdrawConsent}
          id={person.id}
          title={`Withdraw the consent of ${person.fullname}`}
          says="The registered images and numbers are deleted at once. This cannot be undone; it takes a new consent and new images."
          submit="Withdraw consent"
          success="The consent was withdrawn."
          onClose={close}
        />
      )}
    </Stack>
  );
}

function RecordDialog({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Record signed consent">
      <FormShell
        endpoint={recordConsent}
        params={{ id }}
        initial={{ given_on: today().toString(), attachment: null as UploadedDocument | null }}
        body={({ given_on: day, attachment }) => ({ given_on: day ?? '', attachment_path: attachment?.path ?? '' })}
        draft={`face-consent:${id}`}
        submit="Record consent"
        success="The consent was recorded."
        alsoRefresh={[listFacePeople]}
        onDone={onClose}
      >
        {(form) => (
          <>
            <DateField label="Signed on" required {...form.getInputProps('given_on')} />
            <AttachmentField
              label="Signed consent form"
              required
              value={form.getValues().attachment}
              error={form.errors.attachment_path}
              onChange={(attachment) => form.setFieldValue('attachment', attachment)}
            />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
