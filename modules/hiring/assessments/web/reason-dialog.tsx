import { Textarea } from '@mantine/core';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';

interface ReasonDialogProps {
  title: string;
  endpoint: Endpoint;
  params: Record<string, number>;
  /** What goes with the reason. */
  body: Record<string, unknown>;
  submit: string;
  success: string;
  onClose: () => void;
}

/** One act that needs a reason. */
export function ReasonDialog({ title, endpoint, params, body, submit, success, onClose }: ReasonDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <FormShell
        endpoint={endpoint}
        params={params}
        initial={{ reason: '' }}
        body={(values) => ({ ...body, ...values })}
        draft={`${endpoint.path} ${JSON.stringify(params)} ${JSON.stringify(body)}`}
        submit={submit}
        success={success}
        onDone={onClose}
      >
        {(form) => <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />}
      </FormShell>
    </Dialog>
  );
}
