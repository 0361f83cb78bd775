import { Card, Stack, Text, Textarea, Title } from '@mantine/core';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { readMeeting, saveMinutes, type Meeting } from '../../contract/meetings.ts';

/** The minutes: written by who keeps the meeting until the chair approves them. */
export function Minutes({ answer: { meeting, is_kept: isKept, version } }: { answer: Meeting }) {
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Title order={2} size="h4">
          Minutes
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
            submit="Save the minutes"
            success="The minutes were saved."
            alsoRefresh={[readMeeting]}
          >
            {(form) => (
              <Textarea
                label="What was said"
                description="Present, quorum and decisions are printed with it"
                autosize
                minRows={5}
                {...form.getInputProps('minutes')}
              />
            )}
          </FormShell>
        ) : (
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {meeting.minutes === '' ? 'Not written yet.' : meeting.minutes}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
