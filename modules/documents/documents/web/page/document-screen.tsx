import { Grid, Skeleton, Stack } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readDocument, type DocumentPage } from '../../contract/documents.ts';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentFiles } from './document-files.tsx';
import { DocumentParts } from './document-parts.tsx';
import { HopTimeline } from './hop-timeline.tsx';
import { PageActions } from './page-actions.tsx';
import { StepList } from './step-list.tsx';
import { WhereItIs } from './where-it-is.tsx';

/** A paper: where it is, since when and who is to act; its way, its facts, its scans and its history. */
export function Screen() {
  const id = Number(useParams().id);
  const [search] = useSearchParams();
  const office = Number(search.get('office')) || undefined;
  const answer = useCall(readDocument, { params: { id }, query: { office } });
  const page = answer.data?.document;
  if (answer.isError) return <RecordFailed title="Document" list="/dts/document-list" answer={answer} />;
  if (page?.id !== id) return <Skeleton h={320} aria-busy />;
  return (
    <Page title={page.tracking_no ?? 'Draft'} intro={page.subject} actions={<PageActions page={page} office={office} />}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="md">
            <WhereItIs page={page} />
            <DocumentParts page={page} office={office} />
            <Way page={page} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="md">
            <RecordPart title="The paper">
              <DocumentFacts page={page} />
            </RecordPart>
            {(page.attachments.length > 0 || page.actions.includes('attach')) && (
              <RecordPart title="Scans">
                <DocumentFiles page={page} office={office} />
              </RecordPart>
            )}
            {page.steps.length > 0 && (
              <RecordPart title="History">
                <StepList page={page} />
              </RecordPart>
            )}
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  );
}

function Way({ page }: { page: DocumentPage }) {
  if (page.hops.length === 0) return null;
  return (
    <RecordPart title="Its way">
      <HopTimeline page={page} />
    </RecordPart>
  );
}
