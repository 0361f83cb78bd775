import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';

export interface OpenPaper {
  name: string;
  of: readonly unknown[];
  isDraft: boolean;
  fetchPdf: () => Promise<Blob>;
}

/** A paper as it is printed. */
export function PaperDialog({ name, of, isDraft, fetchPdf, onClose }: OpenPaper & { onClose: () => void }) {
  return (
    <Dialog title={name} size="paper" onClose={onClose}>
      <PdfView of={[...of]} name={`${name}.pdf`} fetchPdf={fetchPdf} isDraft={isDraft} />
    </Dialog>
  );
}
