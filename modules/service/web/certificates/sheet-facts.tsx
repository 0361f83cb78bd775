import { Stack, Table, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Certificate } from '../../contract/certificates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { formatPeriod } from '../say.ts';

type Sheet = NonNullable<Certificate['sheet']>;

/** What the certificate says, in short. */
export function SheetFacts({ sheet }: { sheet: Sheet }) {
  return (
    <Stack gap="xs">
      {sheet.kind !== 'contract' && (
        <Text size="sm">
          {sheet.position}, {sheet.status.toLowerCase()}, {sheet.office}. In service from {longDate(sheet.first_day)}
          {sheet.last_day ? ` to ${longDate(sheet.last_day)}` : ' to present'}
          {sheet.separation && `, ${sheet.separation}`}.
        </Text>
      )}
      {(sheet.kind === 'contract' || sheet.periods.length > 1) &&
        sheet.periods.map((one) => (
          <Text key={one.from} size="sm">
            {formatPeriod(one)}: {one.position}, {one.office}
            {one.daily_rate !== null && `, ${formatPesos(one.daily_rate)} a day`}
          </Text>
        ))}
      {sheet.compensation.length > 0 && (
        <Table withRowBorders={false} verticalSpacing={4} horizontalSpacing={0}>
          <Table.Tbody>
            {sheet.compensation.map((line) => (
              <Table.Tr key={line.name}>
                <Table.Td>{line.name}</Table.Td>
                <Table.Td ta="right">{formatPesos(line.monthly)} a month</Table.Td>
              </Table.Tr>
            ))}
            <Table.Tr>
              <Table.Th>A year</Table.Th>
              <Table.Td ta="right" fw={600}>
                {formatPesos(sheet.annual_total)}
              </Table.Td>
            </Table.Tr>
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  );
}
