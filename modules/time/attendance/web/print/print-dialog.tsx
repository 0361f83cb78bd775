import { useState } from 'react';
import { Stack } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { printDtr, printOwnDtr } from '../../contract/print.ts';
import { SilentDevicesNotice } from '@talaan/devices/web/devices/silent-devices-notice.tsx';
import { PaperworkFields, type Paperwork } from './paperwork.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { say } from '@talaan/kernel/contract/say.ts';

interface PrintDialogProps {
  month: string;
  /** Whose record; absent for one's own. */
  personnelId?: number;
  opened: boolean;
  onClose: () => void;
}

/** CS Form No. 48 of one person: seen first, then printed. */
export function PrintDialog({ month, personnelId, opened, onClose }: PrintDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={say('CS Form No. 48, {month}', { month: monthName(month) })} size="paper">
      <PrintBody month={month} personnelId={personnelId} />
    </Dialog>
  );
}

function PrintBody({ month, personnelId }: Pick<PrintDialogProps, 'month' | 'personnelId'>) {
  const [paperwork, setPaperwork] = useState<Paperwork>({ half: 'whole', paper: 'a4' });
  const query = { month, ...paperwork };
  const fetchPdf = () =>
    personnelId === undefined ? fetchFile(printOwnDtr, { query }) : fetchFile(printDtr, { query: { ...query, people: personnelId } });
  return (
    <Stack gap="sm">
      <PaperworkFields value={paperwork} onChange={setPaperwork} />
      <SilentDevicesNotice month={month} />
      <PdfView of={[personnelId ?? 'own', query]} fetchPdf={fetchPdf} name={`DTR ${month}.pdf`} />
    </Stack>
  );
}
