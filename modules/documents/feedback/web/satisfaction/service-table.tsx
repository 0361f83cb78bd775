import { Group, Stack, Table, Text } from '@mantine/core';
import { FigureCard } from '@talaan/kernel/web/pages/figure-card.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import type { ServiceScore } from '../../contract/satisfaction.ts';
import { percent } from '../../rules/report-tables.ts';

/** Each service with its transactions, answers and score. */
export function ServiceTable({ rows }: { rows: readonly ServiceScore[] }) {
  const isPhone = useIsPhone();
  const Lines = isPhone ? ServiceList : ServiceRows;
  return (
    <FigureCard title="By service" note="Transactions are papers of its document types that were released in the period.">
      {rows.length === 0 ? (
        <Text size="sm">No service is on the list of the Citizen’s Charter yet. Add it under Feedback modules.</Text>
      ) : (
        <Lines rows={rows} />
      )}
    </FigureCard>
  );
}

const kindOf = ({ is_external: isExternal }: ServiceScore) => (isExternal ? 'External' : 'Internal');

function ServiceRows({ rows }: { rows: readonly ServiceScore[] }) {
  return (
    <Table verticalSpacing={6} horizontalSpacing={8} fz="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Service</Table.Th>
          <Table.Th>Kind</Table.Th>
          <Table.Th ta="end">Transactions</Table.Th>
          <Table.Th ta="end">Answers</Table.Th>
          <Table.Th ta="end">SQD0</Table.Th>
          <Table.Th ta="end">Overall</Table.Th>
          <Table.Th>In words</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Th scope="row" fw={500}>
              {row.name}
            </Table.Th>
            <Table.Td>{kindOf(row)}</Table.Td>
            <Table.Td ta="end">{row.transactions}</Table.Td>
            <Table.Td ta="end">{row.answers}</Table.Td>
            <Table.Td ta="end">{percent(row.satisfied)}</Table.Td>
            <Table.Td ta="end">{percent(row.overall)}</Table.Td>
            <Table.Td>{row.word ?? '—'}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** On a phone: a service with its score, what it is counted of below it. */
function ServiceList({ rows }: { rows: readonly ServiceScore[] }) {
  return (
    <Stack gap="sm" component="ul" className="plain-list">
      {rows.map((row) => (
        <li key={row.id}>
          <Group justify="space-between" wrap="nowrap" align="baseline">
            <Text span size="sm" fw={500}>
              {row.name}
            </Text>
            <Text span size="sm" flex="none">
              {percent(row.overall)}
            </Text>
          </Group>
          <Text size="xs" c="dimmed">
            {kindOf(row)}. {row.answers} of {row.transactions} answered
            {row.word !== null && `; ${row.word}, overall satisfaction ${percent(row.satisfied)}`}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
