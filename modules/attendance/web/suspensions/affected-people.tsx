import { Card, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { previewSuspension } from '../../contract/suspensions.ts';

interface AffectedPeopleProps {
  date: string;
  scope: Scope;
  insteadOf?: number | undefined;
}

interface Scope {
  from_minute: number | null;
  to_minute: number | null;
  campus_id: number | null;
  track: 'faculty' | 'staff' | null;
  office_ids: number[];
  exempt_office_ids: number[];
  exempt_position_ids: number[];
  exempt_personnel_ids: number[];
}

/** Who is affected, before anything is saved. */
export function AffectedPeople(plan: AffectedPeopleProps) {
  const [{ date, scope, insteadOf }] = useDebouncedValue(plan, 250);
  const { from_minute, to_minute, campus_id, track, ...lists } = scope;
  const answer = useCall(previewSuspension, {
    query: {
      date,
      from_minute: from_minute ?? undefined,
      to_minute: to_minute ?? undefined,
      campus_id: campus_id ?? undefined,
      track: track ?? undefined,
      ...lists,
      instead_of: insteadOf,
    },
  });
  if (answer.isError) return <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={160} />;
  const { total, offices } = answer.data;
  const changed = offices.filter((office) => office.changed > 0);
  return (
    <Card withBorder style={{ alignSelf: 'start' }} component="section" aria-labelledby="affected" aria-live="polite">
      <Stack gap="md">
        <Title order={2} id="affected">
          Who is affected
        </Title>
        <Group gap="xl">
          <Figure value={total.people} label="people need not work" />
          <Figure value={total.changed} label="daily records will change" />
          <Figure value={total.absences} label="absences change" />
          <Figure value={total.lates} label="late arrivals change" />
          <Figure value={total.undertimes} label="undertimes change" />
        </Group>
        {changed.length > 0 && (
          <Table.ScrollContainer minWidth={520} mah={360} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
            <Table stickyHeader>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Office</Table.Th>
                  <Table.Th>Campus</Table.Th>
                  {['People', 'Absences', 'Late', 'Undertime'].map((title) => (
                    <Table.Th key={title} ta="right">
                      {title}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {changed.map((office) => (
                  <Table.Tr key={office.office_id}>
                    <Table.Td>{office.office}</Table.Td>
                    <Table.Td>{office.campus}</Table.Td>
                    <Table.Td ta="right">{office.people}</Table.Td>
                    <Table.Td ta="right">{office.absences}</Table.Td>
                    <Table.Td ta="right">{office.lates}</Table.Td>
                    <Table.Td ta="right">{office.undertimes}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
      </Stack>
    </Card>
  );
}

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <Stack gap={0}>
      <Text size="xl" fw={600}>
        {value.toLocaleString('en')}
      </Text>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
    </Stack>
  );
}
