import { useState } from 'react';
import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { fetchFile } from '@talaan/kernel/web/call.ts';
import { PdfView } from '@talaan/kernel/web/pdf-view.tsx';
import { useSend } from '@talaan/kernel/web/use-call.ts';
import { fetchClearance, issueClearance } from '../../contract/clearance.ts';

/** Issues the clearance summary of a separation as it stands now, and shows it to be printed. */
export function ClearancePrint({ personId, separationId }: { personId: number; separationId: number }) {
  const [issued, setIssued] = useState<{ code: string; control_number: string }>();
  const issue = useSend(issueClearance, { onDone: setIssued });
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} />}
        loading={issue.isPending}
        onClick={() => issue.mutate({ params: { id: personId, row: separationId } })}
      >
        Print clearance
      </Button>
      <Modal
        opened={issued !== undefined}
        onClose={() => setIssued(undefined)}
        size="60rem"
        fullScreen={isPhone}
        title={issued && `Clearance ${issued.control_number}`}
      >
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
