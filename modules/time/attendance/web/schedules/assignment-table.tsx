import { ActionIcon, Card, Stack, Table, Text, Title, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { removeAssignment, type Assignment } from '../../contract/schedules.ts';
import { formatPeriod } from './format-period.ts';

interface AssignmentTableProps {
  title: string;
  assignments: readonly Assignment[];
  /** Whose each is, or which schedule. */
  shows: 'target' | 'schedule';
  readOnly?: boolean;
}

export function AssignmentTable({ title, assignments, shows, readOnly }: AssignmentTableProps) {
  return (
    <Stack gap="xs" component="section">
      <Title order={2}>{title}</Title>
      {assignments.length === 0 ? (
        <Text c="dimmed">Nothing so far.</Text>
      ) : (
        <Card withBorder p={0}>
          <Table verticalSpacing="xs">
            <Table.Tbody>
              {assignments.map((assignment) => (
                <Table.Tr key={assignment.id}>
                  <Table.Td>{shows === 'target' ? <Target assignment={assignment} /> : assignment.schedule}</Table.Td>
                  <Table.Td>{formatPeriod(assignment.from, assignment.last)}</Table.Td>
                  {!readOnly && (
                    <Table.Td w={60} ta="right">
                      <TakeBack assignment={assignment} />
                    </Table.Td>
                  )}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Card>
      )}
    </Stack>
  );
}

export function formatTarget({ person, office }: Pick<Assignment, 'person' | 'office'>): string {
  return person ?? (office ? `${office} and its units` : 'Everyone');
}

function Target({ assignment }: { assignment: Assignment }) {
  if (assignment.personnel_id === null) return formatTarget(assignment);
  return <Link to={`/edats/workSchedule/${assignment.personnel_id}`}>{assignment.person}</Link>;
}

function TakeBack({ assignment }: { assignment: Assignment }) {
  const removal = useSend(removeAssignment, { onDone: ({ message }) => showSuccess(message) });
  const name = `${assignment.schedule}, ${formatTarget(assignment)}, ${formatPeriod(assignment.from, assignment.last)}`;
  const takeBack = async () => {
    const question = `Remove the assignment of ${name} ? Its days are computed again as if it had never been assigned.`;
    if (await confirm({ title: 'Warning', question, action: 'Remove', danger: true })) removal.mutate({ params: { id: assignment.id } });
  };
  return (
    <Tooltip label="Remove">
      <ActionIcon
        size={36}
        variant="subtle"
        color="red"
        aria-label={`Remove ${name}`}
        loading={removal.isPending}
        onClick={() => void takeBack()}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
