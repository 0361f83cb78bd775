import { ActionIcon, Button, Checkbox, Group, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { addBrand, editBrand, listBrands, type BrandRow } from '../../contract/settings.ts';

interface TermsValues {
  from_day: string | null;
  doses: string;
  least_days: number | '';
}

const DOSES = [
  { value: '1', label: 'One dose' },
  { value: '2', label: 'Two doses' },
];

/** Adds a vaccine or changes it: its terms follow each other by their first days. */
export function BrandDialog({ brand, onClose }: { brand: BrandRow | null; onClose: () => void }) {
  const terms: TermsValues[] = (brand?.terms ?? [{ from_day: null, doses: 2 as const, least_days: 21 }]).map((one) => ({
    ...one,
    doses: String(one.doses),
  }));
  return (
    <Dialog title={brand?.name ?? 'Add a vaccine'} size="form" onClose={onClose}>
      <FormShell
        endpoint={brand ? (editBrand as unknown as typeof addBrand) : addBrand}
        params={(brand ? { code: brand.id } : {}) as never}
        initial={{ code: brand?.id ?? '', name: brand?.name ?? '', is_active: brand?.is_active ?? true, terms }}
        body={({ terms: given, ...values }) => ({ ...values, terms: given.map(toTerms) })}
        draft={`vaccine:${brand?.id ?? 'new'}`}
        submit="Save"
        success={({ message }) => message}
        alsoRefresh={[listBrands]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="md">
            {!brand && (
              <TextInput
                label="Code"
                description="Letters, digits and hyphens, such as NOVAVAX"
                required
                maw={240}
                {...form.getInputProps('code')}
              />
            )}
            <TextInput label="Name" required {...form.getInputProps('name')} />
            {form.values.terms.map((_one, at) => (
              // Terms have no name of their own before they are saved.
              // oxlint-disable-next-line no-array-index-key
              <Group key={at} gap="sm" align="flex-start" component="section" aria-label={`Terms ${at + 1}`}>
                <DateField label="From" required w={150} {...form.getInputProps(`terms.${at}.from_day`)} />
                <Select label="First series" allowDeselect={false} data={DOSES} w={140} {...form.getInputProps(`terms.${at}.doses`)} />
                <NumberInput
                  label="Least days between"
                  w={150}
                  min={1}
                  max={365}
                  allowDecimal={false}
                  {...form.getInputProps(`terms.${at}.least_days`)}
                />
                {form.values.terms.length > 1 && (
                  <ActionIcon
                    mt={25}
                    size={36}
                    variant="subtle"
                    color="gray"
                    aria-label={`Remove terms ${at + 1}`}
                    onClick={() => form.removeListItem('terms', at)}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                )}
              </Group>
            ))}
            <div>
              <Button
                variant="default"
                leftSection={<IconPlus size={16} />}
                onClick={() => form.insertListItem('terms', { from_day: null, doses: '2', least_days: 21 })}
              >
                Add terms from another day
              </Button>
            </div>
            <Checkbox label="In use" {...form.getInputProps('is_active', { type: 'checkbox' })} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

function toTerms({ from_day: day, doses, least_days: days }: TermsValues): BrandRow['terms'][number] {
  return { from_day: day ?? '', doses: doses === '1' ? 1 : 2, least_days: days as number };
}
