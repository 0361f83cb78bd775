import type { ReactNode } from 'react';
import { Group, Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { FollowedJob } from './followed-job.tsx';

/** What is above a list of notices: one line, and below it the work that goes on. */
export function AboveList({ children }: { children: ReactNode }) {
  const job = useSearchParams()[0].get('job');
  return (
    <Stack gap="xs">
      <Group gap="md" wrap="nowrap">
        {children}
      </Group>
      {job && <FollowedJob id={job} />}
    </Stack>
  );
}
