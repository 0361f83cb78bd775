import { Modal } from '@mantine/core';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { fetchFile } from '@talaan/kernel/web/call.ts';
import { PdfView } from '@talaan/kernel/web/pdf-view.tsx';
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
    <Modal opened onClose={onClose} title={document.title} size="xl">
      <PdfView of={[endpoint.path, document.id]} fetchPdf={() => fetchFile(endpoint, { params })} name={document.file} />
    </Modal>
  );
}
