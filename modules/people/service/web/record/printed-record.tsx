import { useState } from 'react';
import { Button, Card, Group, Skeleton, Stack } from '@mantine/core';
import { IconPlus, IconPrinter, IconSettings } from '@tabler/icons-react';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { VoidDialog } from '@talaan/papers/web/void-dialog.tsx';
import {
  changeServiceSetting,
  fetchPrintedRecord,
  readServiceRecord,
  withdrawPrintedRecord,
  type OutsideService,
  type PrintedRecord,
} from '../../contract/service-record.ts';
import { SettingDialog } from '../setting-dialog.tsx';
import { OutsideDialog } from './outside-dialog.tsx';
import { PaperModal } from './paper-modal.tsx';
import { PrintDialog } from './print-dialog.tsx';
import { PrintedPapers } from './printed-papers.tsx';
import { RecordNotes } from './record-notes.tsx';
import { RecordTable } from './record-table.tsx';

type Opened =
  | { dialog: 'setting' }
  | { dialog: 'outside'; row: OutsideService | undefined }
  | { dialog: 'paper'; code: string }
  | { dialog: 'void'; paper: PrintedRecord };

/** The service record as HR has it: rows and gaps, service elsewhere, and the papers that were printed. Its print is in the address, so that other screens lead to it. */
export function KeptRecord({ personnelId }: { personnelId: number }) {
  const answer = useCall(readServiceRecord, { params: { id: personnelId } });
  const [opened, setOpened] = useState<Opened>();
  const { search, change } = useAddress();
  const record = answer.data?.service_record;
  if (answer.isError && !record)
    return (
      <Card withBorder>
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      </Card>
    );
  if (!record) return <Skeleton h={420} aria-busy />;
  const close = () => setOpened(undefined);
  const hasRows = record.rows.length > 0;
  const stopPrinting = () => change({ print: null });
  return (
    <Stack gap="md">
      <Group gap="xs" justify="flex-end">
        <ForCallers of={changeServiceSetting}>
          <Button variant="subtle" leftSection={<IconSettings size={16} />} onClick={() => setOpened({ dialog: 'setting' })}>
            Settings
          </Button>
        </ForCallers>
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setOpened({ dialog: 'outside', row: undefined })}>
          Service elsewhere
        </Button>
        <Button leftSection={<IconPrinter size={16} />} disabled={!hasRows} onClick={() => change({ print: 'record' })}>
          Print
        </Button>
      </Group>
      <RecordNotes record={record} />
      <RecordTable record={record} onOutside={(id) => setOpened({ dialog: 'outside', row: record.outside.find((one) => one.id === id) })} />
      <PrintedPapers
        papers={record.papers}
        onOpen={(code) => setOpened({ dialog: 'paper', code })}
        onVoid={(paper) => setOpened({ dialog: 'void', paper })}
      />
      {/* Once it is issued the paper is shown in its place, before the address has changed. */}
      {hasRows && search.get('print') === 'record' && opened === undefined && (
        <PrintDialog
          record={record}
          onClose={stopPrinting}
          onIssued={(code) => {
            stopPrinting();
            setOpened({ dialog: 'paper', code });
          }}
        />
      )}
      {opened?.dialog === 'setting' && <SettingDialog onClose={close} />}
      {opened?.dialog === 'outside' && <OutsideDialog personnelId={personnelId} row={opened.row} onClose={close} />}
      {opened?.dialog === 'void' && (
        <VoidDialog
          endpoint={withdrawPrintedRecord}
          params={{ id: personnelId, code: opened.paper.code }}
          name={opened.paper.control_number ?? 'this paper'}
          noun="paper"
          readers="Anyone who verifies the paper reads this. Do not include private facts."
          alsoRefresh={[readServiceRecord]}
          onClose={close}
        />
      )}
      <PaperModal
        code={opened?.dialog === 'paper' ? opened.code : undefined}
        fetchPaper={(code) => fetchFile(fetchPrintedRecord, { params: { id: personnelId, code } })}
        onClose={close}
      />
    </Stack>
  );
}
