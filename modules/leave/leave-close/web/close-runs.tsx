import { useState } from 'react';
import { Anchor, Button, Card, Group, List, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listCloseRuns, readCloseProblems, type CloseRun } from '../contract/month-close.ts';

/** The runs of all months, with what each posted and who could not be closed. */
export function CloseRuns() {
  const answer = useCall(listCloseRuns, {});
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={400} aria-busy />;
  const { runs } = answer.data;
  if (runs.length === 0)
    return (
      <NothingHere
        title="No month was closed yet"
        description="Close the first one under People; later months close automatically at night."
      />
    );
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

function Run({ run }: { run: CloseRun }) {
  const [isOpen, setOpen] = useState(false);
  const { month, by, started_at, finished_at, posted, corrected, waiting, failed } = run;
  const said = [`${posted} posted`, `${corrected} corrected`, waiting > 0 ? `${waiting} waiting for their record` : ''].filter(Boolean);
  return (
    <Stack component="li" gap={4}>
      <Group gap="4px 12px">
        <Anchor component={Link} to={`?month=${month}`} size="sm" fw={500} miw={130}>
          {monthName(month)}
        </Anchor>
        <Text size="sm">{said.join(', ')}</Text>
        {failed > 0 && <StatusBadge tone="bad">{`${failed} not closed`}</StatusBadge>}
        {!finished_at && <StatusBadge tone="info">Running</StatusBadge>}
        <Text size="xs" c="dimmed">
          {by ?? 'Of itself, at night'} · {formatInstant(started_at)} · {count(run.people, 'person', 'people')}
        </Text>
        {failed > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
            {isOpen ? 'Hide' : 'Who and why'}
          </Button>
        )}
      </Group>
      {isOpen && <Problems run={run.id} />}
    </Stack>
  );
}

function Problems({ run }: { run: number }) {
  const answer = useCall(readCloseProblems, { params: { id: run } });
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
