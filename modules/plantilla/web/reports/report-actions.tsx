import { useState } from 'react';
import { Button, Menu, Modal } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { downloadFile } from '@talaan/kernel/contract/files.ts';
import { fetchFile } from '@talaan/kernel/web/call.ts';
import { isOver, JobProgress, useJob } from '@talaan/kernel/web/job-progress.tsx';
import { PdfView } from '@talaan/kernel/web/pdf-view.tsx';
import { useSend } from '@talaan/kernel/web/use-call.ts';
import { exportReport, printReport, type ReportName } from '../../contract/reports.ts';
import type { Narrowed } from './use-narrowing.ts';

/** Workbook and paper of a report, whole. */
export function ReportActions({ report, narrowed }: { report: ReportName; narrowed: Narrowed }) {
  const [jobId, setJobId] = useState<string>();
  const saving = useSend(exportReport);
  const printing = useSend(printReport, { onDone: ({ job }) => setJobId(job.id) });
  const save = (format: 'xlsx' | 'csv') => saving.mutate({ params: { report }, query: { ...narrowed, format } });
  return (
    <>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} />} loading={saving.isPending}>
            Export
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => save('xlsx')}>Excel workbook (XLSX)</Menu.Item>
          <Menu.Item onClick={() => save('csv')}>CSV</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button
        leftSection={<IconPrinter size={16} />}
        loading={printing.isPending}
        onClick={() => printing.mutate({ params: { report }, body: bodyOf(narrowed) })}
      >
        Print
      </Button>
      {jobId && <Printed jobId={jobId} onClose={() => setJobId(undefined)} />}
    </>
  );
}

function bodyOf({ on, campus, office, status }: Narrowed) {
  return { on, campus: campus ? Number(campus) : undefined, office: office ? Number(office) : undefined, status };
}

/** How far the print is, then the paper itself. */
function Printed({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const job = useJob(jobId);
  const fileId = job && isOver(job) && typeof job.result?.file_id === 'number' ? job.result.file_id : undefined;
  return (
    <Modal opened onClose={onClose} title={job?.title ?? 'Print'} size="xl">
      {fileId === undefined ? (
        <JobProgress id={jobId} />
      ) : (
        <PdfView of={['file', fileId]} fetchPdf={() => fetchFile(downloadFile, { params: { id: fileId } })} name={`${job!.title}.pdf`} />
      )}
    </Modal>
  );
}
