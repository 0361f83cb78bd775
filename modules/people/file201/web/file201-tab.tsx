import { useState } from 'react';
import { Button, Card, Group, Skeleton, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { RecordPerson } from '@talaan/personnel/web/record/record-tab.ts';
import { fetchDocument, listDocuments, type Document } from '../contract.ts';
import { AddDocumentDialog, ChangeDocumentDialog } from './document-dialog.tsx';
import { DocumentList } from './document-list.tsx';
import { DocumentView } from './document-view.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Opened = { as: 'view' | 'change' | 'withdraw'; document: Document } | { as: 'add' } | null;

/** The 201 file of a person, as HR keeps it. */
export function Tab({ person }: { person: RecordPerson }) {
  const answer = useCall(listDocuments, { params: { id: person.id } });
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const documents = answer.data?.documents;
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!documents) return <Skeleton h={240} aria-busy />;
  return (
    <Stack gap="md">
      <Group justify="flex-end">
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened({ as: 'add' })}>
          File a document
        </Button>
      </Group>
      {documents.length === 0 && (
        <Card withBorder>
          <NothingHere title="The 201 file is empty" description="Appointments, licences, diplomas and clearances of the person." />
        </Card>
      )}
      <DocumentList
        documents={documents}
        onOpen={(document) => setOpened({ as: 'view', document })}
        actions={(document) => (
          <>
            <Button size="xs" variant="default" onClick={() => setOpened({ as: 'change', document })}>
              Change
            </Button>
            <Button size="xs" variant="subtle" color="red" onClick={() => setOpened({ as: 'withdraw', document })}>
              Withdraw
            </Button>
          </>
        )}
      />
      {opened?.as === 'add' && <AddDocumentDialog personnelId={person.id} onClose={close} />}
      {opened?.as === 'change' && <ChangeDocumentDialog personnelId={person.id} document={opened.document} onClose={close} />}
      {opened?.as === 'withdraw' && <WithdrawDialog personnelId={person.id} document={opened.document} onClose={close} />}
      {opened?.as === 'view' && (
        <DocumentView
          document={opened.document}
          endpoint={fetchDocument}
          params={{ id: person.id, document: opened.document.id }}
          onClose={close}
        />
      )}
    </Stack>
  );
}
