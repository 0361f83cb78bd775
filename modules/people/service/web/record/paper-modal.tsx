import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';

interface PaperModalProps {
  code: string | undefined;
  fetchPaper: (code: string) => Promise<Blob>;
  onClose: () => void;
}

/** A service record that was issued, to be printed or saved. */
export function PaperModal({ code, fetchPaper, onClose }: PaperModalProps) {
  return (
    <Dialog opened={code !== undefined} onClose={onClose} title={say('Service record')} size="paper">
      {code && <IssuedPaper code={code} of={[code]} fetchPdf={() => fetchPaper(code)} name={`service-record-${code}.pdf`} />}
    </Dialog>
  );
}
