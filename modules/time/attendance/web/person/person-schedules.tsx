import { Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readPersonSchedule, type Assignment } from '../../contract/schedules.ts';
import { formatOfficialHours } from '../../rules/format-hours.ts';

/** Which schedule holds for a person today and why, and those that were assigned. */
export function PersonSchedules({ personId }: { personId: number }) {
  const answer = useCall(readPersonSchedule, { params: { id: personId } });
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={160} aria-busy />;
  const { today, assignments } = answer.data;
  const hours = formatOfficialHours(today.hours);
  return (
    <Stack gap="md">
      <Paper withBorder p="md">
        <Group justify="space-between" align="flex-start">
          <Stack gap={2}>
            <Text size="xs" c="dimmed">
              Today
            </Text>
            <Text fw={600}>{today.assignment?.schedule ?? 'Standard government hours'}</Text>
            <Text size="sm">
              {hours.regularDays}; Saturday: {hours.saturdays}
            </Text>
            <Text size="sm" c="dimmed">
              {whyItHolds(today.assignment)}
            </Text>
          </Stack>
          <Button component={Link} to={`/edats/workSchedule/${personId}`} variant="default">
            Change the schedule
          </Button>
        </Group>
      </Paper>
      <Title order={2}>Assigned to this person</Title>
      {assignments.length === 0 && (
        <Text size="sm" c="dimmed">
          None; the schedule of the office applies, or that of everyone.
        </Text>
      )}
      {assignments.map((one) => (
        <Group key={one.id} justify="space-between">
          <Text size="sm" fw={500}>
            {one.schedule}
          </Text>
          <Text size="sm">{formatSpan(one)}</Text>
        </Group>
      ))}
    </Stack>
  );
}

function whyItHolds(assignment: Assignment | null): string {
  if (!assignment) return 'Nothing was assigned: EO 292 Rule XVII Sec. 5 applies.';
  if (assignment.personnel_id !== null) return 'Assigned to this person.';
  return assignment.office ? `Assigned to ${assignment.office}.` : 'Assigned to everyone.';
}

function formatSpan({ from, last }: Assignment): string {
  const since = from ? `from ${longDate(from)}` : 'from the beginning';
  return last ? `${since} to ${longDate(last)}` : `${since} on`;
}
