import { NumberInput, Select, SimpleGrid, TextInput } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import type { UseFormReturnType } from '@mantine/form';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FundField } from '@talaan/personnel/web/fund-field.tsx';
import type { readSelected } from '../contract/appointments.ts';

export interface Terms {
  item_id: string | null;
  nature_code: string;
  step: number | string;
  ends_on: string | null;
  place: string;
  vice: string;
  vice_how: string;
  page: string;
  deliberated_on: string | null;
  fund_source_id: number | null;
}

export function bodyOfTerms({ item_id, step, ...terms }: Terms) {
  return { ...terms, item_id: item_id === null ? null : Number(item_id), step: step === '' ? Number.NaN : Number(step) };
}

interface TermsFieldsProps {
  form: UseFormReturnType<Terms>;
  choices: Answer<typeof readSelected>;
}

/** What an appointment says beside what its job post does. */
export function TermsFields({ form, choices }: TermsFieldsProps) {
  const pick = (id: string | null) => {
    form.setFieldValue('item_id', id);
    const item = choices.items.find((one) => String(one.id) === id);
    if (!item) return;
    form.setFieldValue('vice', item.vice);
    form.setFieldValue('vice_how', item.vice_how);
  };
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Select
        label="Plantilla item"
        description="Vacant and funded, those of the job post first"
        clearable
        data={choices.items.map(({ id, item_number, office }) => ({ value: String(id), label: `${item_number} · ${office}` }))}
        nothingFoundMessage="No vacant item of this position"
        value={form.getValues().item_id}
        onChange={pick}
        error={form.errors.item_id}
      />
      <SearchSelect
        label="Nature"
        description={`${choices.status}, as the job post says`}
        required
        data={choices.natures.map(({ code, name }) => ({ value: code, label: name }))}
        {...form.getInputProps('nature_code')}
      />
      <TextInput label="Vice" description="Who held the item before" {...form.getInputProps('vice')} />
      <TextInput label="Who" description="Such as retired or transferred" {...form.getInputProps('vice_how')} />
      <NumberInput label="Step" required min={1} max={8} allowDecimal={false} {...form.getInputProps('step')} />
      <TextInput label="Page of the plantilla" {...form.getInputProps('page')} />
      <TextInput label="Place of duty" {...form.getInputProps('place')} />
      <DateField label="Deliberation of the board" {...form.getInputProps('deliberated_on')} />
      {choices.is_paid_by_fund && (
        <FundField
          paidAs="CASUAL"
          on={today().toString()}
          value={form.getValues().fund_source_id}
          onChange={(id) => form.setFieldValue('fund_source_id', id)}
          error={form.errors.fund_source_id}
        />
      )}
      {choices.has_period && <DateField label="Last day" required {...form.getInputProps('ends_on')} />}
    </SimpleGrid>
  );
}
