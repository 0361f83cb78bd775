import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';
import { readRun } from '../../contract/runs.ts';
import { runFlow } from '../../workflow.ts';
import { ComputeButton } from './compute-button.tsx';

/** One run on its way: its totals, what is to be looked at, and the steps of each seat. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readRun, { params: { id } });
  const run = answer.data?.run.id === id ? answer.data.run : undefined;
  if (answer.isError && !run) return <RecordFailed title={say('Payroll run')} list="/payroll/runs" answer={answer} />;
  if (!run) return <Skeleton h={420} aria-busy />;
  return (
    <Page title={say('Payroll run')}>
      <RequestPanel id={id} kinds={[runFlow.kind]} kind={runFlow.kind} before={<ComputeButton run={run} />} onItsScreen />
    </Page>
  );
}
