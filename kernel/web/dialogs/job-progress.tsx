import { useEffect, useEffectEvent, useRef } from 'react';
import { Alert, Anchor, Box, Button, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { downloadFile } from '../../contract/files.ts';
import { readJob, type JobRun } from '../../contract/jobs.ts';
import { formatInstant } from '../format-instant.ts';
import { useIsLive } from '../calls/realtime.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useCall, useSend } from '../calls/use-call.ts';
import { say } from '../../contract/say.ts';

/** Follows a job: told by realtime, and asked again by the clock in case a word gets lost. */
export function useJob(id: string | undefined, onFinished?: (job: JobRun) => void): JobRun | undefined {
  const live = useIsLive();
  const answer = useCall(readJob, { params: { id: id ?? '' } }, { enabled: Boolean(id), every: live ? 10_000 : 1000 });
  const job = answer.data?.job.id === id ? answer.data?.job : undefined;
  const finished = useEffectEvent((done: JobRun) => onFinished?.(done));
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!job || !isOver(job) || told.current === job.id) return;
    told.current = job.id;
    finished(job);
  }, [job]);
  return job;
}

export function isOver(job: JobRun): boolean {
  return job.state === 'done' || job.state === 'failed';
}

/** A job on the page that started it; it goes on when the page is left, and the tray of the top bar finds it again. */
export function JobProgress({ id, onFinished }: { id: string; onFinished?: (job: JobRun) => void }) {
  const job = useJob(id, onFinished);
  if (!job) return null;
  return (
    <Paper withBorder p="md" component="section" aria-label={say('Progress')} aria-live="polite">
      <JobLine job={job} />
      {!isOver(job) && (
        <Text size="xs" c="dimmed" mt={6}>
          {say('You may leave this page; the work continues and is found again under Jobs.')}
        </Text>
      )}
    </Paper>
  );
}

const STATES = {
  waiting: { tone: 'waiting', word: 'Waiting' },
  running: { tone: 'info', word: 'Running' },
  done: { tone: 'good', word: 'Done' },
  failed: { tone: 'bad', word: 'Failed' },
} as const;

/** Title, when it began, state, progress and the way to what the job made. */
export function JobLine({ job }: { job: JobRun }) {
  const { tone, word } = STATES[job.state];
  const count = new Intl.NumberFormat('en-PH');
  return (
    <Stack gap={6}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <div>
          <Text size="sm" fw={500}>
            {say(job.title)}
          </Text>
          <Text size="xs" c="dimmed">
            {formatInstant(job.created_at)}
          </Text>
        </div>
        <Box flex="none">
          <StatusBadge tone={tone}>{word}</StatusBadge>
        </Box>
      </Group>
      {job.state === 'running' && (
        <Progress
          value={job.total ? (job.done / job.total) * 100 : 100}
          animated={!job.total}
          striped={!job.total}
          aria-label={say(job.title)}
        />
      )}
      {job.state === 'running' && job.total !== null && (
        <Text size="xs" c="dimmed">
          {say('{done} of {total}', { done: count.format(job.done), total: count.format(job.total) })}
        </Text>
      )}
      {job.state === 'failed' && (
        <Alert color="red" p="xs">
          {job.failure && say(job.failure)}
        </Alert>
      )}
      {job.state === 'done' && typeof job.result?.file_id === 'number' && <DownloadButton fileId={job.result.file_id} />}
      {job.state === 'done' && typeof job.result?.link === 'string' && (
        <Anchor component={Link} to={job.result.link} size="sm">
          {say('Open the result')}
        </Anchor>
      )}
    </Stack>
  );
}

function DownloadButton({ fileId }: { fileId: number }) {
  const saving = useSend(downloadFile);
  return (
    <Button
      size="xs"
      variant="light"
      w="fit-content"
      leftSection={<IconDownload size={14} />}
      loading={saving.isPending}
      onClick={() => saving.mutate({ params: { id: fileId } })}
    >
      {say('Download')}
    </Button>
  );
}
