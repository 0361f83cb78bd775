import { useState } from 'react';
import { Button, Card, List, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { FileDrop } from '@talaan/kernel/web/files/file-drop.tsx';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { IMPORT_LIMIT, IMPORT_ROWS } from '../contract/import-record.ts';
import { EarlierImports, IMPORTS_A_PAGE } from './earlier-imports.tsx';
import type { ImportView } from './import-view.ts';

interface UploadStepProps {
  view: ImportView;
  onOpen: (id: number) => void;
}

/** The template to fill, where the filled one is uploaded, and the imports so far. */
export function UploadStep({ view, onOpen }: UploadStepProps) {
  const { calls, section, office, fileLabel, help, most = IMPORT_ROWS } = view;
  const template = useSend(calls.template);
  const [page, setPage] = useState(1);
  const earlier = useCall(calls.list, { query: { section, office, page, per_page: IMPORTS_A_PAGE } });
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
            label={fileLabel}
            endpoint={calls.upload}
            input={{ query: { section, office } }}
            endings={['.csv', '.xlsx', '.txt']}
            maxBytes={IMPORT_LIMIT}
            hint={`Excel workbook (.xlsx) or CSV of at most 20 MB and ${new Intl.NumberFormat('en-PH').format(most)} rows`}
            onUploaded={(answer) => onOpen(answer.import.id)}
          />
          <List size="sm" c="dimmed" spacing={4}>
            {help.map((item) => (
              <List.Item key={item}>{item}</List.Item>
            ))}
            <List.Item>Nothing is stored before you have seen what each row would do and confirmed it.</List.Item>
            {office === undefined && <List.Item>An empty cell changes nothing.</List.Item>}
          </List>
        </Stack>
      </Card>
      <EarlierImports canUndo={view.undoing !== undefined} answer={earlier} page={page} onPage={setPage} onOpen={onOpen} />
    </Stack>
  );
}
