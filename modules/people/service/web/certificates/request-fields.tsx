import { NumberInput, Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { say } from '@talaan/kernel/contract/say.ts';
import { CERTIFICATE_KINDS } from '../../contract/certificates.ts';
import type { CertificateKind } from '../../rules/certificate-sheet.ts';

export interface RequestValues {
  kind: CertificateKind;
  purpose: string;
  copies: number | string;
}

const SAYS: Record<CertificateKind, string> = {
  employment: 'Position, status, office and since when',
  compensation: 'The same with salary, PERA and other allowances',
  contract: 'The periods and the daily rate of each contract',
  separated: 'From when to when, and how the service ended',
};

/** What is asked for: only the kinds that can be given. */
export function RequestFields<V extends RequestValues>({ form, kinds }: { form: UseFormReturnType<V>; kinds: readonly CertificateKind[] }) {
  return (
    <Stack gap="sm">
      <Radio.Group label={say('What it certifies')} required {...form.getInputProps('kind')}>
        <Stack gap="xs" mt={4}>
          {kinds.map((kind) => (
            <Radio key={kind} value={kind} label={CERTIFICATE_KINDS[kind]} description={SAYS[kind]} />
          ))}
        </Stack>
      </Radio.Group>
      <TextInput
        label={say('Purpose')}
        required
        description={say('Printed on the certificate, such as: a housing loan application.')}
        maxLength={200}
        {...form.getInputProps('purpose')}
      />
      <NumberInput label={say('Copies')} required min={1} max={10} allowDecimal={false} w={120} {...form.getInputProps('copies')} />
    </Stack>
  );
}
