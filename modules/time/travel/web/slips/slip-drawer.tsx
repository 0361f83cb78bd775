import { useState } from 'react';
import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { openedLater, shownLater } from '@talaan/kernel/web/shown-later.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { Decide } from '@talaan/requests/web/parts/decide.tsx';
import { RequestSteps } from '@talaan/requests/web/request-steps.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { printPassSlip, readPassSlip } from '../../contract/pass-slips.ts';
import { NOTHING_OPEN } from '../opened.ts';
import { SlipFacts } from './slip-facts.tsx';
import { SlipState } from './slip-state.tsx';

const NewSlip = shownLater(async () => (await import('./new-slip.tsx')).NewSlip);
const RecordDialog = openedLater(async () => (await import('./record-dialog.tsx')).RecordDialog);

interface SlipDrawerProps {
  forOthers: boolean;
  /** HR files for others alone. */
  isHr: boolean;
}

/** Beside the list: one slip, or the form of a new one; both are in the address. */
export function SlipDrawer({ forOthers, isHr }: SlipDrawerProps) {
  const { search, change } = useAddress();
  const isPhone = useIsPhone();
  const id = Number(search.get('slip')) || undefined;
  const isFiling = search.get('file') !== null;
  const open = (slip: number) => change({ ...NOTHING_OPEN, slip }, { replace: true });
  return (
    <SideDrawer
      opened={id !== undefined || isFiling}
      onClose={() => change(NOTHING_OPEN)}
      size={isPhone ? '100%' : 'min(560px, 90vw)'}
      title={isFiling ? say('File a pass slip') : say('Pass slip')}
    >
      {isFiling && <NewSlip forOthers={forOthers} isHr={isHr} onFiled={open} meanwhile={<Skeleton h={420} aria-busy />} />}
      {id !== undefined && <OpenSlip key={id} id={id} />}
    </SideDrawer>
  );
}

function OpenSlip({ id }: { id: number }) {
  const answer = useCall(readPassSlip, { params: { id } });
  const [opened, setOpened] = useState<'paper' | 'record'>();
  const slip = answer.data?.slip;
  if (answer.isError && !slip) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!slip) return <Skeleton h={240} aria-busy />;
  const may = (action: string) => slip.actions.some((one) => one.action === action);
  // Out, one comes back; in, one leaves.
  const shown = slip.actions.filter(({ action }) => action !== (slip.left_at === null ? 'return' : 'leave'));
  return (
    <Stack gap="md">
      <Group gap="xs">
        <SlipState slip={slip} />
      </Group>
      <Group gap="xs">
        {slip.code !== null && slip.state !== 'CANCELLED' && (
          <Button variant="default" leftSection={<IconFileText size={16} />} onClick={() => setOpened('paper')}>
            {say('Print')}
          </Button>
        )}
        {may('record') && (
          <Button variant="default" onClick={() => setOpened('record')}>
            {say('Record the hours')}
          </Button>
        )}
        <Decide request={{ id, title: slip.destination, seen: slip.seen, screen: '', actions: shown }} onItsScreen />
      </Group>
      <SlipFacts slip={slip} />
      <RequestSteps id={id} />
      {opened === 'paper' && (
        <Dialog onClose={() => setOpened(undefined)} title={say('Pass slip')} size="paper">
          <IssuedPaper
            code={slip.code}
            of={['pass-slip', id, slip.code]}
            fetchPdf={() => fetchFile(printPassSlip, { params: { id } })}
            name={`Pass slip ${slip.slip_no}.pdf`}
          />
        </Dialog>
      )}
      {opened === 'record' && <RecordDialog slip={slip} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}
