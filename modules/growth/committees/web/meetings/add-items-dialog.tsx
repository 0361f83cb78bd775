import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { addItems, readMeeting, type Meeting } from '../../contract/meetings.ts';

/** Requests that wait for the committee, to be put on the agenda, and a matter in words. */
export function AddItemsDialog({ answer: { meeting, candidates }, onClose }: { answer: Meeting; onClose: () => void }) {
  return (
    <Dialog title={say('Add to the agenda')} size="form" onClose={onClose}>
      <FormShell
        endpoint={addItems}
        params={{ id: meeting.id }}
        initial={{ requests: [] as string[], title: '' }}
        body={({ requests, title }) => ({ requests: requests.map(Number), title })}
        draft={`agenda:${meeting.id}`}
        submit={say('Add')}
        success={({ message }) => message}
        alsoRefresh={[readMeeting]}
        onDone={onClose}
      >
        {(form) => (
          <>
            {candidates.length === 0 ? (
              <Text size="sm">{say('No request waits for this committee that is not on an agenda.')}</Text>
            ) : (
              <Checkbox.Group label={say('Requests that wait for the committee')} {...form.getInputProps('requests')}>
                <Stack gap="xs" mt={4}>
                  {candidates.map((one) => (
                    <Checkbox
                      key={one.id}
                      value={String(one.id)}
                      label={one.title}
                      description={[one.kind_title, one.owner, one.office].filter(Boolean).join(', ')}
                    />
                  ))}
                </Stack>
              </Checkbox.Group>
            )}
            <TextInput
              label={say('A matter in words')}
              description={say('Such as the reading of the minutes')}
              {...form.getInputProps('title')}
            />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
