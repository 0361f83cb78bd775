import type { ReactNode } from 'react';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import type { Scholarship } from '../../contract/scholarships.ts';

export interface ActProps {
  scholarship: Scholarship;
  onClose: () => void;
}

interface ActDialogProps<E extends Endpoint, V extends object> extends ActProps {
  title: string;
  endpoint: E;
  initial: V;
  body: (values: V) => z.input<E['body']>;
  submit: string;
  danger?: boolean;
  children: (form: UseFormReturnType<V>) => ReactNode;
}

/** One act on a scholarship; what it changes is read again. */
export function ActDialog<E extends Endpoint, V extends object>({
  scholarship: { id },
  title,
  onClose,
  children,
  ...form
}: ActDialogProps<E, V>) {
  const client = useQueryClient();
  return (
    <Dialog title={title} size="form" onClose={onClose}>
      <FormShell
        {...form}
        params={{ id } as z.input<E['params']>}
        draft={`scholarship:${id}:${title}`}
        success={(answer) => (answer as { message: string }).message}
        onDone={() => {
          void client.invalidateQueries();
          onClose();
        }}
      >
        {children}
      </FormShell>
    </Dialog>
  );
}
