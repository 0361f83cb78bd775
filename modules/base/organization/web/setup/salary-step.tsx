import { Alert, Button, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listSalaryTables } from '../../contract/salary.ts';

/** The salary tables that came with Talaan, and which one is in force. */
export function Step() {
  const today = useToday();
  const answer = useCall(listSalaryTables, {});
  if (answer.isError && !answer.data) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={240} aria-busy />;
  const tables = answer.data.salary_tables;
  const isInForce = ({ from, until }: (typeof tables)[number]) => from <= today && (until === null || today <= until);
  return (
    <Stack gap="md" maw={640}>
      <Text size="sm">
        The tables of the salary laws come with Talaan. Compare the one in force with the circular that your payroll goes by; a table of
        your own, such as one of a later tranche, is uploaded as a spreadsheet.
      </Text>
      {!tables.some(isInForce) && <Alert color="yellow">No table is in force today. Upload the one of the newest circular.</Alert>}
      <Table.ScrollContainer minWidth={320}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Table</Table.Th>
              <Table.Th>Law</Table.Th>
              <Table.Th>From</Table.Th>
              <Table.Th>State</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {tables.map((table) => (
              <Table.Tr key={table.id}>
                <Table.Td>{table.tranche}</Table.Td>
                <Table.Td>{table.law}</Table.Td>
                <Table.Td>{longDate(table.from)}</Table.Td>
                <Table.Td>{isInForce(table) && <StatusBadge tone="good">In force</StatusBadge>}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group gap="xs">
        <Button component={Link} to="/personnel_setting/salary_grades" variant="default">
          See the amounts
        </Button>
        <Button component={Link} to="/personnel_setting/salary_grades/new" variant="default">
          Upload a table
        </Button>
      </Group>
    </Stack>
  );
}
