import { NumberInput, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { listPositions } from '@talaan/organization/contract/positions.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { appointmentNatures, appointmentStatuses } from '@talaan/reference/contract/lists.ts';
import { appointmentCorrections, salaryCorrections } from '../../contract/move-rows.ts';
import { listMoves, type AppointmentRow, type SalaryRow } from '../../contract/moves.ts';
import { CodePicker } from './code-picker.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { lastDay } from './format-row.ts';

export type EngagementRow = AppointmentRow | SalaryRow;

interface EngagementDialogProps {
  personId: number;
  kind: 'appointment' | 'salary';
  row: EngagementRow;
  version: number | undefined;
  onClose: () => void;
}

/** Corrects an appointment or a salary; what was stays on record, with the reason. */
export function EngagementDialog({ personId, kind, row, version, onClose }: EngagementDialogProps) {
  return (
    <Dialog size="form" title={`Correct: ${kind}`} onClose={onClose}>
      {kind === 'appointment' ? (
        <AppointmentForm personId={personId} row={row as AppointmentRow} version={version} onDone={onClose} />
      ) : (
        <SalaryForm personId={personId} row={row as SalaryRow} version={version} onDone={onClose} />
      )}
    </Dialog>
  );
}

interface FormProps<R> {
  personId: number;
  row: R;
  version: number | undefined;
  onDone: () => void;
}

const SUCCESS = 'It is corrected; what was stays on record.';

function AppointmentForm({ personId, row, version, onDone }: FormProps<AppointmentRow>) {
  return (
    <FormShell
      endpoint={appointmentCorrections.correct}
      params={{ id: personId, row: row.id }}
      version={version}
      initial={{
        office_id: row.office_id,
        position_id: row.position_id,
        status_code: row.status_code,
        nature_code: row.nature_code,
        from: row.from,
        to: lastDay(row),
        authority: row.authority,
        remarks: row.remarks,
        reason: '',
      }}
      // An item belongs to its position: with another position it stays behind.
      body={(values) => ({ ...values, item_id: values.position_id === row.position_id ? row.item_id : null })}
      draft={`personnel:${personId}:appointment:${row.id}`}
      submit="Correct"
      success={SUCCESS}
      alsoRefresh={[listMoves]}
      onDone={onDone}
    >
      {(form) => (
        <Stack gap="md">
          <RemotePicker
            label="Position"
            required
            endpoint={listPositions}
            rows="positions"
            shown={row.position}
            value={form.getValues().position_id}
            error={form.errors['position_id']}
            onChange={(id) => id !== null && form.setFieldValue('position_id', id)}
            option={(one) => ({ label: one.name, note: one.salary_grade === null ? null : `SG ${one.salary_grade}` })}
          />
          <OfficePicker label="Office" required {...form.getInputProps('office_id')} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <CodePicker label="Status" required lookup={appointmentStatuses} {...form.getInputProps('status_code')} />
            <CodePicker
              label="Nature"
              lookup={appointmentNatures}
              offer={(one) => one['is_appointment'] === true}
              {...form.getInputProps('nature_code')}
            />
          </SimpleGrid>
          <PeriodAndReason form={form} />
        </Stack>
      )}
    </FormShell>
  );
}

function SalaryForm({ personId, row, version, onDone }: FormProps<SalaryRow>) {
  return (
    <FormShell
      endpoint={salaryCorrections.correct}
      params={{ id: personId, row: row.id }}
      version={version}
      initial={{
        salary_grade: row.salary_grade,
        step: row.step,
        pesos: '',
        from: row.from,
        to: lastDay(row),
        authority: row.authority,
        reason: '',
      }}
      body={({ pesos, ...values }) => ({ ...values, amount: pesos === '' ? null : Math.round(Number(pesos) * 100) })}
      draft={`personnel:${personId}:salary:${row.id}`}
      submit="Correct"
      success={SUCCESS}
      alsoRefresh={[listMoves]}
      onDone={onDone}
    >
      {(form) => (
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <NumberInput label="Salary grade" required min={1} max={33} allowDecimal={false} {...form.getInputProps('salary_grade')} />
            <NumberInput label="Step" required min={1} max={8} allowDecimal={false} {...form.getInputProps('step')} />
            <NumberInput
              label="Pesos a month"
              description="Empty for the salary table"
              min={0}
              decimalScale={2}
              thousandSeparator=","
              {...form.getInputProps('pesos')}
              error={form.errors['amount']}
            />
          </SimpleGrid>
          <PeriodAndReason form={form} />
        </Stack>
      )}
    </FormShell>
  );
}

interface Common {
  from: string | null;
  to: string | null;
  authority: string;
  reason: string;
}

function PeriodAndReason<V extends Common>({ form }: { form: UseFormReturnType<V> }) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <DateField label="From" required {...form.getInputProps('from')} />
        <DateField
          label="Last day"
          description="Empty until further notice"
          clearable
          clearButtonProps={{ 'aria-label': 'No last day' }}
          {...form.getInputProps('to')}
        />
      </SimpleGrid>
      <TextInput label="Authority" maxLength={200} {...form.getInputProps('authority')} />
      <Textarea label="Reason for the correction" required autosize minRows={2} maxLength={500} {...form.getInputProps('reason')} />
    </>
  );
}
