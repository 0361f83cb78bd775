import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { confirm } from '@talaan/kernel/web/confirm.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/use-call.ts';
import { downloadImportReport, undoPersonnelImport, type ImportRecord } from '../../contract/import.ts';
import { RowsTable } from './rows-table.tsx';
import { sayCounts, sayMoment } from './say-import.tsx';

/** What an import did, its report, and its undoing. */
export function DoneStep({ record }: { record: ImportRecord }) {
  const undo = useSend(undoPersonnelImport, { onDone: () => showSuccess('The import was undone.') });
  const ask = async () => {
    const question = `Take back the whole import of ${record.file_name}: whoever it added is removed, whoever it changed is as before.`;
    if (await confirm({ title: 'Undo the import', question, action: 'Undo', danger: true })) undo.mutate({ params: { id: record.id } });
  };
  return (
    <Stack gap="md">
      {record.state === 'imported' ? (
        <Alert color="green" title={`Imported: ${sayCounts(record)}`}>
          {record.imported_at && sayMoment(record.imported_at)}
          {record.started_by ? `, by ${record.started_by}` : ''}
        </Alert>
      ) : (
        <Alert color="yellow" title="This import was undone">
          {record.undone_at && sayMoment(record.undone_at)}. People, offices and positions are as they were before it.
        </Alert>
      )}
      {undo.error && (
        <Alert color="red" title="It was not undone" role="alert">
          {undo.error.message}
        </Alert>
      )}
      <Group gap="xs">
        <ReportButtons record={record} />
        {record.state === 'imported' && (
          <>
            <Button component={Link} to="/personnels/list" variant="default">
              Open the personnel list
            </Button>
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconArrowBackUp size={16} />}
              loading={undo.isPending}
              onClick={() => void ask()}
            >
              Undo this import
            </Button>
          </>
        )}
      </Group>
      <RowsTable record={record} />
    </Stack>
  );
}

export function ReportButtons({ record }: { record: ImportRecord }) {
  const report = useSend(downloadImportReport);
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
