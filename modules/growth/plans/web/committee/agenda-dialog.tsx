import { useState } from 'react';
import { Anchor, Select, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { addItems, listMeetings, type MeetingRow } from '@talaan/committees/contract/meetings.ts';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { listPlans, type PlanRow } from '../../contract/plans.ts';

interface AgendaDialogProps {
  plans: readonly PlanRow[];
  onClose: () => void;
}

/** Puts plans on the agenda of a meeting that is still to be held; the committee on which they wait is asked by the call. */
export function AgendaDialog({ plans, onClose }: AgendaDialogProps) {
  const answer = useCall(listMeetings, { query: { state: ['PLANNED', 'CALLED', 'HELD'], per_page: 100 } });
  const meetings = answer.data?.meetings ?? [];
  return (
    <Dialog size="form" title={`Put ${count(plans.length, 'plan')} on an agenda`} onClose={onClose}>
      {answer.data && meetings.length === 0 ? (
        <Text size="sm">
          {'No meeting is planned. Plan one under '}
          <Anchor component={Link} to="/lnd/manage/committee/meetings" underline="always">
            Committee meetings
          </Anchor>
          .
        </Text>
      ) : (
        meetings.length > 0 && <ChooseMeeting meetings={meetings} plans={plans} onClose={onClose} />
      )}
    </Dialog>
  );
}

function ChooseMeeting({ meetings, plans, onClose }: AgendaDialogProps & { meetings: readonly MeetingRow[] }) {
  const [meeting, setMeeting] = useState(String(meetings[0]!.id));
  return (
    <FormShell
      endpoint={addItems}
      params={{ id: Number(meeting) }}
      initial={{ requests: plans.map(({ id }) => id), title: '' }}
      draft="plans-agenda"
      submit="Put on the agenda"
      success={({ message }) => message}
      alsoRefresh={[listPlans]}
      onDone={onClose}
    >
      {(form) => (
        <Stack gap="sm">
          <Select
            label="Meeting"
            required
            allowDeselect={false}
            data={meetings.map(({ id, committee, date, begins }) => ({
              value: String(id),
              label: `${committee}, ${longDate(date)}, ${clockTime(begins)}`,
            }))}
            value={meeting}
            onChange={(chosen) => chosen !== null && setMeeting(chosen)}
            error={form.errors.requests}
          />
          <Text size="sm" c="dimmed">
            {plans.map(({ owner }) => owner).join('; ')}
          </Text>
        </Stack>
      )}
    </FormShell>
  );
}
