import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { downloadFile } from '@talaan/kernel/contract/files.ts';
import { fetchFile, type Answer } from '@talaan/kernel/web/calls/call.ts';
import { isOver, JobProgress, useJob } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { ExportMenu } from '@talaan/kernel/web/lists/list-export.tsx';
import { MainAct } from '@talaan/kernel/web/phone/main-act.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { DraftView } from '@talaan/papers/web/draft-view.tsx';
import { exportReport, printReport, REPORTS, type ReportName } from '../../contract/reports.ts';
import type { Narrowed } from './use-narrowing.ts';

/** Workbook and paper of a report, whole. */
export function ReportActions({ report, narrowed }: { report: ReportName; narrowed: Narrowed }) {
  const [shown, setShown] = useState<{ jobId: string; code: string | null }>();
  const show = { onDone: ({ job, code }: Answer<typeof printReport>) => setShown({ jobId: job.id, code }) };
  const drafting = useSend(printReport, show);
  const issuing = useSend(printReport, show);
  return (
    <>
      <ExportMenu title={REPORTS[report]} endpoint={exportReport} params={{ report }} query={{ ...narrowed }} />
      <MainAct>
        <Button
          leftSection={<IconPrinter size={16} />}
          loading={drafting.isPending}
          onClick={() => drafting.mutate({ params: { report }, body: { ...bodyOf(narrowed), draft: true } })}
        >
          Print
        </Button>
      </MainAct>
      {shown && (
        <Printed
          {...shown}
          isIssuing={issuing.isPending}
          onIssue={() => issuing.mutate({ params: { report }, body: bodyOf(narrowed) })}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}

function bodyOf({ on, campus, office, status }: Narrowed) {
  return { on, campus: campus ? Number(campus) : undefined, office: office ? Number(office) : undefined, status };
}

interface PrintedProps {
  jobId: string;
  /** Under which it is issued; null for a draft. */
  code: string | null;
  isIssuing: boolean;
  onIssue: () => void;
  onClose: () => void;
}

/** How far the print is, then the paper itself: a draft with the button that issues it, or what was issued. */
function Printed({ jobId, code, isIssuing, onIssue, onClose }: PrintedProps) {
  const job = useJob(jobId);
  const fileId = job && isOver(job) && typeof job.result?.file_id === 'number' ? job.result.file_id : undefined;
  const fetchPdf = () => fetchFile(downloadFile, { params: { id: fileId! } });
  return (
    <Dialog onClose={onClose} title={job?.title ?? 'Print'} size="paper">
      {fileId === undefined ? (
        <JobProgress id={jobId} />
      ) : code === null ? (
        <DraftView of={['file', fileId]} fetchDraft={fetchPdf} name={`${job!.title}.pdf`} isIssuing={isIssuing} onIssue={onIssue} />
      ) : (
        <IssuedPaper code={code} of={['file', fileId]} fetchPdf={fetchPdf} name={`${job!.title}.pdf`} />
      )}
    </Dialog>
  );
}
