import { useState } from 'react';
import { Button, Group, ScrollArea, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { listRetention, previewPurge, purgeKind, type DueRow, type RetentionRow } from '../../contract/retention.ts';

/** What a purge of a kind would delete now, and the purge itself. */
export function PurgeDialog({ kind: key, onClose }: { kind: string; onClose: () => void }) {
  const [job, setJob] = useState<string>();
  const queries = useQueryClient();
  const answer = useCall(previewPurge, { params: { kind: key } });
  const purging = useSend(purgeKind, { alsoRefresh: [listRetention], onDone: (started) => setJob(started.job.id) });
  const found = answer.data;
  const purge = async ({ title, due }: RetentionRow) => {
    const question = `${count(due, 'record')} of ‘${title}’ will be deleted for good. What a legal hold is on stays.`;
    if (await confirm({ title: 'Purge what is due ?', question, action: 'Purge', danger: true }))
      purging.mutate({ params: { kind: key }, body: { due } });
  };
  return (
    <Dialog title={found?.kind.title ?? 'Retention'} size="form" onClose={onClose}>
      {answer.isError && !found && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!found && !answer.isError && <Skeleton h={240} aria-busy />}
      {found && (
        <Stack gap="md">
          <Kind kind={found.kind} />
          {job && <JobProgress id={job} onFinished={() => void refresh(queries, previewPurge)} />}
          <Rows kind={found.kind} rows={found.rows} />
          {found.kind.due > 0 && (
            <ForCallers of={purgeKind}>
              <Group justify="flex-end">
                <Button
                  color="red"
                  leftSection={<IconTrash size={16} />}
                  loading={purging.isPending}
                  onClick={() => void purge(found.kind)}
                >
                  Purge {count(found.kind.due, 'record')}
                </Button>
              </Group>
            </ForCallers>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function Kind({ kind }: { kind: RetentionRow }) {
  return (
    <Facts
      facts={[
        ['Deleted', kind.deletes],
        ['Kept', kind.kept],
        ['Counts from', kind.counts_from],
        ['Law or rule', kind.law],
        ['Purged', kind.is_nightly ? 'Each night' : 'By hand'],
        [
          'Last purge',
          kind.purged_at && `${formatInstant(kind.purged_at)}, ${count(kind.purged ?? 0, 'record')}, ${kind.purged_by ?? 'at night'}`,
        ],
      ]}
    />
  );
}

function Rows({ kind: { due, held }, rows }: { kind: RetentionRow; rows: readonly DueRow[] }) {
  if (rows.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Nothing is due.
      </Text>
    );
  const all = due + held;
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        Due now: {due}
        {held > 0 && `, and ${held} under a legal hold`}
      </Title>
      <ScrollArea.Autosize mah={320} viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'What is due' }}>
        <Table stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>What</Table.Th>
              <Table.Th>Since</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id}>
                <Table.Td>
                  <Group gap="xs">
                    {row.person && <Text size="sm">{row.person}</Text>}
                    {row.is_held && <StatusBadge tone="waiting">Held</StatusBadge>}
                  </Group>
                  <Text size="xs" c="dimmed">
                    {row.what}
                  </Text>
                </Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{longDate(row.since)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {all > rows.length && (
        <Text size="xs" c="dimmed">
          The first {rows.length} of {all}, those due longest first.
        </Text>
      )}
    </Stack>
  );
}
