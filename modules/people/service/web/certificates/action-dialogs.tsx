import { Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { prepareCertificate, releaseCertificate, type Certificate } from '../../contract/certificates.ts';
import { readMoney } from '@talaan/kernel/contract/money.ts';
import { SheetFacts } from './sheet-facts.tsx';

interface DialogProps {
  certificate: Certificate;
  onClose: () => void;
}

interface TypedAllowance {
  /** Tells the lines apart. */
  line: number;
  name: string;
  /** In pesos, as typed. */
  monthly: number | string;
}

/** Freezes what the certificate says; with compensation, other regular allowances are entered here. */
export function PrepareDialog({ certificate, onClose }: DialogProps) {
  return (
    <Dialog onClose={onClose} title={`Prepare the certificate of ${certificate.fullname}`} size="form">
      <FormShell
        endpoint={prepareCertificate}
        params={{ id: certificate.id }}
        initial={{ allowances: [] as TypedAllowance[] }}
        body={({ allowances }) => ({ allowances: allowances.map(({ name, monthly }) => ({ name, monthly: readMoney(monthly) ?? 0 })) })}
        draft={`certificate-prepare:${certificate.id}`}
        submit="Issue and print"
        success="The certificate has its number and is ready for signature."
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">It gets its control number, and what it says stays as it is today.</Text>
            {certificate.sheet && <SheetFacts sheet={certificate.sheet} />}
            {certificate.kind === 'compensation' && (
              <Stack gap="xs">
                {form.values.allowances.map(({ line }, at) => (
                  <Group key={line} align="flex-start" gap="xs">
                    <TextInput label="Allowance" required flex="1 1 12rem" {...form.getInputProps(`allowances.${at}.name`)} />
                    <NumberInput
                      label="A month"
                      required
                      prefix="PHP "
                      thousandSeparator
                      decimalScale={2}
                      min={0}
                      hideControls
                      w={160}
                      {...form.getInputProps(`allowances.${at}.monthly`)}
                    />
                    <Button mt={24} variant="subtle" color="red" onClick={() => form.removeListItem('allowances', at)}>
                      Remove
                    </Button>
                  </Group>
                ))}
                <Group>
                  <Button
                    variant="default"
                    leftSection={<IconPlus size={16} />}
                    onClick={() => form.insertListItem('allowances', newLine(form.values.allowances))}
                  >
                    Another regular allowance
                  </Button>
                </Group>
              </Stack>
            )}
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

function newLine(allowances: readonly TypedAllowance[]): TypedAllowance {
  return { line: 1 + Math.max(0, ...allowances.map(({ line }) => line)), name: '', monthly: '' };
}

/** Notes who received it. */
export function ReleaseDialog({ certificate, onClose }: DialogProps) {
  return (
    <Dialog onClose={onClose} title={`Release ${certificate.control_number ?? ''}`}>
      <FormShell
        endpoint={releaseCertificate}
        params={{ id: certificate.id }}
        initial={{ released_to: certificate.fullname }}
        draft={`certificate-release:${certificate.id}`}
        submit="Release"
        success="The certificate was released."
        onDone={onClose}
      >
        {(form) => (
          <TextInput
            label="Received by"
            required
            description="The employee, or a representative with an authorization."
            data-autofocus
            {...form.getInputProps('released_to')}
          />
        )}
      </FormShell>
    </Dialog>
  );
}
