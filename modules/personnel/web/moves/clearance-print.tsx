import { useState } from 'react';
import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { fetchFile } from '@talaan/kernel/web/call.ts';
import { PdfView } from '@talaan/kernel/web/pdf-view.tsx';
import { useSend } from '@talaan/kernel/web/use-call.ts';
import { DraftView } from '@talaan/papers/web/draft-view.tsx';
import { draftClearance, fetchClearance, issueClearance } from '../../contract/clearance.ts';

/** The clearance summary of a separation as it stands now: looked at as a draft, then issued to be printed. */
export function ClearancePrint({ personId, separationId }: { personId: number; separationId: number }) {
  const [shown, setShown] = useState<'draft' | { code: string; control_number: string }>();
  const issuing = useSend(issueClearance, { onDone: setShown });
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const params = { id: personId, row: separationId };
  const issued = typeof shown === 'object' ? shown : undefined;
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setShown('draft')}>
        Print clearance
      </Button>
      <Modal
        opened={shown !== undefined}
        onClose={() => setShown(undefined)}
        size="60rem"
        fullScreen={isPhone}
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
          <PdfView
            of={['clearance', issued.code]}
            fetchPdf={() => fetchFile(fetchClearance, { params: { id: personId, code: issued.code } })}
            name={`Clearance ${issued.control_number}.pdf`}
          />
        )}
      </Modal>
    </>
  );
}
