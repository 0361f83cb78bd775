import { Stack } from '@mantine/core';
import { useNavigate } from 'react-router';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { PersonPicker } from '@talaan/personnel/web/person-picker.tsx';
import { CERTIFICATE_KINDS, requestCertificate } from '../../contract/certificates.ts';
import type { CertificateKind } from '../../rules/certificate-sheet.ts';
import { RequestFields, type RequestValues } from './request-fields.tsx';

const ALL_KINDS = Object.keys(CERTIFICATE_KINDS) as CertificateKind[];
const blank: RequestValues & { personnel_id: number | null } = { personnel_id: null, kind: 'employment', purpose: '', copies: 1 };

/** The request of a person who asks at the counter. */
export function CounterDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog onClose={onClose} title="Request of a certificate">
      <FormShell
        endpoint={requestCertificate}
        initial={blank}
        body={({ personnel_id, copies, ...values }) => ({ ...values, copies: Number(copies), personnel_id: personnel_id })}
        draft="certificate-at-the-counter"
        submit="Take it down"
        success="The request was taken down."
        onDone={({ id }) => void navigate(`/coe/${id}`)}
      >
        {(form) => (
          <Stack gap="sm">
            <PersonPicker
              label="Employee"
              required
              value={form.values.personnel_id}
              error={form.errors.personnel_id}
              onChange={(id) => form.setFieldValue('personnel_id', id)}
            />
            <RequestFields form={form} kinds={ALL_KINDS} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
