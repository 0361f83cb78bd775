import { useState } from 'react';
import { Button, Text, Textarea } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { MainAct } from '@talaan/kernel/web/phone/main-act.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { listOwnSeats } from '../../contract/committees.ts';
import { listMeetings, readMeeting, stepMeeting, type Meeting } from '../../contract/meetings.ts';
import { meetingFlow } from '../../workflow.ts';
import { MoveDialog } from './plan-dialog.tsx';

const REFRESHED = [listMeetings, readMeeting, listOwnSeats];

/** What the caller may do with a meeting: to call it, to move, put off or cancel it, to approve its minutes. Who is present is recorded beside. */
export function MeetingActs({ answer: { meeting, actions, is_kept: isKept, version } }: { answer: Meeting }) {
  const [opened, setOpened] = useState<'move' | 'adjourn' | 'cancel'>();
  const sending = useSend(stepMeeting, { alsoRefresh: REFRESHED, onDone: ({ message }) => showSuccess(message) });
  const take = async (action: 'call' | 'approveMinutes', question: string) => {
    const { label } = meetingFlow.steps[action];
    if (await confirm({ title: label, question, action: label }))
      sending.mutate({ params: { id: meeting.id }, body: { action, reason: '' } });
  };
  const isAhead = meeting.state === 'PLANNED' || meeting.state === 'CALLED';
  const close = () => setOpened(undefined);
  return (
    <>
      {isKept && isAhead && (
        <Button variant="default" onClick={() => setOpened('move')}>
          {say('Reschedule')}
        </Button>
      )}
      {actions.includes('cancel') && (
        <Button variant="default" onClick={() => setOpened('cancel')}>
          {say('Cancel the meeting')}
        </Button>
      )}
      {actions.includes('adjourn') && meeting.decided === 0 && (
        <Button variant="default" onClick={() => setOpened('adjourn')}>
          {say('Adjourn')}
        </Button>
      )}
      <MainAct>
        {actions.includes('call') && (
          <Button loading={sending.isPending} onClick={() => void take('call', 'All members are notified of day, place and agenda.')}>
            {say('Call the meeting')}
          </Button>
        )}
        {actions.includes('approveMinutes') && (
          <Button
            loading={sending.isPending}
            onClick={() => void take('approveMinutes', 'After this the minutes are not changed any more.')}
          >
            {say('Approve the minutes')}
          </Button>
        )}
      </MainAct>
      {opened === 'move' && <MoveDialog meeting={meeting} version={version} onClose={close} />}
      {(opened === 'cancel' || opened === 'adjourn') && <ReasonDialog meeting={meeting} action={opened} onClose={close} />}
    </>
  );
}

function ReasonDialog({ meeting, action, onClose }: Pick<Meeting, 'meeting'> & { action: 'cancel' | 'adjourn'; onClose: () => void }) {
  const isCancel = action === 'cancel';
  return (
    <Dialog title={isCancel ? say('Cancel the meeting') : say('Adjourn the meeting')} onClose={onClose}>
      <FormShell
        endpoint={stepMeeting}
        params={{ id: meeting.id }}
        initial={{ reason: '' }}
        body={({ reason }) => ({ action, reason })}
        draft={`meeting-step:${meeting.id}:${action}`}
        submit={isCancel ? say('Cancel the meeting') : say('Adjourn the meeting')}
        danger={isCancel}
        success={isCancel ? say('The meeting was cancelled.') : say('The meeting is planned again.')}
        alsoRefresh={REFRESHED}
        onDone={onClose}
      >
        {(form) => (
          <>
            {!isCancel && <Text size="sm">{say('For want of a quorum. The agenda stays: reschedule the meeting and call it again.')}</Text>}
            <Textarea label={say('Reason')} required autosize minRows={2} {...form.getInputProps('reason')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
