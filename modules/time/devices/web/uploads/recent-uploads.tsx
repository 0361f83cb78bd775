import { Anchor, Card, Divider, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listUploads, type UploadRow } from '../../contract/uploads.ts';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';

/** The newest device files and what became of them. */
export function RecentUploads() {
  const answer = useCall(listUploads, { query: { per_page: 10 } });
  const uploads = answer.data?.uploads;
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Title order={2}>Recent files</Title>
        {uploads?.map((upload, index) => (
          <Fragment key={upload.id}>
            {index > 0 && <Divider />}
            <UploadLine upload={upload} />
          </Fragment>
        ))}
        {uploads?.length === 0 && (
          <NothingHere title="No files yet" description="Device files that you upload are listed here with their reports." />
        )}
        {!uploads &&
          (answer.isError ? <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} /> : <Skeleton h={120} aria-busy />)}
      </Stack>
    </Card>
  );
}

function UploadLine({ upload }: { upload: UploadRow }) {
  return (
    <Group justify="space-between" gap="xs">
      <Stack gap={0} flex="1 1 14rem">
        <Anchor component={Link} to={`?upload=${upload.id}`} size="sm" fw={500}>
          {upload.file_name}
        </Anchor>
        <Text size="xs" c="dimmed">
          {upload.device.name} · {upload.uploaded_by} · {formatInstant(upload.uploaded_at)}
        </Text>
      </Stack>
      <Group gap="sm">
        {upload.kept !== null && <Text size="sm">{count(upload.kept, 'punch', 'punches')} added</Text>}
        <UploadState state={upload.state} />
      </Group>
    </Group>
  );
}

export function UploadState({ state }: { state: UploadRow['state'] }) {
  switch (state) {
    case 'PREVIEW':
      return <StatusBadge tone="waiting">To confirm</StatusBadge>;
    case 'CONFIRMED':
      return <StatusBadge tone="info">Importing</StatusBadge>;
    case 'DONE':
      return <StatusBadge tone="good">Imported</StatusBadge>;
    case 'CANCELLED':
      return <StatusBadge tone="past">Discarded</StatusBadge>;
  }
}
