import { Textarea } from '@mantine/core';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { stepFeedback } from '../../contract/items.ts';
import { itemFlow, type ItemAction } from '../../workflow.ts';

/** One step with several items; all senders read the same reply. */
export function StepDialog({ ids, action, onClose }: { ids: number[]; action: ItemAction; onClose: () => void }) {
  const { label } = itemFlow.steps[action];
  return (
    <Dialog title={`${label}: ${count(ids.length, 'item')}`} onClose={onClose}>
      <FormShell
        endpoint={stepFeedback}
        initial={{ reply: '' }}
        body={({ reply }) => ({ ids, action, reply })}
        draft={`feedback-step:${action}:${ids.join(',')}`}
        submit={label}
        danger={action === 'reject'}
        success={({ message }) => message}
        onDone={onClose}
      >
        {(form) => (
          <Textarea
            label="Reply"
            description="Everyone who sent one of them reads it."
            required={'needsReason' in itemFlow.steps[action]}
            autosize
            minRows={3}
            maxLength={1000}
            {...form.getInputProps('reply')}
          />
        )}
      </FormShell>
    </Dialog>
  );
}
