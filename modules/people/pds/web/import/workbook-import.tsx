import { useState } from 'react';
import { Card, List, Stack } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { FileDrop } from '@talaan/kernel/web/files/file-drop.tsx';
import { myWorkbook, theirWorkbook, WORKBOOK_LIMIT, type WorkbookPreview } from '../../contract/workbook.ts';
import { callsOf, type Whose } from '../sheet/sheet-owner.ts';
import { PreviewStep } from './preview-step.tsx';

/** Old workbooks and PDFs are let through to the server, which says what to do with them. */
const ENDINGS = ['.xlsx', '.xls', '.pdf'];

interface WorkbookImportProps {
  whose: Whose;
  /** The sheet itself. */
  back: string;
}

/** A file, what was read in it, and what of that is taken over. Nothing is kept before. */
export function WorkbookImport({ whose, back }: WorkbookImportProps) {
  const [read, setRead] = useState<{ preview: WorkbookPreview; file: string }>();
  const calls = whose === 'me' ? (myWorkbook as unknown as typeof theirWorkbook) : theirWorkbook;
  const { params } = callsOf(whose);
  if (read) return <PreviewStep {...read} whose={whose} calls={calls} back={back} onAnother={() => setRead(undefined)} />;
  return (
    <Card withBorder padding="lg">
      <Stack gap="md">
        <FileDrop
          label={say('Filled CS Form No. 212')}
          endpoint={calls.preview}
          input={{ params }}
          endings={ENDINGS}
          maxBytes={WORKBOOK_LIMIT}
          hint={say('Excel workbook (.xlsx), revised 2017, 2025 or 2026, at most 3 MB')}
          onUploaded={(preview, file) => setRead({ preview, file: file.name })}
        />
        <List size="sm" c="dimmed" spacing={4}>
          <List.Item>{say('Boxes are found by their printed labels, so a copy whose rows and columns were moved still reads.')}</List.Item>
          <List.Item>{say('Nothing is written before you have seen what was read and taken it over.')}</List.Item>
          <List.Item>{say('What could not be placed is shown to you with its place in the file.')}</List.Item>
          <List.Item>{say('An old workbook (.xls) or a PDF: open it in Excel and save it as .xlsx.')}</List.Item>
        </List>
      </Stack>
    </Card>
  );
}
