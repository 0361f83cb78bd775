import { Alert, Button, Group, List, Stack } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import type { RowInTheWay } from '../contract/import-record.ts';
import { formatCounts, formatMoment } from './format-import.tsx';
import type { ImportView, RecordOfImport } from './import-view.ts';
import { ReportButtons } from './report-buttons.tsx';
import { RowsTable } from './rows-table.tsx';

interface DoneStepProps {
  view: ImportView;
  record: RecordOfImport;
}

/** What an import did, its report, what is next, and its undoing. */
export function DoneStep({ view, record }: DoneStepProps) {
  const undo = useSend(view.calls.undo, { alsoRefresh: [view.calls.read], onDone: () => showSuccess('The import was undone.') });
  const ask = async () => {
    const question = `Undo the whole import of ${record.file_name}: ${view.undoing}`;
    if (await confirm({ title: 'Undo the import', question, action: 'Undo', danger: true })) undo.mutate({ params: { id: record.id } });
  };
  return (
    <Stack gap="md">
      {record.state === 'imported' ? (
        <Alert color="green" title={`Imported: ${formatCounts(record)}`}>
          {record.imported_at && formatMoment(record.imported_at)}
          {record.started_by ? `, by ${record.started_by}` : ''}
        </Alert>
      ) : (
        <Alert color="yellow" title="This import was undone">
          {record.undone_at && formatMoment(record.undone_at)}. What it changed is as it was before.
        </Alert>
      )}
      {undo.error && <NotUndone error={undo.error} />}
      {record.state === 'imported' && (
        <Group gap="xs" component="nav" aria-label="Next steps">
          {view.Done && <view.Done record={record} />}
          {record.next.map(({ label, to }, at) => (
            <Button key={to} component={Link} to={to} variant={at === 0 && !view.Done ? 'filled' : 'default'}>
              {label}
            </Button>
          ))}
        </Group>
      )}
      <RowsTable view={view} record={record} />
      <Group gap="xs">
        <ReportButtons view={view} record={record} />
        {record.state === 'imported' && record.can_undo && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconArrowBackUp size={16} />}
            loading={undo.isPending}
            onClick={() => void ask()}
          >
            Undo this import
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** Why not, row by row. */
function NotUndone({ error }: { error: ApiError }) {
  const rows = error.answer.rows as RowInTheWay[] | undefined;
  return (
    <Alert color="red" title="It was not undone" role="alert">
      {rows ? (
        <List size="sm">
          {rows.map(({ line, key, name, reason }) => (
            <List.Item key={line}>
              Row {line}, {name ? `${name} (${key})` : key}: {reason}
            </List.Item>
          ))}
        </List>
      ) : (
        error.message
      )}
    </Alert>
  );
}
