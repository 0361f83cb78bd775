import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { listAllJobs, readCondition, tryJobAgain, type FailedJob } from '../../contract/system.ts';

/** Jobs of anybody that failed within seven days, each with its reason and the button that tries it again. */
export function FailedJobs({ jobs }: { jobs: FailedJob[] }) {
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="failed-jobs">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} id="failed-jobs">
            Jobs that failed
          </Title>
          <Anchor component={Link} to="/settings/admin/jobs?state=failed" size="sm">
            All failed jobs
          </Anchor>
        </Group>
        {jobs.map((job) => (
          <Failed key={job.id} job={job} />
        ))}
      </Stack>
    </Paper>
  );
}

function Failed({ job: { id, title, by, at, failure } }: { job: FailedJob }) {
  const trying = useSend(tryJobAgain, { onDone: ({ message }) => showSuccess(message), alsoRefresh: [readCondition, listAllJobs] });
  return (
    <Group justify="space-between" align="flex-start" gap="sm">
      <Stack gap={0} flex="1 1 16rem">
        <Text size="sm" fw={500}>
          {title}
        </Text>
        <Text size="sm">{failure || 'No reason was given.'}</Text>
        <Text size="xs" c="dimmed">
          {by}, {formatInstant(at)}
        </Text>
      </Stack>
      <ForCallers of={tryJobAgain}>
        <Button
          variant="default"
          aria-label={`Try again: ${title}`}
          loading={trying.isPending}
          onClick={() => trying.mutate({ params: { id } })}
        >
          Try again
        </Button>
      </ForCallers>
    </Group>
  );
}
