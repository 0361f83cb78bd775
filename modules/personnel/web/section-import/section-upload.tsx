import { Anchor, Button, Card, Group, List, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { FileDrop } from '@talaan/kernel/web/file-drop.tsx';
import { useCall, useSend } from '@talaan/kernel/web/use-call.ts';
import { IMPORT_LIMIT } from '../../contract/import.ts';
import { downloadSectionTemplate, listSectionImports, uploadSection } from '../../contract/section-import/section-import.ts';
import { SECTION_TITLES, type ImportSection } from '../../contract/section-import/sections.ts';
import { ImportStateBadge, sayCounts, sayMoment } from '../import/say-import.tsx';

interface SectionUploadProps {
  section: ImportSection;
  onOpen: (id: number) => void;
}

/** The template to fill, where the filled one comes in, and the imports of the section so far. */
export function SectionUpload({ section, onOpen }: SectionUploadProps) {
  const template = useSend(downloadSectionTemplate);
  const title = SECTION_TITLES[section];
  return (
    <Stack gap="lg">
      <Card withBorder padding="lg">
        <Stack gap="md">
          <Button
            variant="default"
            w="fit-content"
            leftSection={<IconDownload size={16} />}
            loading={template.isPending}
            onClick={() => template.mutate({ query: { section } })}
          >
            Download the template
          </Button>
          <FileDrop
            key={section}
            label={`Spreadsheet of ${title.toLowerCase()}`}
            endpoint={uploadSection}
            input={{ query: { section } }}
            endings={['.csv', '.xlsx', '.txt']}
            maxBytes={IMPORT_LIMIT}
            hint="Excel workbook (.xlsx) or CSV of at most 20 MB and 20,000 rows"
            onUploaded={(answer) => onOpen(answer.import.id)}
          />
          <List size="sm" c="dimmed" spacing={4}>
            <List.Item>People are found by their employee number; where the name is given, it must fit.</List.Item>
            <List.Item>Nothing is written before you have seen what each row would do and confirmed it.</List.Item>
            <List.Item>An empty cell changes nothing.</List.Item>
            <List.Item>{sayAfterwards(section)}</List.Item>
          </List>
        </Stack>
      </Card>
      <Stack gap="sm">
        <Title order={2} size="h4">
          Earlier imports
        </Title>
        <EarlierSections section={section} onOpen={onOpen} />
      </Stack>
    </Stack>
  );
}

/** Why there is no undoing here. */
export function sayAfterwards(section: ImportSection): string {
  return section === 'identity-numbers'
    ? 'An import of identity numbers cannot be undone; a wrong one is corrected in the record.'
    : 'An import cannot be undone as a whole: whatever it corrects stays on record as it was, and each row can be corrected with a reason.';
}

const SHOWN = 10;

function EarlierSections({ section, onOpen }: SectionUploadProps) {
  const answer = useCall(listSectionImports, { query: { section, page: 1, per_page: SHOWN } });
  if (answer.isError && !answer.data)
    return (
      <Card withBorder>
        <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />
      </Card>
    );
  if (!answer.data) return <Skeleton h={120} aria-busy />;
  if (answer.data.total === 0)
    return (
      <Card withBorder>
        <NothingHere title="No imports yet" description="What was imported stays listed here, with its report." />
      </Card>
    );
  return (
    <Stack gap="xs">
      {answer.data.imports.map((one) => (
        <Card key={one.id} withBorder padding="sm">
          <Group justify="space-between" gap="sm">
            <Stack gap={2}>
              <Anchor component="button" type="button" ta="left" fw={500} onClick={() => onOpen(one.id)}>
                {one.file_name}
              </Anchor>
              <Text size="sm" c="dimmed">
                {sayMoment(one.imported_at ?? one.created_at)}
                {one.started_by ? `, ${one.started_by}` : ''}
              </Text>
            </Stack>
            <Group gap="sm">
              <Text size="sm" c="dimmed">
                {sayCounts(one)}
              </Text>
              <ImportStateBadge state={one.state} />
            </Group>
          </Group>
        </Card>
      ))}
    </Stack>
  );
}
