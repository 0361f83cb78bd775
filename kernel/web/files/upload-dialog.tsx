import { useState } from 'react';
import { ActionIcon, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { IconFileCheck, IconFileText, IconFileX, IconTrash } from '@tabler/icons-react';
import { numericDate } from '../../contract/dates.ts';
import { DOCUMENT_LIMIT } from '../../contract/files.ts';
import { useToday } from '../calls/clock.ts';
import { confirmRemoval } from '../dialogs/confirm.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { DropZone } from './drop-zone.tsx';
import { refusalOf, refusalOfContent } from './file-check.ts';
import { FormFoot } from '../forms/form-foot.tsx';
import { showError } from '../toasts.ts';
import type { QueuedFile } from './upload-queue.ts';
import { useLock } from '../calls/use-lock.ts';
import { useUploadQueue } from './use-upload-queue.ts';
import { say } from '../../contract/say.ts';

/** A document that was uploaded and waits for the record that takes its path. */
export interface UploadedDocument {
  path: string;
  name: string;
}

interface UploadDialogProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  /** How many documents the record takes. */
  most: number;
  /** Gives the documents to the record; false where it refused them. */
  onAdd: (documents: UploadedDocument[]) => Promise<boolean> | boolean;
}

const LIMITS = { endings: ['.pdf'], maxBytes: DOCUMENT_LIMIT, hint: 'pdf files with a size less than 3mb' };

/** Adds documents (specification, sections 4, 5 and 8): chosen, checked, uploaded by themselves one at a time, added on confirm. */
export function UploadDialog({ title, opened, onClose, ...rest }: UploadDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <UploadBody onClose={onClose} {...rest} />
    </Dialog>
  );
}

type UploadBodyProps = Pick<UploadDialogProps, 'most' | 'onAdd' | 'onClose'>;

function UploadBody({ most, onAdd, onClose }: UploadBodyProps) {
  const { queue, add, remove, isBusy } = useUploadQueue();
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const lock = useLock();
  const room = most - queue.length;

  const take = async (files: File[]) => {
    const judged = await Promise.all(
      files.map(async (file) => ({ file, refusal: refusalOf(file, LIMITS) ?? (await refusalOfContent(file)) })),
    );
    const refused = judged.filter(({ refusal }) => refusal !== undefined);
    for (const refusal of new Set(refused.map((one) => one.refusal!))) showError(refusal);
    setRefused(refused.map(({ file }) => say('{name} was not taken: {file}', { name: file.name, file: formatRefused(file) })));
    add(judged.flatMap(({ file, refusal }) => (refusal === undefined ? [file] : [])).slice(0, room));
  };
  const ask = async (one: QueuedFile) => {
    if (await confirmRemoval(one.file.name)) remove(one.key);
  };
  const save = async () => {
    const documents = queue.flatMap(({ path, file }) => (path ? [{ path, name: file.name }] : []));
    if (documents.length === 0) return showError(say('Unable to save'));
    if (!lock.take()) return;
    setSaving(true);
    // What was taken stays locked: the dialog is on its way out.
    if (await onAdd(documents)) return onClose();
    setSaving(false);
    lock.release();
  };
  return (
    <Stack gap="sm">
      <DropZone limits={LIMITS} onFiles={(files) => void take(files)} several={most > 1} full={room <= 0} />
      {refused.length > 0 && (
        <Stack gap={2} role="alert">
          {refused.map((line) => (
            <Text key={line} size="sm" c="red">
              {line}
            </Text>
          ))}
        </Stack>
      )}
      {queue.map((one) => (
        <QueuedLine key={one.key} one={one} isFixed={isSaving} onRemove={() => void ask(one)} />
      ))}
      <FormFoot action={say('Save')} pending={isBusy || isSaving} onAction={() => void save()} />
    </Stack>
  );
}

/** What to do about a file that is not taken. */
function formatRefused(file: File): string {
  const isTooLarge = file.name.toLowerCase().endsWith('.pdf') && file.size > DOCUMENT_LIMIT;
  return isTooLarge
    ? say('it has {file}, and a PDF may have 3 MB. Scan it in grey or with fewer dots, or split it.', { file: sizeOf(file) })
    : say('it is no PDF. Save it as PDF and add that.');
}

const ICONS = { waiting: IconFileText, uploading: IconFileText, uploaded: IconFileCheck, failed: IconFileX };
const WORDS = { waiting: 'Waits', uploading: 'Uploading', uploaded: 'Uploaded', failed: 'Not uploaded' };

interface QueuedLineProps {
  one: QueuedFile;
  /** While the record takes it: it cannot be removed here any more. */
  isFixed: boolean;
  onRemove: () => void;
}

function QueuedLine({ one: { file, state, fraction }, isFixed, onRemove }: QueuedLineProps) {
  const Icon = ICONS[state];
  const date = numericDate(useToday());
  return (
    <Paper withBorder p="xs">
      <Group gap="xs" wrap="nowrap">
        <Icon size={20} aria-hidden />
        <Stack gap={2} flex={1} miw={0}>
          <Text size="sm" truncate>
            {file.name}
          </Text>
          <Text size="xs" c="dimmed" role="status">
            {WORDS[state]} · {sizeOf(file)} · {date}
          </Text>
          {state === 'uploading' && <Progress value={fraction * 100} size="xs" aria-label={say('Uploading {name}', { name: file.name })} />}
        </Stack>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          disabled={isFixed || state === 'uploading'}
          onClick={onRemove}
          aria-label={say('Remove {name}', { name: file.name })}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </Group>
    </Paper>
  );
}

function sizeOf({ size }: File): string {
  return size < 1_048_576
    ? say('{kilobytes} KB', { kilobytes: Math.ceil(size / 1024) })
    : say('{size} MB', { size: (size / 1_048_576).toFixed(1) });
}
