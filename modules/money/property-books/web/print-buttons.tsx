import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { MainAct } from '@talaan/kernel/web/phone/main-act.tsx';

interface PrintButtonsProps {
  /** What is printed, as the dialog and the file are called. */
  name: string;
  /** Tells one print from another. */
  of: readonly unknown[];
  fetchPdf: () => Promise<Blob>;
  onWorkbook: () => void;
  isSaving: boolean;
}

/** A register as a workbook, and on paper. */
export function PrintButtons({ name, of, fetchPdf, onWorkbook, isSaving }: PrintButtonsProps) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={16} />} loading={isSaving} onClick={onWorkbook}>
        Workbook
      </Button>
      <MainAct>
        <Button leftSection={<IconPrinter size={16} />} onClick={() => setPrinting(true)}>
          Print
        </Button>
      </MainAct>
      {isPrinting && (
        <Dialog title={name} size="paper" onClose={() => setPrinting(false)}>
          <PdfView of={[...of]} name={`${name}.pdf`} fetchPdf={fetchPdf} />
        </Dialog>
      )}
    </>
  );
}
