import type { ReactNode } from 'react';
import { Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { takeSteps, type StepBody } from '../../contract/steps.ts';
import { documentFlow } from '../../workflow.ts';
import type { Act, ActFormProps } from './act-form.ts';

const DANGERS: readonly Act[] = ['reject', 'refuse'];

interface ActShellProps<V extends object> extends ActFormProps {
  /** What the fields start with. */
  initial: V;
  /** The body of the call; `many` are the acting office and the papers. */
  body: (values: V, many: { office_id: number; ids: number[] }) => StepBody;
  children: (form: UseFormReturnType<V>) => ReactNode;
}

/** The dialog of an act: asks what it needs, and does it with all of these papers. */
export function ActShell<V extends object>({ acting, onClose, onTold, initial, body, children }: ActShellProps<V>) {
  const { act, office, papers } = acting;
  const { label } = documentFlow.steps[act];
  const ids = papers.map(({ id }) => id);
  const [only] = papers;
  return (
    <Dialog title={`${label}: ${papers.length === 1 ? (only!.tracking_no ?? 'draft') : count(papers.length, 'paper')}`} onClose={onClose}>
      <FormShell
        endpoint={takeSteps}
        initial={initial}
        body={(values) => body(values, { office_id: office, ids })}
        draft={`documents:${act}:${ids.join('-')}`}
        submit={label}
        danger={DANGERS.includes(act)}
        success={({ message }) => message}
        onDone={({ results }) => {
          onClose();
          onTold(results);
        }}
      >
        {(form) => (
          <>
            {papers.length > 1 && (
              <Text size="sm" c="dimmed">
                {papers.map(({ tracking_no }) => tracking_no ?? 'draft').join(', ')}
              </Text>
            )}
            <Stack gap="sm">{children(form)}</Stack>
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
