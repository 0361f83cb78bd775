import type { ReactNode } from 'react';
import { Group, Stack } from '@mantine/core';
import { FollowedJob } from './followed-job.tsx';
import { usePlace } from './use-place.ts';

/** What is above a list of notices: one line, and below it the work that goes on. */
export function AboveList({ children }: { children: ReactNode }) {
  const job = usePlace().search.get('job');
  return (
    <Stack gap="xs">
      <Group gap="md" wrap="nowrap">
        {children}
      </Group>
      {job && <FollowedJob id={job} />}
    </Stack>
  );
}
