import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { AddFiles } from './add-files.tsx';
import { readAttachment, type DocumentPage } from '../../contract/documents.ts';

/** The scans, read in place; the office that holds the paper adds some. */
export function DocumentFiles({ page, office }: { page: DocumentPage; office: number | undefined }) {
  const [shown, setShown] = useState<DocumentPage['attachments'][number]>();
  return (
    <Stack gap="xs" align="flex-start">
      {page.attachments.map((file) => (
        <Group key={file.id} gap="xs">
          <Button variant="default" leftSection={<IconFileText size={16} />} onClick={() => setShown(file)}>
            {file.name}
          </Button>
          {file.is_searchable === false && (
            <Text size="sm" c="dimmed">
              Has no text to search
            </Text>
          )}
        </Group>
      ))}
      {page.actions.includes('attach') && page.holder && <AddFiles page={page} office={page.holder.id} />}
      {shown && (
        <Dialog title={shown.name} size="paper" onClose={() => setShown(undefined)}>
          <PdfView
            of={['document', page.id, shown.id]}
            name={shown.name}
            fetchPdf={() => fetchFile(readAttachment, { params: { id: page.id, file: shown.id }, query: { office } })}
          />
        </Dialog>
      )}
    </Stack>
  );
}
