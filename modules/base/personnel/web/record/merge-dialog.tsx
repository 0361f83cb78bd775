import { useState } from 'react';
import { Alert, List, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { PersonPicker } from '../person-picker.tsx';
import { mergePersonnel, previewPersonnelMerge, type MergePreview, type MergeSide } from '../../contract/record.ts';
import { Differences } from './merge-differences.tsx';
import type { RecordPerson } from './record-tab.ts';
import { WhichStays } from './which-stays.tsx';

/** Merges this record into another of the same person, after showing all that moves. */
export function MergeDialog({ person, onClose }: { person: RecordPerson; onClose: () => void }) {
  const [into, setInto] = useState<number | null>(null);
  const [preview, setPreview] = useState<MergePreview>();
  const [reason, setReason] = useState('');
  const [choices, setChoices] = useState<Record<string, MergeSide>>({});
  const navigate = useNavigate();
  const look = useSend(previewPersonnelMerge, { onDone: (answer) => setPreview(answer.preview) });
  const merge = useSend(mergePersonnel, {
    onDone: ({ message, preview: done }) => {
      showSuccess(message);
      onClose();
      void navigate(`/personnels/${done.kept.id}`);
    },
  });
  const choose = (id: number | null) => {
    setInto(id);
    setPreview(undefined);
    setChoices({});
    if (id !== null) look.mutate({ params: { id: person.id }, body: { into: id } });
  };
  return (
    <Dialog isDirty={reason !== ''} onClose={onClose} title={`Merge ${person.fullname} (${person.idno})`} size="form">
      <Stack gap="md">
        <PersonPicker
          label="Into the record of"
          description="The record that remains. The number of this one will lead to it."
          value={into}
          onChange={choose}
        />
        {look.isPending && <Skeleton h={160} aria-busy />}
        {preview && <Preview preview={preview} />}
        {preview?.choices.map((choice) => (
          <WhichStays
            key={choice.name}
            choice={choice}
            preview={preview}
            stays={choices[choice.name]}
            error={merge.error?.errors[`choices.${choice.name}`]?.join(' ')}
            onChoose={(side) => setChoices({ ...choices, [choice.name]: side })}
          />
        ))}
        {preview?.refusals.length === 0 && (
          <>
            <Alert color="yellow" icon={<IconAlertTriangle />} title="This cannot be taken back">
              Both records become one for good.
            </Alert>
            <Textarea
              label="How it is known that both are the same person"
              required
              autosize
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              error={merge.error?.errors['reason']?.join(' ')}
            />
            <FormFoot
              action="Merge"
              danger
              pending={merge.isPending}
              disabled={reason.trim().length < 3 || preview.choices.some(({ name }) => !choices[name])}
              onAction={() => into !== null && merge.mutate({ params: { id: person.id }, body: { into, reason, choices } })}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function Preview({ preview: { kept, moves, fills, differs, notes, refusals } }: { preview: MergePreview }) {
  return (
    <Stack gap="sm">
      {refusals.length > 0 && (
        <Alert color="red" icon={<IconAlertTriangle />} title="They cannot be merged yet">
          <List size="sm">
            {refusals.map((refusal) => (
              <List.Item key={refusal}>{refusal}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Text size="sm">
        To {kept.fullname} ({kept.idno}) will move:{' '}
        {moves.length === 0 ? 'nothing' : moves.map(({ what, count }) => `${count} × ${what}`).join(', ')}.
      </Text>
      {fills.length > 0 && <Text size="sm">Filled in there: {fills.map(({ label, value }) => `${label} ${value}`).join(', ')}.</Text>}
      {notes.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle />} title="Before you merge">
          {notes.map((note) => (
            <Text key={note} size="sm">
              {note}
            </Text>
          ))}
        </Alert>
      )}
      {differs.length > 0 && <Differences differs={differs} />}
    </Stack>
  );
}
