import { Card, Stack, Text, Textarea, Title } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { readMeeting, saveMinutes, type Meeting } from '../../contract/meetings.ts';

/** The minutes: written by who keeps the meeting until the chair approves them. */
export function Minutes({ answer: { meeting, is_kept: isKept, version } }: { answer: Meeting }) {
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {say('Minutes')}
        </Title>
        {isKept && meeting.state === 'HELD' ? (
          <FormShell
            // Who is present is a change of the meeting, too: a form without a draft begins anew with it.
            key={version}
            endpoint={saveMinutes}
            params={{ id: meeting.id }}
            initial={{ minutes: meeting.minutes }}
            {...(version !== undefined && { version })}
            draft={`minutes:${meeting.id}`}
            submit={say('Save the minutes')}
            success={say('The minutes were saved.')}
            alsoRefresh={[readMeeting]}
          >
            {(form) => (
              <Textarea
                label={say('What was said')}
                description={say('Present, quorum and decisions are printed with it')}
                autosize
                minRows={5}
                {...form.getInputProps('minutes')}
              />
            )}
          </FormShell>
        ) : (
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {meeting.minutes === '' ? say('Not written yet.') : meeting.minutes}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
