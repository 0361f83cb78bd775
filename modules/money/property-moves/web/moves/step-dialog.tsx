import type { ComponentProps, ReactNode } from 'react';
import { Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { byId, Endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { listMoves, readMove, type Move } from '../../contract/moves.ts';

/** Of a step with one request about property: the request is named in the path, and the answer says what was done. */
type Step<B extends z.ZodType> = Endpoint<typeof byId, z.ZodType, B, typeof messageOnly>;

export interface StepProps {
  move: Move;
  onClose: () => void;
}

interface StepDialogProps<B extends z.ZodType, V extends object>
  extends StepProps, Pick<ComponentProps<typeof FormShell<Step<B>, V>>, 'endpoint' | 'initial' | 'body' | 'submit'> {
  title: string;
  /** What the draft is called beside the number of the request. */
  draft: string;
  children: (form: UseFormReturnType<V>) => ReactNode;
}

/** One step that asks for more than a press. */
export function StepDialog<B extends z.ZodType, V extends object>({
  move,
  title,
  draft,
  onClose,
  children,
  ...form
}: StepDialogProps<B, V>) {
  const client = useQueryClient();
  return (
    <Dialog size="form" title={title} onClose={onClose}>
      <FormShell
        {...form}
        params={{ id: move.id }}
        draft={`property-${draft}:${move.id}`}
        success={({ message }) => message}
        alsoRefresh={[readTimeline, listMoves]}
        onDone={onClose}
        // Someone else was faster, or the same person in another tab: the page behind says what it is now.
        onRefused={({ status }) => {
          if (status === 409 || status === 404) void refresh(client, readMove);
        }}
      >
        {(fields) => <Stack gap="sm">{children(fields)}</Stack>}
      </FormShell>
    </Dialog>
  );
}
