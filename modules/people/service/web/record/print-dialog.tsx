import { Alert, Grid, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { NotIssued } from '@talaan/papers/web/draft-view.tsx';
import { draftServiceRecord, printServiceRecord, type ServiceRecordAnswer } from '../../contract/service-record.ts';
import { PrintFields } from '../print-fields.tsx';

interface PrintDialogProps {
  record: ServiceRecordAnswer;
  onClose: () => void;
  onIssued: (code: string) => void;
}

/** The record as a draft beside what is asked of its print; it is issued by the button alone, and each issue is listed with who made it. */
export function PrintDialog({ record, onClose, onIssued }: PrintDialogProps) {
  const initial = { purpose: '', salary_per: record.salary_per };
  return (
    <Dialog onClose={onClose} title="Print the service record" size="wide">
      {record.not_issued_because === null ? (
        <FormShell
          endpoint={printServiceRecord}
          params={{ id: record.personnel_id }}
          initial={initial}
          draft={`service-record-print:${record.personnel_id}`}
          submit="Issue and print"
          success="The service record was issued."
          onDone={({ code }) => onIssued(code)}
        >
          {(form) => (
            <Grid gap="lg">
              <Grid.Col span={{ base: 12, md: 4 }}>
                <Stack gap="sm">
                  {record.gaps.some(({ explained }) => explained === '') && (
                    <Alert color="red" title="The record has a gap">
                      It is printed in red. Resolve it before you certify the record.
                    </Alert>
                  )}
                  <PrintFields form={form} />
                </Stack>
              </Grid.Col>
              <Grid.Col span={{ base: 12, md: 8 }}>
                <Draft personnelId={record.personnel_id} wanted={form.values} />
              </Grid.Col>
            </Grid>
          )}
        </FormShell>
      ) : (
        <Stack gap="sm">
          <NotIssued because={record.not_issued_because} />
          <Draft personnelId={record.personnel_id} wanted={initial} />
        </Stack>
      )}
    </Dialog>
  );
}

const TYPING_MS = 500;

function Draft({ personnelId, wanted }: { personnelId: number; wanted: { purpose: string; salary_per: 'year' | 'month' } }) {
  const [query] = useDebouncedValue(wanted, TYPING_MS);
  return (
    <PdfView
      of={['service record draft', personnelId, query]}
      fetchPdf={() => fetchFile(draftServiceRecord, { params: { id: personnelId }, query })}
      name="Service record draft.pdf"
      isDraft
    />
  );
}
