import { useState } from 'react';
import { Alert, Button, Text } from '@mantine/core';
import type { JobRun } from '@talaan/kernel/contract/jobs.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { isOver, JobProgress, useJob } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { tryAgencySetting } from '../../contract/management.ts';
import { formatForecast, type WhatIfFigures } from './format-forecast.ts';

/** Computes last month under the value that was entered, and says what would change. `value` is null where there is nothing to try. */
export function WhatIf({ module, name, value }: { module: string; name: string; value: number | null }) {
  const [tried, setTried] = useState<{ job: string; value: number }>();
  const trying = useSend(tryAgencySetting, { onDone: ({ job: started }) => setTried({ job: started.id, value: value ?? 0 }) });
  const job = useJob(tried?.job);
  const lastMonth = Temporal.PlainDate.from(useToday()).subtract({ months: 1 }).toString().slice(0, 7);
  const start = () => {
    if (value !== null) trying.mutate({ params: { module, name }, body: { value } });
  };
  return (
    <>
      <div>
        <Button
          variant="default"
          disabled={value === null}
          loading={trying.isPending || (job !== undefined && !isOver(job))}
          onClick={start}
        >
          What would have changed in {monthName(lastMonth)}?
        </Button>
      </div>
      {job && !isOver(job) && <JobProgress id={job.id} />}
      {job && isOver(job) && tried && <Outcome job={job} value={tried.value} />}
    </>
  );
}

function Outcome({ job, value }: { job: JobRun; value: number }) {
  if (job.state === 'failed') return <Alert color="red">{job.failure}</Alert>;
  return (
    <Alert color="blue" title={`With ${value}`} aria-live="polite">
      {formatForecast(job.result as unknown as WhatIfFigures).map((line) => (
        <Text size="sm" key={line}>
          {line}
        </Text>
      ))}
    </Alert>
  );
}
