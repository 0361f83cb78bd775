import { Group, Stack, Table, Text } from '@mantine/core';
import { CLIENT_TYPES } from '@talaan/documents/contract/words.ts';
import { FigureCard } from '@talaan/kernel/web/pages/figure-card.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import type { SatisfactionAnswer } from '../../contract/satisfaction.ts';
import { percent, responseRate } from '../../rules/report-tables.ts';

interface LinesProps {
  rows: SatisfactionAnswer['client_types'];
}

/** Which clients were served, and how many of them answered. */
export function ClientTypeTable({ rows }: LinesProps) {
  const Lines = useIsPhone() ? TypeList : TypeRows;
  return (
    <FigureCard
      title="By client type"
      note="Receipts of papers from outside say who was served; those of papers within the university are its employees."
    >
      {rows.length === 0 ? <Text size="sm">No client was served in this period.</Text> : <Lines rows={rows} />}
    </FigureCard>
  );
}

const nameOf = (type: LinesProps['rows'][number]['client_type']) => (type === null ? 'Not recorded' : CLIENT_TYPES[type]);

function TypeRows({ rows }: LinesProps) {
  return (
    <Table verticalSpacing={6} horizontalSpacing={8} fz="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Client</Table.Th>
          <Table.Th ta="end">Transactions</Table.Th>
          <Table.Th ta="end">Answers</Table.Th>
          <Table.Th ta="end">Rate</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.client_type}>
            <Table.Th scope="row" fw={500}>
              {nameOf(row.client_type)}
            </Table.Th>
            <Table.Td ta="end">{row.transactions}</Table.Td>
            <Table.Td ta="end">{row.answers}</Table.Td>
            <Table.Td ta="end">{percent(responseRate(row))}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** On a phone: a type with its rate, what it is counted of below it. */
function TypeList({ rows }: LinesProps) {
  return (
    <Stack gap="sm" component="ul" className="plain-list">
      {rows.map((row) => (
        <li key={row.client_type}>
          <Group justify="space-between" wrap="nowrap" align="baseline">
            <Text span size="sm" fw={500}>
              {nameOf(row.client_type)}
            </Text>
            <Text span size="sm" flex="none">
              {percent(responseRate(row))}
            </Text>
          </Group>
          <Text size="xs" c="dimmed">
            {row.answers} of {row.transactions} answered
          </Text>
        </li>
      ))}
    </Stack>
  );
}
