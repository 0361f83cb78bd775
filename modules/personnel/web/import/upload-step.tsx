import { useState } from 'react';
import { Anchor, Card, List, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { FileDrop } from '@talaan/kernel/web/file-drop.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { IMPORT_LIMIT, listPersonnelImports, uploadPersonnelImport } from '../../contract/import.ts';
import { EarlierImports, IMPORTS_A_PAGE } from './earlier-imports.tsx';

/** Where a file comes in, what it may look like, and the imports so far. */
export function UploadStep({ onOpen }: { onOpen: (id: number) => void }) {
  const [page, setPage] = useState(1);
  const earlier = useCall(listPersonnelImports, { query: { page, per_page: IMPORTS_A_PAGE } });
  return (
    <Stack gap="lg">
      <Card withBorder padding="lg">
        <Stack gap="md">
          <FileDrop
            label="Spreadsheet of people"
            endpoint={uploadPersonnelImport}
            endings={['.csv', '.xlsx', '.txt']}
            maxBytes={IMPORT_LIMIT}
            hint="Excel workbook (.xlsx) or CSV of at most 20 MB and 20,000 rows"
            onUploaded={(answer) => onOpen(answer.import.id)}
          />
          <List size="sm" c="dimmed" spacing={4}>
            <List.Item>
              One row a person, with headings such as Employee No., Last name, First name, Sex, Office, Position, Status, PIN, Date hired.
            </List.Item>
            <List.Item>Nothing is written before you have seen what each row would do and confirmed it.</List.Item>
            <List.Item>An empty cell changes nothing.</List.Item>
          </List>
          <Text size="sm">
            To correct people who are on record,{' '}
            <Anchor component={Link} to="/personnels/list" underline="always">
              export the personnel list
            </Anchor>
            , change it, and bring it back here.
          </Text>
        </Stack>
      </Card>
      <EarlierImports
        answer={earlier}
        page={page}
        onPage={setPage}
        onOpen={onOpen}
        kept="What was imported stays listed here, with its report, and can be undone."
      />
    </Stack>
  );
}
