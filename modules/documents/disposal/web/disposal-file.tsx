import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { readDisposalFile } from '../contract/disposal.ts';

/** The authority or the certificate of a disposal, read in place. */
export function DisposalFile({ id, which, name }: { id: number; which: 'authority' | 'certificate'; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="sm" leftSection={<IconFileText size={16} />} onClick={() => setOpen(true)}>
        {name}
      </Button>
      {isOpen && (
        <Dialog title={name} size="paper" onClose={() => setOpen(false)}>
          <PdfView of={['disposal', id, which]} name={name} fetchPdf={() => fetchFile(readDisposalFile, { params: { id, which } })} />
        </Dialog>
      )}
    </>
  );
}
