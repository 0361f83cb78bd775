import { Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { say } from '@talaan/kernel/contract/say.ts';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { countQueues } from '@talaan/requests/contract/inbox.ts';
import { disputeLine, readOpenPapers } from '../../contract/own.ts';
import { PhotoField, type TakenPhoto } from './photo-field.tsx';

interface DisputeDialogProps {
  paper: { id: number };
  line: { id: number; property_no: string; article: string };
  onClose: () => void;
}

/** What is wrong with a line of a paper: in words, and with a photo where one helps. The rest of the paper goes on. */
export function DisputeDialog({ paper, line, onClose }: DisputeDialogProps) {
  const client = useQueryClient();
  return (
    <Dialog title={say('Dispute {article}', { article: line.article })} size="form" onClose={onClose}>
      <FormShell
        endpoint={disputeLine}
        params={{ id: paper.id, item: line.id }}
        initial={{ note: '', photo: null as TakenPhoto | null }}
        body={({ note, photo }) => ({ note, photo: photo?.path ?? null })}
        draft={`dispute:${paper.id}:${line.id}`}
        submit={say('Dispute')}
        success={({ message }) => message}
        alsoRefresh={[countQueues]}
        onDone={onClose}
        onRefused={({ status }) => {
          if (status !== 409 && status !== 404) return;
          void refresh(client, readOpenPapers);
          onClose();
        }}
      >
        {(form) => (
          <>
            <Text size="sm">
              {say(
                '{property_no}. The property custodian corrects the paper or takes the item back; the other items of the paper stay as they are.',
                { property_no: line.property_no },
              )}
            </Text>
            <Textarea
              label={say('What is wrong')}
              required
              autosize
              minRows={3}
              maxLength={500}
              placeholder={say('Such as: the serial number on the unit is another one')}
              data-autofocus
              {...form.getInputProps('note')}
            />
            <PhotoField label={say('Photo, if one helps')} {...form.getInputProps('photo')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
