import { NumberInput, Stack, Textarea, TextInput } from '@mantine/core';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { PersonPicker } from '@talaan/personnel/web/person-picker.tsx';
import { addLot, type LotBook } from '../../contract/lots.ts';

const UNITS = {
  COC: { label: 'Hours', step: 0.5, size: 3600, note: 'Of a certificate from before; what overtime earns is added automatically' },
  CDO: { label: 'Days', step: 0.5, size: 1000, note: 'A day for eight hours of duty on a rest day or holiday, half a day for four' },
} as const;

const BLANK = {
  personnel_id: null as number | null,
  amount: '' as number | string,
  earned_on: null as string | null,
  order: '',
  reason: '',
};

/** Adds a day off by order, or overtime credit of a certificate from before. */
export function LotDialog({ book, title, onClose }: { book: LotBook; title: string; onClose: () => void }) {
  const { label, step, size, note } = UNITS[book];
  return (
    <Dialog size="form" title={title} onClose={onClose}>
      <FormShell
        endpoint={addLot}
        initial={BLANK}
        body={({ personnel_id, amount, earned_on, ...said }) => ({
          ...said,
          book,
          personnel_id: personnel_id ?? 0,
          amount: amount === '' ? NaN : Math.round(Number(amount) * size),
          earned_on: earned_on ?? '',
        })}
        draft={`lot:${book}`}
        submit="Add"
        success="It was added."
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="md">
            <PersonPicker
              label="Employee"
              required
              value={form.getValues().personnel_id}
              onChange={(id) => form.setFieldValue('personnel_id', id)}
              error={form.errors.personnel_id}
            />
            <NumberInput label={label} required description={note} min={0} step={step} decimalScale={1} {...form.getInputProps('amount')} />
            <DateField label="Earned on" required {...form.getInputProps('earned_on')} />
            <TextInput label="Order or certificate" required description="Its number" maxLength={100} {...form.getInputProps('order')} />
            <Textarea label="What it was for" required autosize minRows={2} maxLength={300} {...form.getInputProps('reason')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
