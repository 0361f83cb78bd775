import { ActionIcon, Indicator, Popover, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconProgressCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { listJobs, readJob, type JobRun } from '@talaan/kernel/contract/jobs.ts';
import { isOver, JobLine } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { readMissed, useChannel, useIsHeard, useIsLive } from '@talaan/kernel/web/calls/realtime.ts';
import { callKey, useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';

/** The works that one started, running and finished, wherever one is; hidden while there are none. */
export function JobsTray({ accountId }: { accountId: number }) {
  const [opened, { toggle, close }] = useDisclosure();
  const live = useIsLive();
  const queries = useQueryClient();
  const channel = `private-account-${accountId}`;
  const enabled = useIsHeard(channel);
  const jobs = useCall(listJobs, {}, { search: true, enabled, every: live ? false : 5000 }).data?.jobs ?? [];
  const open = jobs.filter((job) => !isOver(job));

  const readAgain = () => void refresh(queries, listJobs);
  const hear = (job: JobRun) => {
    // What the work made does not come along: a finished one is read again.
    if (isOver(job)) return readAgain();
    queries.setQueryData(callKey(readJob, { params: { id: job.id } }), { job });
    queries.setQueryData(callKey(listJobs, {}), { jobs: [job, ...jobs.filter((one) => one.id !== job.id)] });
  };
  useChannel(channel, 'job', hear, (silence) => readMissed(queries, listJobs.path, silence));

  if (jobs.length === 0) return null;
  return (
    <Indicator label={open.length} disabled={open.length === 0} size={16} offset={6} processing>
      <Popover opened={opened} onChange={close} position="bottom-end" width={360} shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            onClick={toggle}
            aria-label={open.length > 0 ? say('Jobs, {length} running', { length: open.length }) : say('Jobs')}
          >
            <IconProgressCheck size={20} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown aria-label={say('Jobs')} mah="70dvh" className="scrolls">
          <Stack gap="md">
            {jobs.map((job) => (
              <JobLine key={job.id} job={job} />
            ))}
          </Stack>
        </Popover.Dropdown>
      </Popover>
    </Indicator>
  );
}
