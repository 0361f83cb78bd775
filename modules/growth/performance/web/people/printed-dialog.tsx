import { Stack } from '@mantine/core';
import { downloadFile } from '@talaan/kernel/contract/files.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { JobProgress, useJob } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';

/** How far the print of many forms is, then the file itself. */
export function PrintedDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const job = useJob(jobId);
  const fileId = typeof job?.result?.file_id === 'number' && job.state === 'done' ? job.result.file_id : undefined;
  return (
    <Dialog title="Print forms" size="paper" onClose={onClose}>
      <Stack gap="sm">
        <JobProgress id={jobId} />
        {fileId !== undefined && (
          <PdfView of={['file', fileId]} fetchPdf={() => fetchFile(downloadFile, { params: { id: fileId } })} name={`${job?.title}.pdf`} />
        )}
      </Stack>
    </Dialog>
  );
}
