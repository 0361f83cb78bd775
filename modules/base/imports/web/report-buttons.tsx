import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import type { ImportView, RecordOfImport } from './import-view.ts';

/** What became of every row, as a file. */
export function ReportButtons({ view, record }: { view: ImportView; record: RecordOfImport }) {
  const report = useSend(view.calls.report);
  const save = (format: 'xlsx' | 'csv') => report.mutate({ params: { id: record.id }, query: { format } });
  return (
    <Group gap="xs">
      <Button variant="default" leftSection={<IconDownload size={16} />} loading={report.isPending} onClick={() => save('xlsx')}>
        Report (XLSX)
      </Button>
      <Button variant="default" loading={report.isPending} onClick={() => save('csv')}>
        Report (CSV)
      </Button>
    </Group>
  );
}
