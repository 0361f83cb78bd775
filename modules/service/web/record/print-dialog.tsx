import { Alert, Modal, Stack } from '@mantine/core';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { printServiceRecord, type ServiceRecordAnswer } from '../../contract/service-record.ts';
import { PrintFields } from '../print-fields.tsx';

interface PrintDialogProps {
  record: ServiceRecordAnswer;
  onClose: () => void;
  onPrinted: (code: string) => void;
}

/** Issues the record as a paper; each print is listed with who made it. */
export function PrintDialog({ record, onClose, onPrinted }: PrintDialogProps) {
  const hasGaps = record.gaps.some(({ explained }) => explained === '');
  return (
    <Modal opened onClose={onClose} title="Print the service record">
      <FormShell
        endpoint={printServiceRecord}
        params={{ id: record.personnel_id }}
        initial={{ purpose: '', salary_per: record.salary_per }}
        draft={`service-record-print:${record.personnel_id}`}
        submit="Print"
        success="The service record was issued."
        onDone={({ code }) => onPrinted(code)}
        onCancel={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            {hasGaps && (
              <Alert color="red" title="The record has a gap">
                It will be printed in red. Look into it before you certify the record.
              </Alert>
            )}
            <PrintFields form={form} />
          </Stack>
        )}
      </FormShell>
    </Modal>
  );
}
