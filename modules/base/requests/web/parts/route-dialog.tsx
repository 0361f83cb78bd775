import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { pauseRequest, rerouteRequest } from '../../contract/steps.ts';

const FORMS = {
  pause: { endpoint: pauseRequest, title: 'Pause the deadline', success: 'The deadline is paused.' },
  reroute: { endpoint: rerouteRequest, title: 'Find the deciders again', success: 'The route was made again.' },
} as const;

export type RouteChange = keyof typeof FORMS;

interface RouteDialogProps {
  /** Of the request. */
  id: number;
  what: RouteChange;
  onClose: () => void;
}

/** Asks why the clock is paused or the route made again. */
export function RouteDialog({ id, what, onClose }: RouteDialogProps) {
  const client = useQueryClient();
  const { endpoint, title, success } = FORMS[what];
  return (
    <Dialog onClose={onClose} title={title}>
      <FormShell
        endpoint={endpoint}
        params={{ id }}
        initial={{ reason: '' }}
        draft={`${what}:${id}`}
        submit={title}
        success={success}
        onDone={() => {
          onClose();
          void client.invalidateQueries();
        }}
      >
        {(form) => <Textarea label={say('Reason')} required autosize minRows={2} data-autofocus {...form.getInputProps('reason')} />}
      </FormShell>
    </Dialog>
  );
}
