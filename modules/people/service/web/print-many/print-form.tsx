import { Checkbox, Stack } from '@mantine/core';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { ChosenPeople } from '@talaan/personnel/contract/chosen-people.ts';
import { printServiceRecords, type PrintPreview } from '../../contract/print-many.ts';
import { PrintFields } from '../print-fields.tsx';

interface PrintFormProps {
  preview: PrintPreview;
  choice: ChosenPeople;
  salaryPer: 'year' | 'month';
  onStarted: (job: string) => void;
}

/** What all of them carry, and the button that says how many it prints. */
export function PrintForm({ preview: { records, with_gaps }, choice, salaryPer, onStarted }: PrintFormProps) {
  return (
    <FormShell
      endpoint={printServiceRecords}
      initial={{ purpose: '', salary_per: salaryPer, leave_out_gaps: false }}
      body={(values) => ({ ...values, ...choice })}
      draft="service-records-print"
      submit={`Issue and print ${count(records, 'record', 'records')}`}
      success="The print was started."
      onDone={({ job }) => onStarted(job.id)}
    >
      {(form) => (
        <Stack gap="sm">
          <PrintFields form={form} />
          {with_gaps.length > 0 && (
            <Checkbox
              label={`Leave out the ${with_gaps.length === 1 ? 'one' : with_gaps.length} with a gap`}
              {...form.getInputProps('leave_out_gaps', { type: 'checkbox' })}
            />
          )}
        </Stack>
      )}
    </FormShell>
  );
}
