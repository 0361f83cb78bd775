import { useState } from 'react';
import { Button, Group } from '@mantine/core';
import { IconCamera, IconUpload } from '@tabler/icons-react';
import { PicturesDialog } from './pictures-dialog.tsx';
import { UploadDialog, type UploadedDocument } from './upload-dialog.tsx';
import { say } from '../../contract/say.ts';

interface AddPdfsProps {
  /** How many more the record takes. */
  most: number;
  /** Gives the documents to the record; false where it refused them. */
  onAdd: (documents: UploadedDocument[]) => Promise<boolean> | boolean;
}

/** Adds PDFs to a record: chosen or dropped, or photographed page by page. */
export function AddPdfs({ most, onAdd }: AddPdfsProps) {
  const [by, setBy] = useState<'files' | 'camera'>();
  const close = () => setBy(undefined);
  return (
    <>
      <Group gap="xs">
        <Button variant="default" leftSection={<IconUpload size={16} />} onClick={() => setBy('files')}>
          {say('Add PDFs')}
        </Button>
        <Button variant="default" leftSection={<IconCamera size={16} />} onClick={() => setBy('camera')}>
          {say('Take pictures')}
        </Button>
      </Group>
      <UploadDialog title={say('Add PDFs')} opened={by === 'files'} onClose={close} most={most} onAdd={onAdd} />
      {by === 'camera' && <PicturesDialog onClose={close} onAdd={onAdd} />}
    </>
  );
}
