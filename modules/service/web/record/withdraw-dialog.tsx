import { Modal, Textarea } from '@mantine/core';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { readServiceRecord, withdrawPrintedRecord, type PrintedRecord } from '../../contract/service-record.ts';

interface WithdrawDialogProps {
  personnelId: number;
  paper: PrintedRecord;
  onClose: () => void;
}

export function WithdrawDialog({ personnelId, paper, onClose }: WithdrawDialogProps) {
  return (
    <Modal opened onClose={onClose} title={`Withdraw ${paper.control_number ?? 'this paper'} ?`}>
      <FormShell
        endpoint={withdrawPrintedRecord}
        params={{ id: personnelId, code: paper.code }}
        initial={{ reason: '' }}
        draft={`service-record-withdraw:${paper.code}`}
        submit="Withdraw"
        success="Paper voided."
        alsoRefresh={[readServiceRecord]}
        onDone={onClose}
        onCancel={onClose}
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
    </Modal>
  );
}
