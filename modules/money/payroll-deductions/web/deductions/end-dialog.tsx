import { Radio, Stack, Textarea } from '@mantine/core';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { endDeduction, listDeductions, readDeduction, type Ledger } from '../../contract/deductions.ts';

export interface EndDialogProps {
  deduction: Ledger;
  onClose: () => void;
}

/** What is ended is deducted no more; what was taken stays. */
export function EndDialog({ deduction, onClose }: EndDialogProps) {
  const month = monthName(today().toPlainYearMonth().toString());
  return (
    <Dialog title={`End ${deduction.item}`} size="form" onClose={onClose}>
      <FormShell
        endpoint={endDeduction}
        params={{ id: deduction.id }}
        initial={{ because: '', also_this_month: false }}
        draft={`payroll-deduction-end:${deduction.id}`}
        submit="End"
        success={({ message }) => message}
        alsoRefresh={[readDeduction, listDeductions]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="md">
            <Radio.Group
              label="From when on"
              value={form.values.also_this_month ? 'after' : 'now'}
              onChange={(value) => form.setFieldValue('also_this_month', value === 'after')}
            >
              <Stack gap="xs" mt="xs">
                <Radio value="now" label={`Not deducted in ${month} any more`} />
                <Radio value="after" label={`Still deducted in ${month}, then no more`} />
              </Stack>
            </Radio.Group>
            <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('because')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
