import { Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { readServiceRecord, withdrawPrintedRecord, type PrintedRecord } from '../../contract/service-record.ts';

interface VoidDialogProps {
  personnelId: number;
  paper: PrintedRecord;
  onClose: () => void;
}

export function VoidDialog({ personnelId, paper, onClose }: VoidDialogProps) {
  return (
    <Dialog onClose={onClose} title={`Void ${paper.control_number ?? 'this paper'} ?`}>
      <FormShell
        endpoint={withdrawPrintedRecord}
        params={{ id: personnelId, code: paper.code }}
        initial={{ reason: '' }}
        draft={`service-record-withdraw:${paper.code}`}
        submit="Void paper"
        danger
        success="Paper voided."
        alsoRefresh={[readServiceRecord]}
        onDone={onClose}
      >
        {(form) => (
          <Textarea
            label="Reason"
            required
            autosize
            minRows={2}
            description="Anyone who verifies the paper reads this. Do not include private facts."
            {...form.getInputProps('reason')}
          />
        )}
      </FormShell>
    </Dialog>
  );
}
