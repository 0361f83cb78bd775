import { useState } from 'react';
import { ActionIcon, Button, Card, Group, Menu, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconFileText, IconTrash, IconUpload } from '@tabler/icons-react';
import { confirmDocumentRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { FileLink } from '@talaan/kernel/web/files/file-link.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { UploadDialog } from '@talaan/kernel/web/files/upload-dialog.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { addOwnPaper, downloadPaper, listOwnApplications, readLacking, readOwnApplication, removeOwnPaper } from '../../contract/mine.ts';
import type { PaperLine, RequirementLine } from '../../contract/words.ts';

interface PaperListProps {
  /** The number of the application. */
  application: number;
  requirements: readonly RequirementLine[];
  papers: readonly PaperLine[];
  reusable?: readonly (PaperLine & { post: string })[];
  mayChange: boolean;
}

const CHANGED = [readOwnApplication, readLacking, listOwnApplications];
const MOST_AT_ONCE = 5;
const NONE: NonNullable<PaperListProps['reusable']> = [];

/** What the post asks for, line by line, with the PDFs that are there. */
export function PaperList({ application, requirements, papers, reusable = NONE, mayChange }: PaperListProps) {
  return (
    <Stack gap="xs">
      {requirements.map((requirement) => (
        <Requirement
          key={requirement.code}
          application={application}
          requirement={requirement}
          papers={papers.filter(({ code }) => code === requirement.code)}
          reusable={reusable}
          mayChange={mayChange}
        />
      ))}
    </Stack>
  );
}

interface RequirementProps extends Omit<PaperListProps, 'requirements'> {
  requirement: RequirementLine;
  reusable: readonly (PaperLine & { post: string })[];
}

function Requirement({ application, requirement, papers, reusable, mayChange }: RequirementProps) {
  const { code, label, is_needed } = requirement;
  const [isAdding, setAdding] = useState(false);
  const add = useSend(addOwnPaper, { alsoRefresh: CHANGED, onDone: ({ message }) => showSuccess(message) });
  const Icon = papers.length > 0 ? IconCircleCheck : IconCircleDashed;
  const addAll = async (documents: { path: string }[]) => {
    for (const { path } of documents) await add.mutateAsync({ params: { id: application }, body: { code, attachment_path: path } });
    return true;
  };
  return (
    <Card withBorder padding="sm" component="section" aria-label={label}>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Group gap="xs" wrap="nowrap" flex="1 1 14rem" miw={0}>
            <ThemeIcon size={20} variant="transparent" color="gray" aria-hidden>
              <Icon size={20} />
            </ThemeIcon>
            <Text size="sm" fw={500}>
              {label}
              <Text span size="sm" fw={400} c="dimmed" ml="xs">
                {papers.length > 0 ? 'there' : is_needed ? 'needed' : say('if you have it')}
              </Text>
            </Text>
          </Group>
          {mayChange && code !== 'sheet' && (
            <Group gap="xs">
              {reusable.length > 0 && (
                <Menu position="bottom-end">
                  <Menu.Target>
                    <Button variant="subtle" aria-label={say('Use an earlier file for {label}', { label })}>
                      {say('Use an earlier file')}
                    </Button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    {reusable.map((paper) => (
                      <Menu.Item
                        key={paper.id}
                        onClick={() => add.mutate({ params: { id: application }, body: { code, paper_id: paper.id } })}
                      >
                        {paper.name} ({paper.post})
                      </Menu.Item>
                    ))}
                  </Menu.Dropdown>
                </Menu>
              )}
              <Button
                variant="default"
                leftSection={<IconUpload size={16} />}
                onClick={() => setAdding(true)}
                aria-label={say('Add the PDF: {label}', { label })}
              >
                {say('Add the PDF')}
              </Button>
            </Group>
          )}
        </Group>
        {papers.map((paper) => (
          <PaperOfOwn key={paper.id} application={application} paper={paper} mayChange={mayChange} />
        ))}
      </Stack>
      <UploadDialog title={label} opened={isAdding} onClose={() => setAdding(false)} most={MOST_AT_ONCE} onAdd={addAll} />
    </Card>
  );
}

function PaperOfOwn({ application, paper, mayChange }: { application: number; paper: PaperLine; mayChange: boolean }) {
  const remove = useSend(removeOwnPaper, { alsoRefresh: CHANGED, onDone: ({ message }) => showSuccess(message) });
  const ask = async () => {
    if (await confirmDocumentRemoval(paper.name)) remove.mutate({ params: { id: application, paper_id: paper.id } });
  };
  return (
    <Group gap="xs" wrap="nowrap">
      <IconFileText size={18} aria-hidden />
      <FileLink truncate endpoint={downloadPaper} input={{ params: { id: paper.id } }}>
        {paper.name}
      </FileLink>
      {mayChange && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          loading={remove.isPending}
          onClick={() => void ask()}
          aria-label={say('Remove {name}', { name: paper.name })}
        >
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </Group>
  );
}
