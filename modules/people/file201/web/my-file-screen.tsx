import { useState } from 'react';
import { Card, Skeleton } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { fetchMyDocument, listMyDocuments, type Document } from '../contract.ts';
import { DocumentList } from './document-list.tsx';
import { DocumentView } from './document-view.tsx';

export function Screen() {
  const answer = useCall(listMyDocuments, {});
  const [opened, setOpened] = useState<Document | null>(null);
  const documents = answer.data?.documents;
  return (
    <Page title={say('My 201 file')} intro={say('Your papers in the HR office. Bring new or renewed papers to HR.')}>
      {answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : !documents ? (
        <Skeleton h={240} aria-busy />
      ) : documents.length === 0 ? (
        <Card withBorder>
          <NothingHere
            title={say('Nothing is filed yet')}
            description={say('Appointments, licences, diplomas and clearances appear here once HR has filed them.')}
          />
        </Card>
      ) : (
        <DocumentList documents={documents} onOpen={setOpened} />
      )}
      {opened && <DocumentView document={opened} endpoint={fetchMyDocument} params={{ id: opened.id }} onClose={() => setOpened(null)} />}
    </Page>
  );
}
