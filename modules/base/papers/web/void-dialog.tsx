import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';

interface VoidDialogProps<E extends Endpoint> {
  endpoint: E;
  params?: z.input<E['params']>;
  /** What is sent with the reason; without it the reason alone. */
  body?: (reason: string) => z.input<E['body']>;
  /** What is voided, as the dialog asks: its control number, or `this request`. */
  name: string;
  /** What the button calls it: `certificate`, `paper`. */
  noun: string;
  /** Who reads the reason, and what follows. */
  readers: string;
  alsoRefresh?: Pick<Endpoint, 'path'>[];
  onClose: () => void;
  /** After it was voided; without it the dialog closes. */
  onVoided?: () => void;
}

/** Declares an issued paper or a punch without effect, with the reason. After a refusal what is listed is read again: another was faster. */
export function VoidDialog<E extends Endpoint>(props: VoidDialogProps<E>) {
  const { endpoint, params, body, name, noun, readers, alsoRefresh, onClose, onVoided = onClose } = props;
  const client = useQueryClient();
  return (
    <Dialog onClose={onClose} title={`Void ${name}?`}>
      <FormShell
        endpoint={endpoint}
        params={params}
        initial={{ reason: '' }}
        body={({ reason }) => (body ? body(reason) : ({ reason } as z.input<E['body']>))}
        draft={`void:${endpoint.path}:${JSON.stringify(params ?? {})}:${name}`}
        submit={`Void ${noun}`}
        danger
        success={`${noun[0]!.toUpperCase()}${noun.slice(1)} voided.`}
        alsoRefresh={alsoRefresh}
        onDone={onVoided}
        onRefused={() => alsoRefresh?.forEach((listed) => void refresh(client, listed))}
      >
        {(form) => <Textarea label="Reason" required autosize minRows={2} description={readers} {...form.getInputProps('reason')} />}
      </FormShell>
    </Dialog>
  );
}
