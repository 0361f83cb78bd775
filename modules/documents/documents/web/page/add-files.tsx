import { Text } from '@mantine/core';
import { AddPdfs } from '@talaan/kernel/web/files/add-pdfs.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { readDocument, type DocumentPage } from '../../contract/documents.ts';
import { addFiles, MOST_FILES } from '../../contract/register.ts';

/** Adds scans to a paper while the office holds it. */
export function AddFiles({ page, office }: { page: DocumentPage; office: number }) {
  const send = useSend(addFiles, { alsoRefresh: [readDocument], onDone: ({ message }) => showSuccess(message) });
  const room = MOST_FILES - page.attachments.length;
  if (room <= 0)
    return (
      <Text size="sm" c="dimmed">
        A document has at most {MOST_FILES} files.
      </Text>
    );
  return (
    <AddPdfs
      most={room}
      onAdd={async (documents) => {
        const body = { office_id: office, attachments: documents.map(({ path }) => path) };
        const answer = await send.mutateAsync({ params: { id: page.id }, body }).catch(() => undefined);
        return answer !== undefined;
      }}
    />
  );
}
