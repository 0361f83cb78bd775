import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { say } from '@talaan/kernel/contract/say.ts';

interface PrintCardButtonProps {
  idno: string;
  year: number | null;
  fetchPdf: () => Promise<Blob>;
}

/** The leave card on paper, of the year that is shown. */
export function PrintCardButton({ idno, year, fetchPdf }: PrintCardButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setOpen(true)}>
        {say('Print card')}
      </Button>
      {isOpen && (
        <Dialog title={say('Leave card')} size="paper" onClose={() => setOpen(false)}>
          <PdfView of={[say('leave card'), idno, year]} fetchPdf={fetchPdf} name={`Leave card ${idno}.pdf`} />
        </Dialog>
      )}
    </>
  );
}
