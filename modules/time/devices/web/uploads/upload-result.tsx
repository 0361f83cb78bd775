import { Alert, Anchor, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { JobProgress, useJob } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { cancelUpload, confirmUpload, readUpload, reportUpload, type DeviceUpload } from '../../contract/uploads.ts';
import { count, formatDay } from '@talaan/kernel/web/format-instant.ts';
import { SilentDevicesNotice } from '../devices/silent-devices-notice.tsx';
import { UploadState } from './recent-uploads.tsx';
import { UploadFigures } from './upload-figures.tsx';
import { BadLines, UnmatchedPins } from './upload-findings.tsx';

/** One device file: what is in it, the decision, the progress, and what came of it. */
export function UploadResult({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useCall(readUpload, { params: { id } });
  const upload = answer.data?.upload.id === id ? answer.data.upload : undefined;
  const back = (
    <Button variant="subtle" w="fit-content" leftSection={<IconArrowLeft size={16} />} onClick={onClose}>
      Another file
    </Button>
  );
  if (!upload) {
    return (
      <Stack gap="md">
        {back}
        {answer.isError ? (
          <Card withBorder>
            <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
          </Card>
        ) : (
          <Skeleton h={320} aria-busy />
        )}
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      {back}
      <Card withBorder padding="lg">
        <Stack gap="md">
          <Group justify="space-between" gap="xs">
            <Stack gap={0} flex="1 1 14rem">
              <Title order={2}>{upload.file_name}</Title>
              <Text size="sm" c="dimmed">
                Device {upload.device.number}, {upload.device.name}
                {upload.first_at && `, ${formatDay(upload.first_at)} to ${formatDay(upload.last_at!)}`}
              </Text>
            </Stack>
            <UploadState state={upload.state} />
          </Group>
          <UploadFigures upload={upload} />
          {upload.other_device > 0 && (
            <Alert color="yellow" title="Is this the right device?">
              {count(upload.other_device, 'line')} of the file {upload.other_device === 1 ? 'names' : 'name'} another device number than{' '}
              {upload.device.number}.
            </Alert>
          )}
          <Outcome upload={upload} onImported={() => void answer.refetch()} />
          <Decision upload={upload} />
        </Stack>
      </Card>
      {upload.state === 'DONE' && <SilentDevicesNotice />}
      {upload.unmatched_pins.length > 0 && <UnmatchedPins pins={upload.unmatched_pins} onAssigned={() => void answer.refetch()} />}
      {upload.bad_lines.length > 0 && <BadLines lines={upload.bad_lines} total={upload.impossible} />}
    </Stack>
  );
}

function Outcome({ upload, onImported }: { upload: DeviceUpload; onImported: () => void }) {
  if (upload.state === 'CONFIRMED' && upload.job_id) return <JobProgress id={upload.job_id} onFinished={onImported} />;
  if (upload.state === 'CANCELLED') return <Alert color="gray">This file was discarded. None of it was stored.</Alert>;
  if (upload.state === 'PREVIEW') return null;
  if (upload.kept === 0)
    return (
      <Alert color="blue" title="Nothing changed">
        All punches of this file were already in the record.
      </Alert>
    );
  return (
    <Alert color="green" title={`${count(upload.kept ?? 0, 'punch', 'punches')} added`}>
      {upload.due_days ? (
        <>
          {count(upload.due_days, 'day')} of daily time records {upload.due_days === 1 ? 'is' : 'are'} computed with them.{' '}
          <Anchor component={Link} inherit underline="always" to="/edats/daily-attendance">
            See daily attendance
          </Anchor>
        </>
      ) : (
        'They are not counted yet: their PINs are unassigned.'
      )}
    </Alert>
  );
}

function Decision({ upload }: { upload: DeviceUpload }) {
  const { id } = upload;
  const confirm = useSend(confirmUpload);
  const cancel = useSend(cancelUpload);
  const report = useSend(reportUpload);
  const job = useJob(upload.state === 'CONFIRMED' ? (upload.job_id ?? undefined) : undefined);
  const open = upload.state === 'PREVIEW' || job?.state === 'failed';
  const fresh = upload.punches - upload.already_kept;
  return (
    <Group gap="xs">
      {open && fresh > 0 && (
        <Button loading={confirm.isPending} onClick={() => confirm.mutate({ params: { id } })}>
          {job?.state === 'failed' ? 'Try again' : `Import ${count(fresh, 'punch', 'punches')}`}
        </Button>
      )}
      {open && (
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate({ params: { id } })}>
          Discard
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconDownload size={16} />}
        loading={report.isPending}
        onClick={() => report.mutate({ params: { id } })}
      >
        Report (CSV)
      </Button>
    </Group>
  );
}
