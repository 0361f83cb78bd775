import { useState } from 'react';
import { Anchor, Button, Card, Skeleton, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { fetchFile } from '@talaan/kernel/web/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { useCall, useSend } from '@talaan/kernel/web/use-call.ts';
import { fetchMyPrintedRecord, printMyServiceRecord, readMyServiceRecord } from '../../contract/service-record.ts';
import { PaperModal } from './paper-modal.tsx';
import { PrintedPapers } from './printed-papers.tsx';
import { RecordNotes } from './record-notes.tsx';
import { RecordTable } from './record-table.tsx';

/** One's own service record; a certified one is asked of HR. */
export function Screen() {
  const answer = useCall(readMyServiceRecord, {}, { search: true });
  const [shown, setShown] = useState<string>();
  const printing = useSend(printMyServiceRecord, { onDone: ({ code }) => setShown(code) });
  const record = answer.data?.service_record;
  const print = record && record.rows.length > 0 && (
    <Button leftSection={<IconPrinter size={16} />} loading={printing.isPending} onClick={() => printing.mutate({ body: {} })}>
      Print a copy
    </Button>
  );
  return (
    <Page title="My service record" intro={<Intro />} actions={print}>
      {answer.isError && !record ? (
        <Card withBorder>
          <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />
        </Card>
      ) : record ? (
        <Stack gap="md">
          <RecordNotes record={record} />
          <RecordTable record={record} />
          <PrintedPapers papers={record.papers} onOpen={setShown} />
        </Stack>
      ) : (
        <Skeleton h={480} aria-busy />
      )}
      <PaperModal
        code={shown}
        fetchPaper={(code) => fetchFile(fetchMyPrintedRecord, { params: { code } })}
        onClose={() => setShown(undefined)}
      />
    </Page>
  );
}

function Intro() {
  return (
    <>
      Made from your appointments and salaries. Your copy is not certified; HR certifies one on request, and gives{' '}
      <Anchor component={Link} to="/account/certificates" size="sm" underline="always">
        certificates of employment
      </Anchor>
      .
    </>
  );
}
