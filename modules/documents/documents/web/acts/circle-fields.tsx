import { Select, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { choices } from '@talaan/kernel/web/choices.ts';
import { DateField } from '@talaan/kernel/web/date-field.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { CIRCLES } from '../../contract/words.ts';
import type { ActValues } from './act-values.ts';
import { OfficesField } from './offices-field.tsx';

/** To whom a paper is circulated, and until when they acknowledge it. */
export function CircleFields({ form }: { form: UseFormReturnType<ActValues> }) {
  const { circle, to, campus } = form.getValues();
  return (
    <>
      <Select
        label="Circulated to"
        description="They get it for information and return nothing; the paper stays where it is"
        required
        allowDeselect={false}
        data={choices(CIRCLES)}
        {...form.getInputProps('circle')}
      />
      {circle === 'chosen' && (
        <OfficesField
          description="Those that have it already get it no second time"
          known={null}
          value={to}
          onChange={(ids) => form.setFieldValue('to', ids)}
          error={form.errors.to}
        />
      )}
      {circle === 'campus' && (
        <CampusField value={campus} onChange={(id) => form.setFieldValue('campus', id)} error={form.errors.campus_id} />
      )}
      <DateField label="Acknowledge until" required {...form.getInputProps('due_on')} />
      <Textarea label="Note" autosize minRows={2} {...form.getInputProps('note')} />
    </>
  );
}

interface CampusFieldProps {
  value: number | null;
  onChange: (id: number | null) => void;
  error: React.ReactNode;
}

function CampusField({ value, onChange, error }: CampusFieldProps) {
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  return (
    <Select
      label="Campus"
      required
      data={campuses.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      error={error}
    />
  );
}
