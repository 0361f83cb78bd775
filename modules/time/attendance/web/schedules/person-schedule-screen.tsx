import { Button, Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readPersonSchedule, type Assignment } from '../../contract/schedules.ts';
import { AssignmentTable } from './assignment-table.tsx';
import { formatHours } from './format-hours.ts';

export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readPersonSchedule, { params: { id } });
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={300} />;
  const { personnel, today, assignments } = answer.data;
  return (
    <Page
      title={personnel.fullname}
      intro={[personnel.idno, personnel.office].filter(Boolean).join(' · ')}
      main={
        <Button component={Link} to={`/edats/Add/workSchedule?person=${id}`}>
          Assign a schedule
        </Button>
      }
    >
      <Card withBorder component="section">
        <Stack gap={4}>
          <Title order={2}>Today: {today.assignment?.schedule ?? 'Regular office hours'}</Title>
          {formatHours(today.hours).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
          <Text size="sm" c="dimmed">
            {formatReason(today.assignment)}
          </Text>
        </Stack>
      </Card>
      <AssignmentTable title="Assigned to this person" assignments={assignments} shows="schedule" />
    </Page>
  );
}

function formatReason(assignment: Assignment | null): string {
  if (!assignment) return 'Nothing is assigned, so standard hours apply.';
  if (assignment.personnel_id !== null) return 'Assigned to this person.';
  return assignment.office ? `Assigned to ${assignment.office}.` : 'Assigned to everyone.';
}
