import { useState } from 'react';
import { Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import { FileLink } from '@talaan/kernel/web/files/file-link.tsx';
import type { UploadedDocument } from '@talaan/kernel/web/files/upload-dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { MONITORED_NAMES } from '../../contract/codes.ts';
import { fetchReport, listOwnScholarships, readScholarship, submitReport, type Scholarship } from '../../contract/scholarships.ts';

type Term = Scholarship['terms'][number];
type What = 'GRADES' | 'PROGRESS';

const WORDS: Readonly<Record<Term['dues'][number]['state'], [Tone, string]>> = {
  NOT_YET: ['neutral', 'Not yet due'],
  DUE: ['waiting', 'Due'],
  LATE: ['warning', 'Late'],
  ALERT: ['bad', 'More than 15 days late'],
  DONE: ['good', 'Submitted'],
};

/** Grades and progress reports of each term: submitted by the scholar, or taken down by L&D. */
export function Reports({ scholarship }: { scholarship: Scholarship }) {
  const [opened, setOpened] = useState<{ term: Term; what: What }>();
  const maySubmit =
    (scholarship.is_own || scholarship.is_kept) &&
    ['ONGOING', 'EXTENDED', 'COMPLETED', 'DISCONTINUED', 'SERVING_OBLIGATION'].includes(scholarship.state);
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Title order={3} size="h4">
          {say('Grades and reports')}
        </Title>
        {scholarship.terms.length === 0 && <Text size="sm">{say('No terms are entered yet.')}</Text>}
        {scholarship.terms.map((term) => (
          <Stack key={term.no} gap={4}>
            <Text size="sm" fw={500}>
              {say('{name}, until {endsOn}', { name: term.name, endsOn: longDate(term.ends_on) })}
            </Text>
            {term.dues.map((due) => {
              const what = due.what as What;
              const [tone, word] = WORDS[due.state];
              return (
                <Group key={what} gap="xs">
                  {due.submitted_on === null || !scholarship.reads_money ? (
                    <Text size="sm">{MONITORED_NAMES[what]}</Text>
                  ) : (
                    <FileLink endpoint={fetchReport} input={{ params: { id: scholarship.id, no: term.no, what } }}>
                      {MONITORED_NAMES[what]}
                    </FileLink>
                  )}
                  <StatusBadge tone={tone}>{word}</StatusBadge>
                  <Text size="xs" c="dimmed">
                    {due.submitted_on === null ? say('by {dueOn}', { dueOn: longDate(due.due_on) }) : longDate(due.submitted_on)}
                  </Text>
                  {maySubmit && due.state !== 'NOT_YET' && (
                    <Button variant="default" size="xs" onClick={() => setOpened({ term, what })}>
                      {due.submitted_on === null ? say('Submit') : say('Replace')}
                    </Button>
                  )}
                </Group>
              );
            })}
          </Stack>
        ))}
      </Stack>
      {opened && <SubmitDialog id={scholarship.id} {...opened} onClose={() => setOpened(undefined)} />}
    </Card>
  );
}

function SubmitDialog({ id, term, what, onClose }: { id: number; term: Term; what: What; onClose: () => void }) {
  return (
    <Dialog title={say('{what} of {name}', { what: MONITORED_NAMES[what], name: term.name })} onClose={onClose}>
      <FormShell
        endpoint={submitReport}
        params={{ id, no: term.no, what }}
        initial={{ remarks: '', attachment: null as UploadedDocument | null }}
        body={({ remarks, attachment }) => ({ remarks, attachment_path: attachment?.path ?? '' })}
        draft={`scholar-report:${id}:${term.no}:${what}`}
        submit={say('Submit')}
        success={({ message }) => message}
        alsoRefresh={[readScholarship, listOwnScholarships]}
        onDone={onClose}
      >
        {(form) => (
          <>
            <AttachmentField
              label={say('As PDF')}
              required
              value={form.getValues().attachment}
              onChange={(document) => form.setFieldValue('attachment', document)}
              error={form.errors.attachment_path}
            />
            <Textarea label={say('Remarks')} autosize {...form.getInputProps('remarks')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
