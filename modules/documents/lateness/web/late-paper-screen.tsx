import { Button, Skeleton, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';
import { explanationFlow } from '../workflow.ts';
import { readLate } from '../contract/lateness.ts';
import { ExplainForm } from './explain-form.tsx';
import { LateFacts } from './late-facts.tsx';

/** A late stay of a paper, its explanation, and what the reader may do with it. */
export function Screen() {
  const id = Number(useParams().log_id);
  const answer = useCall(readLate, { params: { id } });
  const stay = answer.data?.stay;
  if (answer.isError && !stay) return <RecordFailed title="Overdue document" list="/dts/overdue" answer={answer} />;
  if (stay?.id !== id) return <Skeleton h={320} aria-busy />;
  return (
    <Page
      title="Overdue document"
      intro={`${stay.tracking_no} in ${stay.office.fullname}`}
      actions={
        <Button component={Link} to={`/dts/documents/${stay.document_id}?office=${stay.office.id}`} variant="default">
          Open the paper
        </Button>
      }
    >
      <Stack gap="md">
        {stay.request_id === null ? (
          <RecordPart title="Late">
            <LateFacts stay={stay} />
          </RecordPart>
        ) : (
          <RequestPanel id={stay.request_id} kinds={[explanationFlow.kind]} onItsScreen />
        )}
        {stay.may_explain && (
          <RecordPart title={stay.request_id === null ? 'Explain why' : 'Explain again'}>
            <ExplainForm stay={stay} />
          </RecordPart>
        )}
      </Stack>
    </Page>
  );
}
