import { useState } from 'react';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { makeOpenTables, readOpenTables } from '../contract/nights.ts';
import { Nights } from './nights.tsx';
import { Tables } from './tables.tsx';

/** What leaves Talaan each night for planning and statistics, and what each column means. */
export function Screen() {
  const answer = useCall(readOpenTables, {});
  const [job, setJob] = useState<string>();
  const making = useSend(makeOpenTables, { onDone: (started) => setJob(started.job.id) });
  const found = answer.data;
  return (
    <Page
      title="Open tables"
      intro="For planning and statistics, written each night. No row is about a person."
      actions={
        <ForCallers of={makeOpenTables}>
          <Button variant="default" leftSection={<IconRefresh size={16} />} loading={making.isPending} onClick={() => making.mutate({})}>
            Make them now
          </Button>
        </ForCallers>
      }
    >
      {answer.isError && !found && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!found && !answer.isError && <Skeleton h={480} aria-busy />}
      {found && (
        <Stack gap="lg">
          {job && <JobProgress id={job} onFinished={() => void answer.refetch()} />}
          {found.nights.length === 0 ? (
            <NothingHere
              title="No night is kept yet"
              description="The tables are written soon after midnight, or when you press Make them now."
            />
          ) : (
            <Nights nights={found.nights} />
          )}
          <Tables tables={found.tables} isMade={found.nights.length > 0} />
          <Text size="sm" c="dimmed">
            An office of fewer than five people is counted with the office above it. Other systems fetch the tables by a token.
          </Text>
        </Stack>
      )}
    </Page>
  );
}
