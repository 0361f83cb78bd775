import { useEffect, useRef, useState } from 'react';
import { ActionIcon, Alert, Button, Group, Image, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCamera, IconRefresh, IconTrash } from '@tabler/icons-react';
import { DOCUMENT_LIMIT, uploadDocument } from '../../contract/files.ts';
import { now } from '../calls/clock.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { FormFoot } from '../forms/form-foot.tsx';
import { pdfWithin, takePicture, type TakenPicture } from './shrink-pictures.ts';
import type { UploadedDocument } from './upload-dialog.tsx';
import { SHARP, useCamera } from './use-camera.ts';
import { useSend } from '../calls/use-call.ts';
import './pictures-dialog.css';
import { ZONE } from '../../contract/zone.ts';
import { say } from '../../contract/say.ts';

/** More pages do not stay readable within the size that a document may have. */
const MOST_PAGES = 20;

interface PicturesDialogProps {
  onClose: () => void;
  /** Gives the scan to the record; false where it refused it. */
  onAdd: (documents: UploadedDocument[]) => Promise<boolean> | boolean;
}

interface Page extends TakenPicture {
  key: number;
  url: string;
}

/** Photographs a paper page by page; the pages become one PDF, which is uploaded. */
export function PicturesDialog({ onClose, onAdd }: PicturesDialogProps) {
  const { video, state } = useCamera('environment', SHARP);
  const { pages, again, setAgain, keep, remove } = usePages();
  const [fault, setFault] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const upload = useSend(uploadDocument);

  const take = async () => {
    setFault(undefined);
    if (video.current) keep(await takePicture(video.current));
  };
  const save = async () => {
    setSaving(true);
    const pdf = await pdfWithin(pages, DOCUMENT_LIMIT);
    if (!pdf) setFault('These pages do not fit into 3 MB. Remove some, and scan them as another file.');
    else if (await send(new File([pdf], nameOfScan(), { type: 'application/pdf' }))) return onClose();
    setSaving(false);
  };
  const send = async (file: File) => {
    const kept = await upload.mutateAsync({ file }).catch(() => undefined);
    return kept !== undefined && onAdd([{ path: kept.path, name: file.name }]);
  };

  const at = again === undefined ? -1 : pages.findIndex(({ key }) => key === again);
  const label = at >= 0 ? say('Take page {at} now', { at: at + 1 }) : say('Take page {length}', { length: pages.length + 1 });
  return (
    <Dialog title={say('Take pictures')} onClose={onClose} size="form" isDirty={pages.length > 0}>
      <Stack gap="sm">
        {state === 'off' ? (
          <Alert color="yellow">{say('The camera is off. Allow it for this page, or close this and add a PDF.')}</Alert>
        ) : (
          <video ref={video} muted playsInline className="pictures-video" aria-label={say('What the camera sees')} />
        )}
        <Button
          leftSection={<IconCamera size={18} />}
          size="md"
          disabled={state !== 'on' || isSaving || (at < 0 && pages.length >= MOST_PAGES)}
          onClick={() => void take()}
        >
          {label}
        </Button>
        {pages.length >= MOST_PAGES && <Text size="sm">{say('A scan has at most {most_pages} pages.', { most_pages: MOST_PAGES })}</Text>}
        <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
          {pages.map((page, index) => (
            <Paper key={page.key} withBorder p={4} component="section" aria-label={say('Page {index}', { index: index + 1 })}>
              <Image src={page.url} alt={say('Page {index}', { index: index + 1 })} className="pictures-page" />
              <Group justify="space-between" gap={0} wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  disabled={isSaving || state !== 'on'}
                  onClick={() => setAgain(page.key)}
                  aria-label={say('Take page {index} again', { index: index + 1 })}
                >
                  <IconRefresh size={18} />
                </ActionIcon>
                <Text size="sm">{index + 1}</Text>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  disabled={isSaving}
                  onClick={() => remove(page.key)}
                  aria-label={say('Remove page {index}', { index: index + 1 })}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </Group>
            </Paper>
          ))}
        </SimpleGrid>
        {fault !== undefined && (
          <Alert color="red" role="alert">
            {fault}
          </Alert>
        )}
        <FormFoot action={say('Add the scan')} pending={isSaving} disabled={pages.length === 0} onAction={() => void save()} />
      </Stack>
    </Dialog>
  );
}

/** The pages in their order; one that is taken again keeps its place. */
function usePages() {
  const [pages, setPages] = useState<Page[]>([]);
  const [again, setAgain] = useState<number>();
  const next = useRef(1);
  const urls = useRef<string[]>([]);
  useEffect(() => {
    const made = urls.current;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  return {
    pages,
    again,
    setAgain,
    keep: (picture: TakenPicture) => {
      const url = URL.createObjectURL(picture.blob);
      urls.current.push(url);
      const page = { ...picture, url, key: next.current++ };
      setPages((kept) => (kept.some(({ key }) => key === again) ? kept.map((one) => (one.key === again ? page : one)) : [...kept, page]));
      setAgain(undefined);
    },
    remove: (key: number) => setPages((kept) => kept.filter((one) => one.key !== key)),
  };
}

/** `Scan 2026-11-28 0930.pdf`, by the time of the university. */
function nameOfScan(): string {
  const moment = now().toZonedDateTimeISO(ZONE);
  return `Scan ${moment.toPlainDate().toString()} ${String(moment.hour).padStart(2, '0')}${String(moment.minute).padStart(2, '0')}.pdf`;
}
