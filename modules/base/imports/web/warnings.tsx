import { Alert, Anchor, Checkbox, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { useListState } from '@talaan/kernel/web/lists/list-state.ts';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { useChoice } from '@talaan/kernel/web/forms/use-choice.ts';
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
  if (record.warnings.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle />} title="Review these warnings first">
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
            <LookedAt view={view} record={record} warning={warning} />
          </Stack>
        ))}
      </Stack>
    </Alert>
  );
}

function LookedAt({ view, record, warning }: WarningsProps & { warning: ImportWarning }) {
  const queries = useQueryClient();
  const isSaved = warning.acknowledged_at !== null;
  const { value, choose, error } = useChoice(isSaved, async () => {
    await call(view.calls.acknowledge, { params: { id: record.id }, body: { kind: warning.kind } });
    await refresh(queries, view.calls.read);
  });
  return (
    <Checkbox
      label="I have reviewed these"
      aria-label={`I have reviewed these: ${warning.title}`}
      description={formatAcknowledged(warning)}
      error={error}
      checked={value}
      disabled={isSaved}
      onChange={() => value || choose(true)}
    />
  );
}

function formatAcknowledged({ acknowledged_by: by, acknowledged_at: at }: ImportWarning): string | undefined {
  return at === null ? undefined : `${by}, ${formatMoment(at)}`;
}
