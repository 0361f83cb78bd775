import { NumberInput, Text } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { recordVotes, type Candidate } from '../contract/assessment.ts';

/** How many members voted for each of those who are tied; it is kept and named in the minutes. */
export function VoteDialog({ post, tied, onClose }: { post: number; tied: readonly Candidate[]; onClose: () => void }) {
  return (
    <Dialog title="Vote on a tie" size="form" onClose={onClose}>
      <FormShell
        endpoint={recordVotes}
        params={{ id: post }}
        initial={{ votes: tied.map(({ votes }) => (votes ?? '') as number | string) }}
        body={({ votes }) => ({
          votes: tied.map(({ application_id }, at) => ({ application_id, votes: votes[at] === '' ? Number.NaN : Number(votes[at]) })),
        })}
        draft={`vote of ${post}`}
        submit="Record vote"
        success="The vote was recorded and the ranking made anew."
        onDone={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">They are alike in points, examination and interview. Enter for each how many members voted for them.</Text>
            {tied.map(({ application_id, fullname, ranked }, at) => (
              <NumberInput
                key={application_id}
                label={`${fullname}, rank ${ranked!.rank}`}
                required
                min={0}
                max={99}
                allowDecimal={false}
                value={form.getValues().votes[at] ?? ''}
                onChange={(value) => form.setFieldValue(`votes.${at}` as never, value)}
                error={form.errors[`votes.${at}.votes`] ?? (at === 0 ? form.errors.votes : undefined)}
              />
            ))}
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
