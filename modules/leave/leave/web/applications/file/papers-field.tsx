import { ActionIcon, Group, Input, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconFileText, IconX } from '@tabler/icons-react';
import { DOCUMENT_LIMIT, uploadProof } from '@talaan/kernel/contract/files.ts';
import { FileDrop } from '@talaan/kernel/web/files/file-drop.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Preview } from '../../../contract/applications.ts';
import type { LeaveFields } from './leave-values.ts';

const OTHER = 'Another paper';

interface PapersFieldProps {
  form: UseFormReturnType<LeaveFields>;
  /** What the application needs. */
  needed: Preview['papers'];
}

/** The papers that go with it, each photographed or scanned, and any other. */
export function PapersField({ form, needed }: PapersFieldProps) {
  const { papers } = form.values;
  const error = Object.entries(form.errors).find(([field]) => field.startsWith('papers'))?.[1];
  const remove = (at: number) => form.setFieldValue('papers', papers.toSpliced(at, 1));
  const missing = needed.filter(({ name }) => !papers.some((paper) => paper.name === name));
  const asked = [...missing, { name: OTHER, is_required: false, may_follow: true }];
  return (
    <Stack gap="sm" component="section" aria-label={say('Papers')}>
      {papers.length > 0 && (
        <Input.Wrapper label={say('Papers that were added')} labelElement="div">
          {papers.map(({ name, file }, at) => (
            <Group key={file.path} gap="xs" wrap="nowrap">
              <IconFileText size={18} aria-hidden />
              <Text size="sm" className="cut-text">
                {name}: {file.name}
              </Text>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={say('Leave out {name}', { name: file.name })}
                onClick={() => remove(at)}
              >
                <IconX size={16} />
              </ActionIcon>
            </Group>
          ))}
        </Input.Wrapper>
      )}
      {asked.map(({ name, is_required, may_follow }) => (
        <FileDrop
          // Begins anew after each that was added.
          key={`${name} ${papers.length}`}
          label={is_required && !may_follow ? say('{name} (required)', { name: say(name) }) : say(name)}
          endpoint={uploadProof}
          endings={['.pdf', '.jpg', '.jpeg', '.png']}
          maxBytes={DOCUMENT_LIMIT}
          hint={is_required && may_follow ? say('May follow until five days after the return') : say('A PDF or a photo of at most 3 MB')}
          onUploaded={({ path }, file) => form.setFieldValue('papers', [...papers, { name, file: { path, name: file.name } }])}
        />
      ))}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </Stack>
  );
}
