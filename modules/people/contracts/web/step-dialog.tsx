import { Stack, Text, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { listContracts, stepContracts } from '../contract.ts';
import { contractFlow } from '../workflow.ts';
import type { Stepping } from './use-step.ts';

/** Asks why, and for the last day where a contract is terminated. */
export function StepDialog({ stepping: { action, contracts }, onClose }: { stepping: Stepping; onClose: () => void }) {
  const { label } = contractFlow.steps[action];
  const isTermination = action === 'terminate';
  return (
    <Dialog onClose={onClose} title={label}>
      <Stack gap="sm">
        <Text size="sm">
          {contracts.length === 1 ? `${contracts[0]!.number}, ${contracts[0]!.fullname}` : `${contracts.length} contracts`}
        </Text>
        <FormShell
          endpoint={stepContracts}
          initial={{ last_day: isTermination ? today().toString() : null, remarks: '' }}
          body={(values) => ({ ...values, ids: contracts.map(({ id }) => id), action })}
          draft={`contracts:${action}:${contracts.map(({ id }) => id).join(',')}`}
          submit={label}
          danger={isTermination || action === 'cancel'}
          success={`${label}: done.`}
          alsoRefresh={[listContracts]}
          onDone={onClose}
        >
          {(form) => (
            <>
              {isTermination && <DateField label="Last day of service" required {...form.getInputProps('last_day')} />}
              <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('remarks')} />
            </>
          )}
        </FormShell>
      </Stack>
    </Dialog>
  );
}
