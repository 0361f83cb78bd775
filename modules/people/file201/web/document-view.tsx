import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import type { Document } from '../contract.ts';

interface DocumentViewProps {
  document: Document;
  /** The call that answers with the paper. */
  endpoint: Endpoint;
  params: Record<string, number>;
  onClose: () => void;
}

export function DocumentView({ document, endpoint, params, onClose }: DocumentViewProps) {
  return (
    <Dialog onClose={onClose} title={document.title} size="paper">
      <PdfView of={[endpoint.path, document.id]} fetchPdf={() => fetchFile(endpoint, { params })} name={document.file} />
    </Dialog>
  );
}
