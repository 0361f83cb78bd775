import { useState } from 'react';
import { Anchor, Button, Card, Skeleton, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PersonPage } from '@talaan/identity/web/person-page.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { DraftView } from '@talaan/papers/web/draft-view.tsx';
import { draftMyServiceRecord, fetchMyPrintedRecord, printMyServiceRecord, readMyServiceRecord } from '../../contract/service-record.ts';
import { PaperModal } from './paper-modal.tsx';
import { PrintedPapers } from './printed-papers.tsx';
import { RecordNotes } from './record-notes.tsx';
import { RecordTable } from './record-table.tsx';

type Shown = 'draft' | { code: string };

/** One's own service record; a certified one is asked of HR. */
export function Screen() {
  return (
    <PersonPage title={say('My service record')}>
      <OwnRecord />
    </PersonPage>
  );
}

function OwnRecord() {
  const answer = useCall(readMyServiceRecord, {}, { search: true });
  const [shown, setShown] = useState<Shown>();
  const issuing = useSend(printMyServiceRecord, { onDone: ({ code }) => setShown({ code }) });
  const record = answer.data?.service_record;
  const print = record && record.rows.length > 0 && (
    <Button leftSection={<IconPrinter size={16} />} onClick={() => setShown('draft')}>
      {say('Print a copy')}
    </Button>
  );
  return (
    <Page title={say('My service record')} intro={<Intro />} main={print}>
      {answer.isError && !record ? (
        <Card withBorder>
          <LoadFailed isSilent failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      ) : record ? (
        <Stack gap="md">
          <RecordNotes record={record} />
          <RecordTable record={record} />
          <PrintedPapers papers={record.papers} onOpen={(code) => setShown({ code })} />
        </Stack>
      ) : (
        <Skeleton h={480} aria-busy />
      )}
      <Dialog opened={shown === 'draft'} onClose={() => setShown(undefined)} title={say('A copy of your service record')} size="paper">
        {shown === 'draft' && record && (
          <DraftView
            of={['my service record']}
            fetchDraft={() => fetchFile(draftMyServiceRecord, {})}
            name="Service record draft.pdf"
            notIssuedBecause={record.not_issued_because && `${record.not_issued_because} Ask HR to do so.`}
            isIssuing={issuing.isPending}
            onIssue={() => issuing.mutate({ body: {} })}
          />
        )}
      </Dialog>
      <PaperModal
        code={typeof shown === 'object' ? shown.code : undefined}
        fetchPaper={(code) => fetchFile(fetchMyPrintedRecord, { params: { code } })}
        onClose={() => setShown(undefined)}
      />
    </Page>
  );
}

function Intro() {
  return (
    <>
      {say('Your own copy, not certified. Ask HR for a certified one, or for a')}{' '}
      <Anchor component={Link} to="/account/certificates" size="sm" underline="always">
        {say('certificate of employment')}
      </Anchor>
      .
    </>
  );
}
