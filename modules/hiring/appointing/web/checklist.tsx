import { useState } from 'react';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { FileLink } from '@talaan/kernel/web/files/file-link.tsx';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { UploadDialog } from '@talaan/kernel/web/files/upload-dialog.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import type { AppointmentRecord } from '../contract/appointments.ts';
import { fetchPaper, markPaper } from '../contract/papers.ts';

type Paper = AppointmentRecord['papers'][number];

/** The papers that support an appointment: which came, when, and their files. */
export function Checklist({ appointment: { id, papers } }: { appointment: AppointmentRecord }) {
  const [adding, setAdding] = useState<Paper>();
  const today = useToday();
  const mayMark = useMayCall(markPaper);
  const mark = useSend(markPaper);
  const lacking = papers.filter(({ is_needed, received_on }) => is_needed && received_on === null).length;
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {lacking === 0 ? 'No required paper is missing.' : `${lacking} required ${lacking === 1 ? 'paper' : 'papers'} missing.`}
      </Text>
      {papers.map((paper) => (
        <Group key={paper.code} gap="sm" wrap="nowrap" justify="space-between">
          <Checkbox
            label={paper.is_needed ? paper.label : `${paper.label} (as applies)`}
            description={paper.received_on !== null && `Received ${longDate(paper.received_on)}`}
            checked={paper.received_on !== null}
            disabled={!mayMark || mark.isPending}
            onChange={({ currentTarget: { checked } }) =>
              mark.mutate({ params: { id, code: paper.code }, body: { received_on: checked ? today : null } })
            }
          />
          {paper.file !== null ? (
            <FileLink flex="none" endpoint={fetchPaper} input={{ params: { id, code: paper.code } }}>
              Save the file
            </FileLink>
          ) : (
            mayMark && (
              <Button
                flex="none"
                size="compact-sm"
                variant="subtle"
                onClick={() => setAdding(paper)}
                aria-label={`Add the file: ${paper.label}`}
              >
                Add the file
              </Button>
            )
          )}
        </Group>
      ))}
      <UploadDialog
        title={adding?.label ?? ''}
        opened={adding !== undefined}
        onClose={() => setAdding(undefined)}
        most={1}
        onAdd={async ([document]) => {
          await mark.mutateAsync({
            params: { id, code: adding!.code },
            body: { received_on: adding!.received_on ?? today, attachment_path: document?.path ?? null },
          });
          return true;
        }}
      />
    </Stack>
  );
}
