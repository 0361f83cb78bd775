import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import type { Application } from '../../../contract/applications.ts';
import { printAllocation, printApplication } from '../../../contract/forms.ts';

export type LeavePaper = 'form' | 'allocation';

const PAPERS = {
  form: { title: 'CS Form No. 6, Application for Leave', call: printApplication },
  allocation: { title: 'CS Form No. 6a, Notice of Allocation of Maternity Leave', call: printAllocation },
} as const;

/** A form of an application, to be printed or saved; a draft until the leave is approved. */
export function PaperDialog({ leave, paper, onClose }: { leave: Application; paper: LeavePaper; onClose: () => void }) {
  const { title, call } = PAPERS[paper];
  return (
    <Dialog onClose={onClose} title={title} size="paper">
      <IssuedPaper
        code={paper === 'form' ? leave.code : null}
        of={['leave', leave.id, paper, leave.code, leave.seen]}
        fetchPdf={() => fetchFile(call, { params: { id: leave.id } })}
        name={`${title}, ${leave.fullname}.pdf`}
        isDraft={leave.code === null}
      />
    </Dialog>
  );
}
