import { Button, Stack } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { printDisposal } from '../contract/disposal.ts';

/** NAP Form No. 3 of a request: the paper to sign, and its workbook. */
export function FormDialog({ id, number, onClose }: { id: number; number: string; onClose: () => void }) {
  const saving = useSend(printDisposal);
  return (
    <Dialog title={`NAP Form No. 3: request ${number}`} size="paper" onClose={onClose}>
      <Stack gap="sm" align="flex-start">
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet size={16} />}
          loading={saving.isPending}
          onClick={() => saving.mutate({ params: { id }, query: { format: 'xlsx' } })}
        >
          Save the workbook
        </Button>
        <PdfView
          of={['disposal form', id]}
          name={`NAP Form No. 3 ${number}.pdf`}
          fetchPdf={() => fetchFile(printDisposal, { params: { id }, query: { format: 'pdf' } })}
        />
      </Stack>
    </Dialog>
  );
}
