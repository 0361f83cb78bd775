import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { DraftView } from '@talaan/papers/web/draft-view.tsx';
import { draftClearance, fetchClearance, issueClearance } from '../../contract/clearance.ts';

/** The clearance summary of a separation as it stands now: looked at as a draft, then issued to be printed. */
export function ClearancePrint({ personId, separationId }: { personId: number; separationId: number }) {
  const [shown, setShown] = useState<'draft' | { code: string; control_number: string }>();
  const issuing = useSend(issueClearance, { onDone: setShown });
  const params = { id: personId, row: separationId };
  const issued = typeof shown === 'object' ? shown : undefined;
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setShown('draft')}>
        Print clearance
      </Button>
      <Dialog
        opened={shown !== undefined}
        onClose={() => setShown(undefined)}
        size="paper"
        title={issued ? `Clearance ${issued.control_number}` : 'Clearance'}
      >
        {shown === 'draft' && (
          <DraftView
            of={['clearance', separationId]}
            fetchDraft={() => fetchFile(draftClearance, { params })}
            name="Clearance draft.pdf"
            isIssuing={issuing.isPending}
            onIssue={() => issuing.mutate({ params })}
          />
        )}
        {issued && (
          <IssuedPaper
            code={issued.code}
            of={['clearance', issued.code]}
            fetchPdf={() => fetchFile(fetchClearance, { params: { id: personId, code: issued.code } })}
            name={`Clearance ${issued.control_number}.pdf`}
          />
        )}
      </Dialog>
    </>
  );
}
