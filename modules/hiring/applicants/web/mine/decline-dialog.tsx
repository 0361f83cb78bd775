import { Stack, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { declineOffer, listOpenPosts, listOwnApplications, type OwnStatus } from '../../contract/mine.ts';

/** Asks before an offer is declined, and why, where the applicant wants to say. */
export function DeclineDialog({ one, onClose }: { one: OwnStatus; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <Dialog title={say('Decline the offer ?')} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">
          {say('You decline the offer of {title} ({reference}). It goes to the next in rank, and you cannot undo this.', {
            title: one.post.title,
            reference: one.reference ?? '',
          })}
        </Text>
        <FormShell
          endpoint={declineOffer}
          params={{ id: one.id }}
          initial={{ reason: '' }}
          draft={`applicants:decline:${one.id}`}
          submit={say('Decline the offer')}
          danger
          success={say('You declined the offer.')}
          alsoRefresh={[listOwnApplications, listOpenPosts]}
          onDone={onClose}
          onRefused={({ status }) => {
            // Declined in another tab, or no longer offered: the page behind shows how it stands now.
            if (status !== 409) return;
            void refresh(client, listOwnApplications);
            onClose();
          }}
        >
          {(form) => (
            <Textarea
              label={say('Reason')}
              description={say('If you want to say why. HR reads it.')}
              autosize
              minRows={2}
              maxLength={500}
              {...form.getInputProps('reason')}
            />
          )}
        </FormShell>
      </Stack>
    </Dialog>
  );
}
