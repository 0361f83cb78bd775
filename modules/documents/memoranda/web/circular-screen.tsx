import { useEffect } from 'react';
import { Alert, Grid, Skeleton } from '@mantine/core';
import { useParams } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { fetchCircular, markCircularRead, readCircular, titleOf, type Circular } from '../contract.ts';
import { AcknowledgeButton } from './acknowledge-button.tsx';
import { CircularFacts } from './circular-facts.tsx';
import { KeeperButtons } from './keeper-buttons.tsx';

export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readCircular, { params: { id } });
  const circular = answer.data?.circular;
  if (!circular)
    return (
      <Page title={say('Circular')}>
        {answer.isError ? <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} /> : <Skeleton h={480} aria-busy />}
      </Page>
    );
  return <CircularPage key={id} circular={circular} />;
}

function CircularPage({ circular }: { circular: Circular }) {
  useMarkRead(circular);
  const { id } = circular;
  return (
    <Page
      title={circular.subject}
      intro={titleOf(circular)}
      actions={circular.is_keeper && <KeeperButtons circular={circular} />}
      main={<AcknowledgeButton circular={circular} />}
    >
      {circular.state !== 'posted' && (
        <Alert color="red" title={say('This circular was {state}', { state: circular.state })}>
          {circular.ended_because}
        </Alert>
      )}
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <PdfView of={['circular', id]} fetchPdf={() => fetchFile(fetchCircular, { params: { id } })} name={circular.file_name} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <CircularFacts circular={circular} />
        </Grid.Col>
      </Grid>
    </Page>
  );
}

/** Opening it is reading it, once. */
function useMarkRead({ id, is_mine_to_read, read_at }: Circular): void {
  const { mutate } = useSend(markCircularRead);
  const isNew = is_mine_to_read && read_at === null;
  useEffect(() => {
    if (isNew) mutate({ params: { id } });
  }, [id, isNew, mutate]);
}
