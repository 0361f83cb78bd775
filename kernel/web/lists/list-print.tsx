import type { Endpoint } from '../../contract/endpoint.ts';
import { fetchFile } from '../calls/call.ts';
import { today } from '../calls/clock.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { PdfView } from '../files/pdf-view.tsx';

interface PrintedListProps {
  title: string;
  endpoint: Endpoint;
  params: Record<string, unknown> | undefined;
  /** What is filtered, and in words. */
  query: Record<string, unknown>;
  onClose: () => void;
}

/** The filtered list on paper. */
export function PrintedList({ title, endpoint, params, query, onClose }: PrintedListProps) {
  return (
    <Dialog title={title} onClose={onClose} size="paper">
      <PdfView
        of={[endpoint.path, params, query]}
        fetchPdf={() => fetchFile(endpoint, { params, query: { ...query, format: 'pdf' } })}
        name={`${title} ${today().toString()}.pdf`}
      />
    </Dialog>
  );
}
