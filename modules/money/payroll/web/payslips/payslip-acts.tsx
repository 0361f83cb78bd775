import { useState, type ReactNode } from 'react';
import { IconCheck, IconHandStop, IconPlayerPlay } from '@tabler/icons-react';
import type { BulkAction } from '@talaan/kernel/web/lists/list-screen.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { holdPayslips, settleFindings, type Run } from '../../contract/runs.ts';
import type { ActDialogProps, SlipInHand } from './act-dialogs.tsx';

const HoldDialog = openedLater<ActDialogProps>(async () => (await import('./act-dialogs.tsx')).HoldDialog);
const ReleaseDialog = openedLater<ActDialogProps>(async () => (await import('./act-dialogs.tsx')).ReleaseDialog);
const SettleDialog = openedLater<ActDialogProps>(async () => (await import('./act-dialogs.tsx')).SettleDialog);

/** What the payroll officer does with chosen payslips of a run that is not checked yet. */
export function usePayslipActs(run: Run | undefined): { bulk: BulkAction<SlipInHand>[]; dialog: ReactNode } {
  const [opened, setOpened] = useState<{ Dialog: typeof HoldDialog; rows: SlipInHand[] }>();
  if (!run || !run.is_kept || run.state !== 'COMPUTED') return { bulk: [], dialog: null };
  const act = (Dialog: typeof HoldDialog) => (rows: SlipInHand[]) => setOpened({ Dialog, rows });
  return {
    bulk: [
      {
        label: 'Hold',
        icon: <IconHandStop size={16} />,
        of: holdPayslips,
        opens: (row) => row.held_because === null,
        run: act(HoldDialog),
      },
      {
        label: 'Pay again',
        icon: <IconPlayerPlay size={16} />,
        of: holdPayslips,
        opens: (row) => row.held_because !== null,
        run: act(ReleaseDialog),
      },
      {
        label: 'Settle',
        icon: <IconCheck size={16} />,
        of: settleFindings,
        opens: (row) => row.unsettled.length > 0,
        run: act(SettleDialog),
      },
    ],
    dialog: opened && <opened.Dialog run={run.id} rows={opened.rows} onClose={() => setOpened(undefined)} />,
  };
}
