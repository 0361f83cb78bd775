import type { ReactNode } from 'react';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { TimeField } from '@talaan/kernel/web/forms/time-field.tsx';
import { listCommittees, readCommittee, type CommitteeRow } from '../../contract/committees.ts';
import { editMeeting, listMeetings, planMeeting, type MeetingRow } from '../../contract/meetings.ts';

interface PlanDialogProps {
  /** Null: it is chosen. */
  committee: Pick<CommitteeRow, 'id' | 'name'> | null;
  /** The day that is chosen already. */
  date?: string;
  onClose: () => void;
}

interface When {
  date: string | null;
  begins: number | null;
  place: string;
}

const NINE = 540;

/** Plans a meeting and leads to its agenda. */
export function PlanDialog({ committee, date, onClose }: PlanDialogProps) {
  const navigate = useNavigate();
  const initial: When & { committee_id: string | null } = {
    committee_id: committee ? String(committee.id) : null,
    date: date ?? null,
    begins: NINE,
    place: '',
  };
  return (
    <Dialog
      onClose={onClose}
      size="form"
      title={committee ? say('Plan a meeting: {name}', { name: committee.name }) : say('Plan a meeting')}
    >
      <FormShell
        endpoint={planMeeting}
        initial={initial}
        body={({ committee_id: id, date: day, begins, place }) => ({
          committee_id: Number(id ?? 0),
          date: day ?? '',
          begins: begins ?? -1,
          place,
        })}
        draft={`meeting:${committee?.id ?? 'new'}`}
        submit={say('Plan')}
        success={say('The meeting was planned.')}
        alsoRefresh={[listMeetings, readCommittee]}
        onDone={({ id }) => {
          onClose();
          void navigate(`/lnd/manage/committee/meetings/${id}`);
        }}
      >
        {(form) => (
          <>
            {!committee && <CommitteeField {...form.getInputProps('committee_id')} />}
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <DateField label={say('Date')} required {...form.getInputProps('date')} />
              <TimeField label={say('Begins at')} required {...form.getInputProps('begins')} />
            </SimpleGrid>
            <TextInput label={say('Place')} required {...form.getInputProps('place')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}

/** The committees that the caller keeps. */
function CommitteeField(field: { value?: string | null; onChange?: (value: string | null) => void; error?: ReactNode }) {
  const answer = useCall(listCommittees, { query: { per_page: 500 } });
  const data = (answer.data?.committees ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return <SearchSelect label={say('Committee')} required isLoading={answer.isLoading} data={data} {...field} />;
}

/** Moves a meeting to another day, time or place. */
export function MoveDialog({ meeting, version, onClose }: { meeting: MeetingRow; version: number | undefined; onClose: () => void }) {
  const when: When = { date: meeting.date, begins: meeting.begins, place: meeting.place };
  return (
    <Dialog onClose={onClose} size="form" title={say('Move the meeting')}>
      <FormShell
        endpoint={editMeeting}
        params={{ id: meeting.id }}
        initial={when}
        {...(version !== undefined && { version })}
        body={({ date, begins, place }) => ({ date: date ?? '', begins: begins ?? -1, place })}
        draft={`meeting-move:${meeting.id}`}
        submit={say('Save')}
        success={say('The meeting was saved.')}
        alsoRefresh={[listMeetings]}
        onDone={onClose}
      >
        {(form) => (
          <>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <DateField label={say('Date')} required {...form.getInputProps('date')} />
              <TimeField label={say('Begins at')} required {...form.getInputProps('begins')} />
            </SimpleGrid>
            <TextInput label={say('Place')} required {...form.getInputProps('place')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
