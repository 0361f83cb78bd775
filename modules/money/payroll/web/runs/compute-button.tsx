import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconCalculator } from '@tabler/icons-react';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { computeRun, readRun, type Run } from '../../contract/runs.ts';

/** Computes a run, or computes it again, while it is not checked; shows how far the job is. */
export function ComputeButton({ run }: { run: Run }) {
  const { search, change } = useAddress();
  const client = useQueryClient();
  const job = search.get('job');
  const starting = useSend(computeRun, { onDone: ({ job: started }) => change({ job: started.id }, { replace: true }) });
  const isOpen = run.is_kept && (run.state === 'DRAFT' || run.state === 'COMPUTED');
  return (
    <>
      {job && <JobProgress id={job} onFinished={() => void refresh(client, readRun).then(() => refresh(client, readTimeline))} />}
      {isOpen && (
        <ForCallers of={computeRun}>
          <Button
            variant={run.state === 'DRAFT' ? 'filled' : 'default'}
            leftSection={<IconCalculator size={16} />}
            loading={starting.isPending}
            disabled={run.is_computing}
            onClick={() => starting.mutate({ params: { id: run.id } })}
          >
            {run.state === 'DRAFT' ? 'Compute' : 'Compute again'}
          </Button>
        </ForCallers>
      )}
    </>
  );
}
