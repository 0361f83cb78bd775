import { Button } from '@mantine/core';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { startYearEnd } from '../contract/forced-years.ts';

/** Ends a year that is over. */
export function StartYearEnd({ year, isOver, onJob }: { year: number; isOver: boolean; onJob: (id: string) => void }) {
  const starting = useSend(startYearEnd, { onDone: ({ job }) => onJob(job.id) });
  const start = async () => {
    const question =
      'Forfeits the forced leave that was not taken from the vacation leave of all campuses, corrects what an earlier run posted where something has changed, and writes off the rights that ended with the year. People whose December is not closed are left for a later run.';
    if (await confirm({ title: `End ${year}?`, question, action: 'End the year' })) starting.mutate({ body: { year } });
  };
  return (
    <ForCallers of={startYearEnd}>
      <Button loading={starting.isPending} disabled={!isOver} onClick={() => void start()}>
        End {year}
      </Button>
    </ForCallers>
  );
}
