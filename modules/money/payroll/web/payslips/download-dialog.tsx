import { Stack, Text } from '@mantine/core';
import { NO_PROOF, useSecondLook } from '@talaan/identity/web/second-look.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { downloadOwnPayslip, type Payslip } from '../../contract/payslips.ts';

export interface DownloadProps {
  payslip: Payslip;
  onClose: () => void;
}

/** A file leaves the browser, so anyone who finds one open is asked first. */
export function DownloadDialog({ payslip, onClose }: DownloadProps) {
  const look = useSecondLook();
  return (
    <Dialog title={say('Download payslip {number}', { number: payslip.number ?? '' })} size="form" onClose={onClose}>
      <FormShell
        endpoint={downloadOwnPayslip}
        params={{ id: payslip.run_id }}
        initial={NO_PROOF}
        body={look.prove}
        draft={`payslip-download:${payslip.run_id}`}
        submit={say('Download')}
        success={() => 'The payslip was saved by your browser.'}
        onDone={onClose}
        onRefused={look.forget}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">{say('The file shows what you are paid, so it is for you alone.')}</Text>
            {look.fields(form)}
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
