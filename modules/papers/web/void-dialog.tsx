import { Textarea } from '@mantine/core';
import type { z } from 'zod';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { Dialog } from '@talaan/kernel/web/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';

type Voiding<P extends z.ZodType> = Endpoint<P, z.ZodType, z.ZodType<unknown, { reason: string }>>;

interface VoidDialogProps<P extends z.ZodType> {
  /** Takes the reason. */
  endpoint: Voiding<P>;
  params: z.input<P>;
  /** What is voided, as the dialog asks: its control number, or `this request`. */
  name: string;
  /** What the button calls it: `certificate`, `paper`. */
  noun: string;
  /** Who reads the reason. */
  readers: string;
  alsoRefresh?: Pick<Endpoint, 'path'>[];
  onClose: () => void;
}

/** Declares an issued paper without effect, with the reason. */
export function VoidDialog<P extends z.ZodType>({ endpoint, params, name, noun, readers, alsoRefresh, onClose }: VoidDialogProps<P>) {
  return (
    <Dialog onClose={onClose} title={`Void ${name}?`}>
      <FormShell
        endpoint={endpoint}
        params={params}
        initial={{ reason: '' }}
        draft={`void:${endpoint.path}:${JSON.stringify(params)}`}
        submit={`Void ${noun}`}
        danger
        success={`${noun[0]!.toUpperCase()}${noun.slice(1)} voided.`}
        alsoRefresh={alsoRefresh}
        onDone={onClose}
      >
        {(form) => <Textarea label="Reason" required autosize minRows={2} description={readers} {...form.getInputProps('reason')} />}
      </FormShell>
    </Dialog>
  );
}
