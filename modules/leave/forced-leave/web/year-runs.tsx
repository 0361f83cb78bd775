import { useState } from 'react';
import { Button, Card, Group, List, Skeleton, Stack, Text } from '@mantine/core';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readYearProblems, type YearRun } from '../contract/forced-years.ts';

/** The runs of a year, with what each posted and for whom it could not. */
export function YearRuns({ runs }: { runs: readonly YearRun[] | undefined }) {
  if (!runs) return <Skeleton h={200} aria-busy />;
  if (runs.length === 0)
    return <NothingHere title="This year was not ended yet" description="It is ended under People, once it is over." />;
  return (
    <Card withBorder padding="sm">
      <Stack gap="sm" component="ul" m={0} p={0}>
        {runs.map((run) => (
          <Run key={run.id} run={run} />
        ))}
      </Stack>
    </Card>
  );
}

function Run({ run: { id, by, started_at, finished_at, posted, corrected, waiting, failed } }: { run: YearRun }) {
  const [isOpen, setOpen] = useState(false);
  const said = [`${posted} forfeited`, `${corrected} corrected`, waiting > 0 ? `${waiting} waiting for December` : ''].filter(Boolean);
  return (
    <Stack component="li" gap={4}>
      <Group gap="4px 12px">
        <Text size="sm">{said.join(', ')}</Text>
        {failed > 0 && <StatusBadge tone="bad">{`${failed} not ended`}</StatusBadge>}
        {!finished_at && <StatusBadge tone="info">Running</StatusBadge>}
        <Text size="xs" c="dimmed">
          {by} · {formatInstant(started_at)}
        </Text>
        {failed > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
            {isOpen ? 'Hide' : 'Who and why'}
          </Button>
        )}
      </Group>
      {isOpen && <Problems run={id} />}
    </Stack>
  );
}

function Problems({ run }: { run: number }) {
  const answer = useCall(readYearProblems, { params: { id: run } });
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={60} aria-busy />;
  return (
    <List size="sm">
      {answer.data.problems.map(({ personnel_id, idno, fullname, message }) => (
        <List.Item key={personnel_id}>
          {fullname} ({idno}): {message}
        </List.Item>
      ))}
    </List>
  );
}
