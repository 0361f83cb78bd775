import { useState } from 'react';
import { ActionIcon, Button, FileButton, Group, Menu, Stack, Text } from '@mantine/core';
import { IconDatabaseSearch, IconPaperclip, IconX } from '@tabler/icons-react';
import { DOCUMENT_LIMIT, uploadProof } from '@talaan/kernel/contract/files.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { FileLink } from '@talaan/kernel/web/files/file-link.tsx';
import { photoWithin } from '@talaan/kernel/web/files/shrink-pictures.ts';
import { useUpload } from '@talaan/kernel/web/files/use-upload.ts';
import { EVIDENCE_KINDS } from '../../contract/codes.ts';
import { addEvidence, findKnown, readEvidence, removeEvidence } from '../../contract/evidence.ts';
import { readForm, type Line, type ShownForm } from '../../contract/forms.ts';

const TAKEN = 'image/jpeg,image/png,application/pdf';

/** What shows an accomplishment: files and photos, and records that Talaan has of the ratee. */
export function EvidenceField({ form, line }: { form: ShownForm; line: Line }) {
  const [refusal, setRefusal] = useState<string>();
  const adding = useSend(addEvidence, { alsoRefresh: [readForm] });
  const removing = useSend(removeEvidence, { alsoRefresh: [readForm] });
  const upload = useUpload(
    uploadProof,
    ({ path }, { name }) => adding.mutate({ params: { id: line.id }, body: { path, title: name } }),
    setRefusal,
  );
  const take = async (file: File | null) => {
    if (!file || upload.isPending) return;
    setRefusal(undefined);
    const sent = file.type === 'application/pdf' ? (file.size <= DOCUMENT_LIMIT ? file : null) : await photoWithin(file, DOCUMENT_LIMIT);
    if (sent) upload.start(sent);
    else setRefusal('Choose a photo (JPG, PNG) or a PDF of at most 3 MB.');
  };
  const remove = async (id: number, title: string) => {
    if (await confirmRemoval(title)) removing.mutate({ params: { id } });
  };
  return (
    <Stack gap={4}>
      {line.evidence.map(({ id, kind, title }) => (
        <Group key={id} gap={4} wrap="nowrap">
          {kind === 'FILE' ? (
            <FileLink endpoint={readEvidence} input={{ params: { id } }}>
              {title}
            </FileLink>
          ) : (
            <Text size="sm">
              {EVIDENCE_KINDS[kind]}: {title}
            </Text>
          )}
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={`Remove ${title}`} onClick={() => void remove(id, title)}>
            <IconX size={16} />
          </ActionIcon>
        </Group>
      ))}
      {refusal && (
        <Text size="sm" c="red" role="alert">
          {refusal}
        </Text>
      )}
      <Group gap="xs">
        <FileButton accept={TAKEN} onChange={(file) => void take(file)}>
          {(props) => (
            <Button {...props} variant="default" size="compact-sm" leftSection={<IconPaperclip size={14} />} loading={upload.isPending}>
              Add a file
            </Button>
          )}
        </FileButton>
        <KnownMenu form={form} line={line} onChoose={(body) => adding.mutate({ params: { id: line.id }, body })} />
      </Group>
    </Stack>
  );
}

interface KnownMenuProps {
  form: ShownForm;
  line: Line;
  onChoose: (body: { kind: keyof typeof EVIDENCE_KINDS; source_id: number }) => void;
}

/** What Talaan knows of the ratee in the period, fetched when it opens. */
function KnownMenu({ form, line, onChoose }: KnownMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const answer = useCall(findKnown, { params: { id: form.id } }, { enabled: isOpen });
  const chosen = new Set(line.evidence.map(({ kind, title }) => `${kind} ${title}`));
  const known = answer.data?.known.filter(({ kind, title }) => !chosen.has(`${kind} ${title}`));
  return (
    <Menu opened={isOpen} onChange={setOpen} shadow="md" position="bottom-start" width={320}>
      <Menu.Target>
        <Button variant="default" size="compact-sm" leftSection={<IconDatabaseSearch size={14} />}>
          Add from Talaan
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={300} style={{ overflowY: 'auto' }}>
        {known === undefined && <Menu.Label>{answer.isError ? 'It could not be read. Close and open again.' : 'Searching …'}</Menu.Label>}
        {known?.length === 0 && <Menu.Label>Nothing on record in this period.</Menu.Label>}
        {known?.map(({ kind, source_id, title, day }) => (
          <Menu.Item key={`${kind} ${source_id}`} onClick={() => onChoose({ kind, source_id })}>
            <Text size="sm">{title}</Text>
            <Text size="xs" c="dimmed">
              {EVIDENCE_KINDS[kind]}
              {day !== null && `, ${longDate(day)}`}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
