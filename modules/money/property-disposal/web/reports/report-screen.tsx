import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';
import { readReport } from '../../contract/disposals.ts';
import { disposalFlow } from '../../workflow.ts';
import { DraftActs, OwnActs } from './report-acts.tsx';
import { ReportBody } from './report-part.tsx';

/** One report of unserviceable property, for all who have a part in it; a draft has no request yet. */
export function Screen() {
  const id = Number(useParams()['id']);
  const answer = useCall(readReport, { params: { id } });
  const report = answer.data?.report.id === id ? answer.data.report : undefined;
  if (answer.isError && !report) return <RecordFailed title={say('Disposal report')} list="/property/disposals" answer={answer} />;
  if (!report) return <Skeleton h={420} aria-busy />;
  if (report.request_id === null)
    return (
      <Page title={`${report.type} ${report.number}`} actions={<DraftActs report={report} />}>
        <ReportBody report={report} />
      </Page>
    );
  return (
    <Page title={say('Disposal report')}>
      <RequestPanel
        id={report.request_id}
        kinds={[disposalFlow.kind]}
        kind={disposalFlow.kind}
        before={<OwnActs report={report} />}
        onItsScreen
      />
    </Page>
  );
}
