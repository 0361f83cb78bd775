import { Select, Stack, TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { issuePayCertificate, PAY_CERTIFICATES } from '../contract/last-pay.ts';

export interface CertificateProps {
  person: number;
  fullname: string;
  onClose: () => void;
}

/** A certificate of pay with a code; the verification tells no amount. */
export function CertificateDialog({ person, fullname, onClose }: CertificateProps) {
  return (
    <Dialog title={`Certificate of ${fullname}`} size="form" onClose={onClose}>
      <FormShell
        endpoint={issuePayCertificate}
        params={{ person }}
        initial={{ kind: 'LAST', purpose: '' }}
        draft={`pay-certificate:${person}`}
        submit="Issue"
        success={() => 'The certificate was saved by your browser.'}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Select label="Certificate" required allowDeselect={false} data={choices(PAY_CERTIFICATES)} {...form.getInputProps('kind')} />
            <TextInput label="What it is for" required placeholder="Loan, transfer" {...form.getInputProps('purpose')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
