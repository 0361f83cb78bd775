import { SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { LookupPicker } from '@talaan/kernel/web/forms/lookup-picker.tsx';
import { documentKinds } from '../contract.ts';

export interface DocumentValues {
  kind_id: number | null;
  title: string;
  number: string;
  issuer: string;
  issued_on: string | null;
  expires_on: string | null;
}

export function DocumentFields<V extends DocumentValues>({ form: given }: { form: UseFormReturnType<V> }) {
  const form = given as unknown as UseFormReturnType<DocumentValues>;
  return (
    <>
      <LookupPicker
        lookup={documentKinds}
        label="Kind"
        required
        value={form.getValues().kind_id}
        error={form.errors.kind_id}
        onChange={(id) => form.setFieldValue('kind_id', id)}
      />
      <TextInput
        label="Title"
        required
        description="What the paper is, such as Licensed Professional Teacher"
        {...form.getInputProps('title')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label="Number" {...form.getInputProps('number')} />
        <TextInput label="Issued by" {...form.getInputProps('issuer')} />
        <DateField label="Issued on" {...form.getInputProps('issued_on')} />
        <DateField label="Valid until" description="The last day; empty where it does not expire" {...form.getInputProps('expires_on')} />
      </SimpleGrid>
    </>
  );
}
