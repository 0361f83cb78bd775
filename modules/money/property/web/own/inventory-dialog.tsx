import { useState } from 'react';
import { say } from '@talaan/kernel/contract/say.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { DraftView } from '@talaan/papers/web/draft-view.tsx';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { draftInventory, issueInventory, printInventory } from '../../contract/own.ts';

/** The personal inventory, looked at as a draft; issued, it has a number and a code. */
export function InventoryDialog({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState<string>();
  const issuing = useSend(issueInventory, {
    onDone: (answer) => {
      showSuccess(answer.message);
      setCode(answer.code);
    },
  });
  return (
    <Dialog title={say('Personal inventory of property')} size="paper" onClose={onClose}>
      {code === undefined ? (
        <DraftView
          of={['personal inventory']}
          fetchDraft={() => fetchFile(draftInventory, {})}
          name="Personal inventory of property, draft.pdf"
          isIssuing={issuing.isPending}
          onIssue={() => issuing.mutate({})}
        />
      ) : (
        <IssuedPaper
          code={code}
          of={['personal inventory', code]}
          fetchPdf={() => fetchFile(printInventory, { params: { code } })}
          name="Personal inventory of property.pdf"
        />
      )}
    </Dialog>
  );
}
