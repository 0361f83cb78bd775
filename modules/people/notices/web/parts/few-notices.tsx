import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { printNotices } from '../../contract/notices.ts';

/** A few notices in one file, seen first; one alone under its code. */
export function FewNotices({ ids, code = null, onClose }: { ids: number[]; code?: string | null; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={ids.length === 1 ? 'Notice' : `${ids.length} notices`} size="paper">
      <IssuedPaper
        code={code}
        of={['notices', ...ids]}
        fetchPdf={() => fetchFile(printNotices, { query: { notice: ids } })}
        name="Notices.pdf"
      />
    </Dialog>
  );
}
