import { NumberInput, SimpleGrid, Skeleton, TextInput } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { listTaxYears, readFormer, saveFormer } from '../contract/tax-certificates.ts';

export interface FormerProps {
  year: number;
  person: number;
  fullname: string;
  onClose: () => void;
}

const NOTHING = { tin: '', name: '', address: '', taxable: 0, benefits: 0, contributions: 0, other_exempt: 0, withheld: 0 };
const AMOUNTS = {
  taxable: 'Taxable compensation (box 52)',
  benefits: 'Exempt benefits (box 34)',
  contributions: 'Contributions (box 36)',
  other_exempt: 'Other exempt pay (boxes 35 and 37)',
  withheld: 'Tax withheld (box 26)',
} as const;

/** What the certificate of a former employer says; amounts are typed in pesos. */
export function FormerDialog({ year, person, fullname, onClose }: FormerProps) {
  const answer = useCall(readFormer, { params: { year, person } });
  return (
    <Dialog title={`Former employer of ${fullname}, ${year}`} size="form" onClose={onClose}>
      {!answer.data ? (
        <Skeleton h={320} aria-busy />
      ) : (
        <FormShell
          endpoint={saveFormer}
          params={{ year, person }}
          initial={answer.data.former ?? NOTHING}
          draft={`former-employer:${year}:${person}`}
          submit="Save"
          success={({ message }) => message}
          alsoRefresh={[listTaxYears, readFormer]}
          onDone={onClose}
        >
          {(form) => (
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput label="Employer" required {...form.getInputProps('name')} />
              <TextInput label="TIN" required inputMode="numeric" {...form.getInputProps('tin')} />
              <TextInput label="Address" {...form.getInputProps('address')} />
              {Object.entries(AMOUNTS).map(([field, label]) => {
                const name = field as keyof typeof AMOUNTS;
                return (
                  <NumberInput
                    key={name}
                    label={label}
                    prefix="PHP "
                    decimalScale={2}
                    fixedDecimalScale
                    thousandSeparator=","
                    hideControls
                    min={0}
                    value={form.getValues()[name] / 100}
                    onChange={(pesos) => form.setFieldValue(name, Math.round(Number(pesos) * 100))}
                    error={form.errors[name]}
                  />
                );
              })}
            </SimpleGrid>
          )}
        </FormShell>
      )}
    </Dialog>
  );
}
