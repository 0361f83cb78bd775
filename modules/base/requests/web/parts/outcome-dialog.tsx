import { Button, Group, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Outcome } from '../../contract/steps.ts';
import { OutcomeList } from './outcome-list.tsx';

interface OutcomeDialogProps {
  message: string;
  left: readonly Outcome[];
  jobId: string | undefined;
  onClose: () => void;
}

/** What became of many requests that were decided together. */
export function OutcomeDialog({ message, left, jobId, onClose }: OutcomeDialogProps) {
  const client = useQueryClient();
  return (
    <Dialog onClose={onClose} title={message}>
      <Stack gap="md">
        {jobId && <JobProgress id={jobId} onFinished={() => void client.invalidateQueries()} />}
        {left.length > 0 && <OutcomeList left={left} />}
        <Group justify="flex-end">
          <Button onClick={onClose}>{say('Close')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
