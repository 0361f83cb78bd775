import { PasswordInput, Stack, Text } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { downloadOwnPayslip, type Payslip } from '../../contract/payslips.ts';

export interface DownloadProps {
  payslip: Payslip;
  onClose: () => void;
}

/** A file leaves the browser, so anyone who finds one open is asked first. */
export function DownloadDialog({ payslip, onClose }: DownloadProps) {
  return (
    <Dialog title={`Download payslip ${payslip.number ?? ''}`} size="form" onClose={onClose}>
      <FormShell
        endpoint={downloadOwnPayslip}
        params={{ id: payslip.run_id }}
        initial={{ password: '' }}
        draft={`payslip-download:${payslip.run_id}`}
        submit="Download"
        success={() => 'The payslip was saved by your browser.'}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">The file shows what you are paid. Enter your password, unless you signed in within the last ten minutes.</Text>
            <PasswordInput label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
