import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { IconDownload } from '@tabler/icons-react';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { downloadExport, type Exported } from '../contract/exports.ts';

interface ExportListProps {
  exports: readonly Exported[];
  onFinished: () => void;
}

/** What was asked for, the newest first: how far it is, then its files. */
export function ExportList({ exports, onFinished }: ExportListProps) {
  return (
    <Stack gap="sm">
      {exports.map((one) => (
        <ExportLine key={one.id} one={one} onFinished={onFinished} />
      ))}
    </Stack>
  );
}

function ExportLine({ one, onFinished }: { one: Exported; onFinished: () => void }) {
  const isUnderWay = one.is_mine && (one.state === 'waiting' || one.state === 'running');
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" gap="sm">
        <Stack gap={2} flex="1 1 14rem">
          <Text size="sm" fw={600}>
            {formatInstant(one.asked_at)}
          </Text>
          <Text size="xs" c="dimmed">
            {say('Asked for by {name}', { name: one.asked_by })}
            {one.request && `: ${one.request}`}
          </Text>
        </Stack>
        {one.is_kept && (
          <Group gap="xs">
            <DownloadButton id={one.id} format="pdf" label={say('PDF')} />
            <DownloadButton id={one.id} format="json" label={say('JSON')} />
          </Group>
        )}
        {!one.is_kept && one.state === 'done' && <StatusBadge tone="past">{say('Files no longer kept')}</StatusBadge>}
        {one.state === 'failed' && <StatusBadge tone="bad">{say('Failed')}</StatusBadge>}
      </Group>
      {isUnderWay && <JobProgress id={one.job_id} onFinished={onFinished} />}
    </Paper>
  );
}

function DownloadButton({ id, format, label }: { id: number; format: 'json' | 'pdf'; label: string }) {
  const saving = useSend(downloadExport);
  return (
    <Button
      variant="light"
      leftSection={<IconDownload size={16} />}
      loading={saving.isPending}
      onClick={() => saving.mutate({ params: { id, format } })}
    >
      {label}
    </Button>
  );
}
