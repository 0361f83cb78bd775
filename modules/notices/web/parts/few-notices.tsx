import { Dialog } from '@talaan/kernel/web/dialog.tsx';
import { fetchFile } from '@talaan/kernel/web/call.ts';
import { PdfView } from '@talaan/kernel/web/pdf-view.tsx';
import { printNotices } from '../../contract/notices.ts';

/** A few notices in one file, seen first. */
export function FewNotices({ ids, onClose }: { ids: number[]; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={ids.length === 1 ? 'Notice' : `${ids.length} notices`} size="paper">
      <PdfView of={['notices', ...ids]} fetchPdf={() => fetchFile(printNotices, { query: { notice: ids } })} name="Notices.pdf" />
    </Dialog>
  );
}
