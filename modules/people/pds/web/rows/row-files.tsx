import { useState } from 'react';
import { ActionIcon, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileText, IconPaperclip, IconTrash } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { call, fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { confirmDocumentRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { UploadDialog, type UploadedDocument } from '@talaan/kernel/web/files/upload-dialog.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { downloadRowFile, FILE_SECTIONS, rowFiles, type FileSection } from '../../contract/files.ts';
import type { SectionName } from '../../contract/sections.ts';
import type { FileOnRow } from '../../contract/sheet-view.ts';
import { useRow } from '../fields/row-context.ts';
import { useSheet } from '../sheet/sheet-context.ts';
import { attempt } from '../sheet/use-sheet-store.ts';

/** How many documents are added at once. */
const AT_ONCE = 10;

/** The documents of a row: added, looked at, removed. */
export function RowFiles({ of }: { of: string }) {
  const { section, row, leave } = useRow();
  const { actions, mayEdit } = useSheet();
  const [isAdding, adding] = useDisclosure();
  const [viewed, setViewed] = useState<FileOnRow>();
  const named = fileSectionOf(section);
  if (!named) return null;
  const calls = rowFiles[named];
  const add = (documents: UploadedDocument[]) =>
    attempt(async () => {
      let message = '';
      for (const { path } of documents) ({ message } = await call(calls.add, { body: { pds_id: row.id, attachment_path: path } }));
      await actions.read();
      showSuccess(message);
    });
  const remove = async (file: FileOnRow) => {
    if (!(await confirmDocumentRemoval(file.name))) return;
    await attempt(async () => {
      const { message } = await call(calls.remove, { params: { id: file.id } });
      await actions.read();
      showSuccess(message);
    });
  };
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        {say('Attachments')}
      </Text>
      {row.files.length === 0 && (
        <Text size="sm" c="dimmed">
          {mayEdit ? say('None yet: {of}, as PDF.', { of }) : say('None.')}
        </Text>
      )}
      {row.files.map((file) => (
        <Group key={file.id} gap="xs" wrap="nowrap">
          <IconFileText size={18} aria-hidden />
          <Anchor component="button" type="button" size="sm" className="file-name" onClick={() => setViewed(file)}>
            {file.name}
          </Anchor>
          {mayEdit && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              onClick={() => void remove(file)}
              aria-label={say('Remove {name}', { name: file.name })}
            >
              <IconTrash size={18} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {mayEdit && (
        <Group>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPaperclip size={16} />}
            onClick={() => {
              leave();
              adding.open();
            }}
          >
            {say('Attach files')}
          </Button>
        </Group>
      )}
      <UploadDialog title={say('Attach files')} opened={isAdding} onClose={adding.close} most={AT_ONCE} onAdd={add} />
      <Dialog opened={viewed !== undefined} onClose={() => setViewed(undefined)} title={viewed?.name} size="paper">
        {viewed && (
          <PdfView
            of={['row file', viewed.id]}
            fetchPdf={() => fetchFile(downloadRowFile, { params: { id: viewed.id } })}
            name={viewed.name}
          />
        )}
      </Dialog>
    </Stack>
  );
}

function fileSectionOf(section: SectionName): FileSection | undefined {
  return (Object.keys(FILE_SECTIONS) as FileSection[]).find((name) => FILE_SECTIONS[name] === section);
}
