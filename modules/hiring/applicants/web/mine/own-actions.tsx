import { useState } from 'react';
import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { listOpenPosts, listOwnApplications, withdrawApplication, type OwnStatus } from '../../contract/mine.ts';
import { DeclineDialog } from './decline-dialog.tsx';

/** What an applicant can do with an application now. */
export function OwnActions({ one }: { one: OwnStatus }) {
  const [isDeclining, setIsDeclining] = useState(false);
  const withdraw = useSend(withdrawApplication, {
    alsoRefresh: [listOpenPosts, listOwnApplications],
    onDone: ({ message }) => showSuccess(message),
  });
  const ask = async () => {
    const question = say('Your application {reference} for {title} is withdrawn. Only HR can undo this.', {
      reference: one.reference ?? '',
      title: one.post.title,
    });
    if (await confirm({ title: say('Withdraw the application ?'), question, action: say('Withdraw'), danger: true }))
      withdraw.mutate({ params: { id: one.id }, body: {} });
  };
  return (
    <Group gap="xs">
      {one.state === 'DRAFT' && (
        <Button component={Link} to={`/jobs/apply_now/${one.post.id}/applicant/${one.personnel_id}`}>
          {say('Continue the draft')}
        </Button>
      )}
      {one.state === 'INCOMPLETE' && (
        <Button component={Link} to={`/jobs/${one.id}/other/submissions/${one.personnel_id}`}>
          {say('Send the papers, due {date}', { date: longDate(one.lacking_due_on!) })}
        </Button>
      )}
      {one.may_withdraw && (
        <Button variant="subtle" color="red" loading={withdraw.isPending} onClick={() => void ask()}>
          {say('Withdraw')}
        </Button>
      )}
      {one.may_decline && (
        <Button variant="default" onClick={() => setIsDeclining(true)}>
          {say('Decline the offer')}
        </Button>
      )}
      {isDeclining && <DeclineDialog one={one} onClose={() => setIsDeclining(false)} />}
    </Group>
  );
}
