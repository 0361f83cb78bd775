import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { printPaper, readSignedCopy } from '../../contract/papers.ts';

interface PaperDialogProps {
  /** One of earlier times is no print of ours: its signed copy is shown. */
  paper: { id: number; name: string; isPrinted: boolean };
  onClose: () => void;
}

/** The paper of an item as it was issued. */
export function PaperDialog({ paper: { id, name, isPrinted }, onClose }: PaperDialogProps) {
  const params = { id };
  return (
    <Dialog title={name} size="paper" onClose={onClose}>
      <PdfView
        of={['own paper of property', id]}
        name={`${name}.pdf`}
        fetchPdf={() => (isPrinted ? fetchFile(printPaper, { params }) : fetchFile(readSignedCopy, { params }))}
      />
    </Dialog>
  );
}
