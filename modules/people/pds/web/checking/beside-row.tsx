import { useState } from 'react';
import { Card, Stack, Tabs, Text, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { downloadRowFile } from '../../contract/files.ts';
import type { FileOnRow, SheetView } from '../../contract/sheet-view.ts';
import type { RowToCheck } from './rows-to-check.ts';

/** The attachments of the row in hand; of work also what the service record says. */
export function BesideRow({ row, sheet }: { row: RowToCheck; sheet: SheetView }) {
  return (
    <Card withBorder padding="sm">
      <Stack gap="sm">
        <Stack gap={0}>
          <Text size="sm" c="dimmed">
            {sheet.fullname}
          </Text>
          <Title order={2} size="h5" className="printed-value">
            {row.title}
          </Title>
        </Stack>
        <Attachments key={row.key} files={row.row.files} />
        {(row.section === 'work' || row.section === 'university_work') && <OnRecord work={sheet.internal_work} />}
      </Stack>
    </Card>
  );
}

function Attachments({ files }: { files: readonly FileOnRow[] }) {
  const [chosen, choose] = useState<string | null>(files[0] ? String(files[0].id) : null);
  const file = files.find(({ id }) => String(id) === chosen);
  if (!file) {
    return (
      <Text size="sm" c="dimmed">
        No attachment. Where one is needed, return the row with a remark; where none is, nothing need be done.
      </Text>
    );
  }
  const view = (
    <PdfView of={['row file', file.id]} fetchPdf={() => fetchFile(downloadRowFile, { params: { id: file.id } })} name={file.name} />
  );
  if (files.length === 1)
    return (
      <Stack gap={4}>
        <Text size="sm" className="file-name">
          {file.name}
        </Text>
        {view}
      </Stack>
    );
  return (
    <Tabs value={chosen} onChange={choose} keepMounted={false}>
      <Tabs.List aria-label="Attachments">
        {files.map(({ id, name }) => (
          <Tabs.Tab key={id} value={String(id)}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={String(file.id)} pt="xs">
        {view}
      </Tabs.Panel>
    </Tabs>
  );
}

function OnRecord({ work }: { work: SheetView['internal_work'] }) {
  return (
    <Stack gap={4} component="section" aria-label="The service record">
      <Title order={3} size="h6">
        The service record says
      </Title>
      {work.length === 0 && <Text size="sm">No work in the university.</Text>}
      {work.map((one) => (
        <Text key={`${one.from} ${one.position}`} size="sm">
          {one.from ? longDate(one.from) : 'From the start'} to {one.to ? longDate(one.to) : 'present'}: {one.position},{' '}
          {[one.appointment_status, one.monthly_salary !== null && formatPesos(one.monthly_salary), one.sg_step && `SG ${one.sg_step}`]
            .filter(Boolean)
            .join(', ')}
        </Text>
      ))}
    </Stack>
  );
}
