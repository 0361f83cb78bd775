import { Select, Textarea } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { changeNomination, listNominations, previewNominees, readNomination, type Nomination } from '../../contract/nominations.ts';

/** Corrects a draft, such as one that the committee returned. */
export function ChangeDialog({ nomination, onClose }: { nomination: Nomination; onClose: () => void }) {
  const query = { training_id: nomination.training_id, people: [nomination.personnel_id] };
  const lines = useCall(previewNominees, { query }).data?.nominees[0]?.plan_lines;
  if (!lines) return null;
  const initial = {
    justification: nomination.justification,
    plan_line_id: lines.find(({ title }) => title === nomination.plan_title)?.id.toString() ?? null,
  };
  return (
    <Dialog onClose={onClose} title="Correct the draft">
      <FormShell
        endpoint={changeNomination}
        params={{ id: nomination.id }}
        initial={initial}
        body={({ justification, plan_line_id }) => ({ justification, plan_line_id: plan_line_id === null ? null : Number(plan_line_id) })}
        draft={`training:${nomination.id}:draft`}
        submit="Save"
        success="The draft was saved."
        alsoRefresh={[readNomination, listNominations]}
        onDone={onClose}
      >
        {(form) => (
          <>
            <Textarea label="Justification" required autosize minRows={3} {...form.getInputProps('justification')} />
            {lines.length > 0 && (
              <Select
                label="Answers this line of the plan"
                clearable
                data={lines.map(({ id, title, priority }) => ({ value: String(id), label: `${title} (priority ${priority})` }))}
                {...form.getInputProps('plan_line_id')}
              />
            )}
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
