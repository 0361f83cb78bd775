import { Group, Stack, Table, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { Consequences } from '@talaan/kernel/web/forms/consequences.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { previewSuspension } from '../../contract/suspensions.ts';
import { formatLocked } from '../format-locked.ts';

interface AffectedPeopleProps {
  /** Null while the order does not say enough. */
  date: string | null;
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

/** Whom a suspension frees, and what changes on record, before it is saved. */
export function AffectedPeople(plan: AffectedPeopleProps) {
  const [{ date, scope, insteadOf }] = useDebouncedValue(plan, 400);
  const { from_minute, to_minute, campus_id, track, ...lists } = scope;
  const query = {
    date: date ?? '',
    from_minute: from_minute ?? undefined,
    to_minute: to_minute ?? undefined,
    campus_id: campus_id ?? undefined,
    track: track ?? undefined,
    ...lists,
    instead_of: insteadOf,
  };
  const answer = useCall(previewSuspension, { query }, { enabled: date !== null });
  return (
    <Consequences
      hint={date === null ? 'Choose a date, and hours where it is not the whole day, to see who is affected.' : undefined}
      answer={answer}
    >
      {(found) => <Affected found={found} />}
    </Consequences>
  );
}

function Affected({ found: { total, exempt, locked, offices } }: { found: Answer<typeof previewSuspension> }) {
  const changed = offices.filter((office) => office.changed > 0);
  return (
    <>
      <Group gap="xl">
        <Figure value={total.people} label="people need not work" />
        {exempt > 0 && <Figure value={exempt} label="people work on" />}
        <Figure value={total.changed} label="daily records will change" />
        <Figure value={total.absences} label="absences change" />
        <Figure value={total.lates} label="late arrivals change" />
        <Figure value={total.undertimes} label="undertimes change" />
      </Group>
      {locked > 0 && <Text size="sm">{formatLocked(locked)}</Text>}
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
    </>
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
