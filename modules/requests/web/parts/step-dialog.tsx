import { Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '@talaan/kernel/web/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { takeStep } from '../../contract/steps.ts';
import type { OpenAction } from '../../contract/timeline.ts';

interface StepDialogProps {
  request: { id: number; title: string; seen: number };
  action: OpenAction;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for what has to be written with a step, and takes it. */
export function StepDialog({ request, action, onClose, onDone }: StepDialogProps) {
  const client = useQueryClient();
  return (
    <Dialog onClose={onClose} title={action.label}>
      <FormShell
        endpoint={takeStep}
        params={{ id: request.id }}
        initial={{ remarks: '' }}
        body={({ remarks }) => ({ action: action.action, seen: request.seen, remarks })}
        draft={`step:${request.id}:${action.action}`}
        submit={action.label}
        success={`${action.label}: ${request.title}.`}
        onDone={() => {
          void client.invalidateQueries();
          onDone();
        }}
        onRefused={(failure) => failure.status === 409 && onClose()}
      >
        {(form) => (
          <>
            <Text size="sm">{request.title}</Text>
            <Textarea label={action.needs_reason} required autosize minRows={2} data-autofocus {...form.getInputProps('remarks')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
