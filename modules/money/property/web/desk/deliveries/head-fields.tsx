import { Autocomplete, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { useChoices } from '../use-choices.ts';
import type { HeadValues } from './delivery-values.ts';

/** Of whom and on which papers it came, and who inspected and accepted it when. */
export function HeadFields<V extends HeadValues>({ form: given }: { form: UseFormReturnType<V> }) {
  const form = given as unknown as UseFormReturnType<HeadValues>;
  const suppliers = useChoices()?.suppliers ?? [];
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Autocomplete label="Supplier" required data={suppliers} limit={8} {...form.getInputProps('supplier')} />
        <DateField label="Date of the report" required {...form.getInputProps('dated_on')} />
        <TextInput label="Purchase order no." {...form.getInputProps('po_no')} />
        <DateField
          label="Date of the order"
          clearable
          clearButtonProps={{ 'aria-label': 'No date of the order' }}
          {...form.getInputProps('po_date')}
        />
        <TextInput label="Invoice no." {...form.getInputProps('invoice_no')} />
        <DateField
          label="Date of the invoice"
          clearable
          clearButtonProps={{ 'aria-label': 'No date of the invoice' }}
          {...form.getInputProps('invoice_date')}
        />
        <TextInput label="Inspected by" description="Inspection officer or committee" required {...form.getInputProps('inspected_by')} />
        <DateField label="Date inspected" required {...form.getInputProps('inspected_on')} />
        <TextInput label="Accepted by" description="Supply or property custodian" required {...form.getInputProps('accepted_by')} />
        <DateField label="Date received" description="The items are acquired on this day" required {...form.getInputProps('accepted_on')} />
      </SimpleGrid>
      <Textarea label="Remarks" autosize minRows={1} {...form.getInputProps('remarks')} />
    </Stack>
  );
}
