import { Button, Group, Stack, Text } from '@mantine/core';
import { downloadFile } from '@talaan/kernel/contract/files.ts';
import { fetchFile, type CallInput } from '@talaan/kernel/web/calls/call.ts';
import { JobProgress, useJob } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { printOffice } from '../../contract/print.ts';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { say } from '@talaan/kernel/contract/say.ts';

interface PrintBehindProps {
  count: number;
  body: CallInput<typeof printOffice>['body'];
  onStarted: (jobId: string) => void;
}

/** Starts the print of many: one file, made behind the screen. */
export function PrintBehind({ count, body, onStarted }: PrintBehindProps) {
  const printing = useSend(printOffice, { onDone: ({ job }) => onStarted(job.id) });
  return (
    <Group justify="space-between">
      <Text size="sm">{say('{count} daily time records become one file. You are notified when it is ready.', { count })}</Text>
      <Button loading={printing.isPending} onClick={() => printing.mutate({ body })}>
        {say('Print {count} records', { count })}
      </Button>
    </Group>
  );
}

/** How far the print is, then the file itself. */
export function PrintedBehind({ jobId, onAnother }: { jobId: string; onAnother: () => void }) {
  const job = useJob(jobId);
  const fileId = typeof job?.result?.file_id === 'number' && job.state === 'done' ? job.result.file_id : undefined;
  return (
    <Stack gap="sm">
      <JobProgress id={jobId} />
      {fileId !== undefined && (
        <PdfView of={['file', fileId]} fetchPdf={() => fetchFile(downloadFile, { params: { id: fileId } })} name={`${job?.title}.pdf`} />
      )}
      <Button variant="default" w="fit-content" onClick={onAnother}>
        {say('Print others')}
      </Button>
    </Stack>
  );
}
