import { Button } from '@mantine/core';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { startClose } from '../contract/month-close.ts';

/** Starts the close of a month that is over. */
export function StartClose({ month, onJob }: { month: string; onJob: (id: string) => void }) {
  const isOver = month < useToday().slice(0, 7);
  const starting = useSend(startClose, { onDone: ({ job }) => onJob(job.id) });
  const start = async () => {
    const question =
      'Posts what is earned, late arrival and absences of all campuses, and corrects what has changed since an earlier run. Months that were missed before it are closed first.';
    if (await confirm({ title: `Close ${monthName(month)}?`, question, action: 'Close the month' })) starting.mutate({ body: { month } });
  };
  return (
    <ForCallers of={startClose}>
      <Button loading={starting.isPending} disabled={!isOver} onClick={() => void start()}>
        Close {monthName(month)}
      </Button>
    </ForCallers>
  );
}
