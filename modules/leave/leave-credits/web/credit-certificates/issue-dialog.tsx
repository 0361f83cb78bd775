import { Grid, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { draftCreditCertificate, issueCreditCertificate, listCreditCertificates } from '../../contract/credit-certificates.ts';

interface IssueDialogProps {
  personnelId: number;
  onClose: () => void;
  onIssued: (code: string) => void;
}

/** The certificate as a draft beside what is asked of it; the button alone issues it. */
export function IssueDialog({ personnelId, onClose, onIssued }: IssueDialogProps) {
  const initial: { as_of: string | null; purpose: string } = { as_of: useToday(), purpose: '' };
  return (
    <Dialog title="Issue a certificate of leave credits" size="wide" onClose={onClose}>
      <FormShell
        endpoint={issueCreditCertificate}
        params={{ id: personnelId }}
        initial={initial}
        body={({ as_of: asOf, purpose }) => ({ as_of: asOf ?? '', purpose })}
        draft={`leave-credits:${personnelId}`}
        submit="Issue certificate"
        success="The certificate was issued."
        alsoRefresh={[listCreditCertificates]}
        onDone={({ code }) => onIssued(code)}
      >
        {(form) => (
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, md: 4 }}>
              <Stack gap="sm">
                <DateField label="As of" description="The end of which day is certified" required {...form.getInputProps('as_of')} />
                <TextInput
                  label="Purpose"
                  description="Such as: a GSIS loan, transfer to another agency"
                  required
                  maxLength={200}
                  {...form.getInputProps('purpose')}
                />
              </Stack>
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 8 }}>
              <Draft personnelId={personnelId} asOf={form.values.as_of} purpose={form.values.purpose} />
            </Grid.Col>
          </Grid>
        )}
      </FormShell>
    </Dialog>
  );
}

function Draft({ personnelId, asOf, purpose }: { personnelId: number; asOf: string | null; purpose: string }) {
  const [shown] = useDebouncedValue({ asOf, purpose }, 600);
  const query = { ...(shown.asOf && { as_of: shown.asOf }), purpose: shown.purpose };
  return (
    <PdfView
      of={['draft of leave credits', personnelId, shown.asOf, shown.purpose]}
      fetchPdf={() => fetchFile(draftCreditCertificate, { params: { id: personnelId }, query })}
      name="Leave credits draft.pdf"
      isDraft
    />
  );
}
