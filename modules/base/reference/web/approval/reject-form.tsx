import { Stack, Text, Textarea } from '@mantine/core';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { rejectProposal, type Proposal } from '../../contract/proposals.ts';
import { COLLECTIONS } from '../entry-calls.ts';

/** Asks why, in words that the proposer will read. */
export function RejectForm({ proposal, onDone, onCancel }: { proposal: Proposal; onDone: () => void; onCancel: () => void }) {
  return (
    <FormShell
      endpoint={rejectProposal}
      params={{ kind: proposal.kind, id: proposal.id }}
      initial={{ reason: '' }}
      draft={`reference.${proposal.kind}:${proposal.id}:reject`}
      submit="Reject"
      success={`${proposal.name} was rejected.`}
      alsoRefresh={COLLECTIONS}
      onDone={onDone}
      onCancel={onCancel}
    >
      {(form) => (
        <Stack gap="md">
          <Text fw={500}>{proposal.name}</Text>
          <Textarea
            label="Reason"
            required
            autosize
            minRows={3}
            data-autofocus
            description={`${proposal.proposed_by ?? 'The proposer'} reads this`}
            {...form.getInputProps('reason')}
          />
        </Stack>
      )}
    </FormShell>
  );
}
