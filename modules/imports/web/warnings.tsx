import { Alert, Anchor, Checkbox, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useListState } from '@talaan/kernel/web/list-state.ts';
import { useSend } from '@talaan/kernel/web/use-call.ts';
import type { ImportWarning } from '../contract/import-record.ts';
import { formatMoment, formatRows } from './format-import.tsx';
import type { ImportView, RecordOfImport } from './import-view.ts';

interface WarningsProps {
  view: ImportView;
  record: RecordOfImport;
}

/** What must be looked at before the import, kind by kind: the rows, and a tick that is stored with who and when. */
export function Warnings({ view, record }: WarningsProps) {
  const [, change] = useListState(['action', 'warning']);
  const acknowledge = useSend(view.calls.acknowledge, { alsoRefresh: [view.calls.read] });
  if (record.warnings.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle />} title="Look at these before you import">
      <Stack gap="md">
        {record.warnings.map((warning) => (
          <Stack key={warning.kind} gap={4}>
            <Text size="sm">
              <b>{warning.title}:</b>{' '}
              <Anchor
                component="button"
                type="button"
                size="sm"
                underline="always"
                onClick={() => change({ action: '', warning: warning.kind })}
              >
                show {formatRows(warning.rows)}
              </Anchor>
            </Text>
            <Checkbox
              label="I have looked at these"
              aria-label={`I have looked at these: ${warning.title}`}
              description={formatAcknowledged(warning)}
              checked={warning.acknowledged_at !== null}
              disabled={warning.acknowledged_at !== null || acknowledge.isPending}
              onChange={() => acknowledge.mutate({ params: { id: record.id }, body: { kind: warning.kind } })}
            />
          </Stack>
        ))}
      </Stack>
    </Alert>
  );
}

function formatAcknowledged({ acknowledged_by: by, acknowledged_at: at }: ImportWarning): string | undefined {
  return at === null ? undefined : `${by}, ${formatMoment(at)}`;
}
