import { useState } from 'react';
import { Button, Group } from '@mantine/core';
import { IconFileText, IconId } from '@tabler/icons-react';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { openPaper } from '../contract/sheets.ts';
import { FrozenSheetDialog } from './frozen-sheet-dialog.tsx';

interface ApplicantPapersProps {
  params: { id: number; appID: number };
  hasDataSheet: boolean;
  papers: readonly { id: number; label: string }[];
}

/** The data sheet and the papers of the applicant, each opened over the sheet. */
export function ApplicantPapers({ params, hasDataSheet, papers }: ApplicantPapersProps) {
  const [opened, setOpened] = useState<{ id: number; label: string } | 'data sheet' | null>(null);
  if (papers.length === 0 && !hasDataSheet) return null;
  const close = () => setOpened(null);
  return (
    <Group gap="xs">
      {hasDataSheet && (
        <Button variant="default" size="xs" leftSection={<IconId size={14} />} onClick={() => setOpened('data sheet')}>
          Personal data sheet
        </Button>
      )}
      {papers.map((paper) => (
        <Button key={paper.id} variant="default" size="xs" leftSection={<IconFileText size={14} />} onClick={() => setOpened(paper)}>
          {paper.label}
        </Button>
      ))}
      {opened === 'data sheet' && <FrozenSheetDialog params={params} onClose={close} />}
      {opened !== null && opened !== 'data sheet' && (
        <Dialog title={opened.label} size="paper" onClose={close}>
          <PdfView
            of={['paper', params.id, params.appID, opened.id]}
            name={`${opened.label}.pdf`}
            fetchPdf={() => fetchFile(openPaper, { params: { ...params, paper: opened.id } })}
          />
        </Dialog>
      )}
    </Group>
  );
}
