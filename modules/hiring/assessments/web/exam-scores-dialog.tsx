import { Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { importExamScores } from '../contract/assessment.ts';

/** Scores pasted from a spreadsheet, all or none. */
export function ExamScoresDialog({ post, factor, onClose }: { post: number; factor: number; onClose: () => void }) {
  return (
    <Dialog title="Paste exam scores" size="form" onClose={onClose}>
      <FormShell
        endpoint={importExamScores}
        params={{ id: post }}
        initial={{ lines: '' }}
        body={({ lines }) => ({ lines, factor_id: factor })}
        draft={`exam scores of ${post}`}
        submit="Take in"
        success="The scores were taken in."
        onDone={onClose}
      >
        {(form) => (
          <Textarea
            label="Scores"
            description="A line for each applicant: the reference and the percent, such as APP-2026-00012 84.5"
            required
            autosize
            minRows={8}
            maxRows={20}
            {...form.getInputProps('lines')}
          />
        )}
      </FormShell>
    </Dialog>
  );
}
