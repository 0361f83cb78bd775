import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { printPaper } from '../../../contract/papers.ts';

/** A receipt or slip as it was issued, to print. */
export function PaperPrint({ id, name }: { id: number; name: string }) {
  return <PdfView of={['paper of property', id]} name={`${name}.pdf`} fetchPdf={() => fetchFile(printPaper, { params: { id } })} />;
}
