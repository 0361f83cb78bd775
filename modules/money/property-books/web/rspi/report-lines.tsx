import { Stack, Table, Text } from '@mantine/core';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import type { RspiLine } from '../../contract/rspi.ts';
import type { RecapLine } from '../../rules/recap.ts';
import '../books.css';

interface ReportLinesProps {
  lines: readonly RspiLine[];
  recap: readonly RecapLine[];
  items: number;
  amount: number;
}

const SCROLLED = { viewportProps: { tabIndex: 0 } };

/** What a report says: its summary by account, then slip by slip. */
export function ReportLines({ lines, recap, items, amount }: ReportLinesProps) {
  return (
    <Stack gap="md">
      <RecordPart title="Summary by account">
        <Table.ScrollContainer minWidth={420} scrollAreaProps={SCROLLED}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>UACS object code</Table.Th>
                <Table.Th ta="end">Items</Table.Th>
                <Table.Th ta="end">Amount (PHP)</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {recap.map((line) => (
                <Table.Tr key={line.account}>
                  <Table.Td>
                    {line.account}
                    <Text size="xs" c="dimmed">
                      {line.account_name}
                    </Text>
                  </Table.Td>
                  <Table.Td ta="end">{line.items}</Table.Td>
                  <Table.Td ta="end">{formatMoney(line.amount)}</Table.Td>
                </Table.Tr>
              ))}
              <Table.Tr>
                <Table.Th>Total</Table.Th>
                <Table.Th ta="end">{items}</Table.Th>
                <Table.Th ta="end">{formatMoney(amount)}</Table.Th>
              </Table.Tr>
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </RecordPart>
      <RecordPart title="Slips">
        <Table.ScrollContainer minWidth={760} scrollAreaProps={SCROLLED}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>ICS no.</Table.Th>
                <Table.Th>Center</Table.Th>
                <Table.Th>Property number</Table.Th>
                <Table.Th>Description</Table.Th>
                <Table.Th>Unit</Table.Th>
                <Table.Th ta="end">Amount (PHP)</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {lines.map((line) => (
                <Table.Tr key={`${line.ics_no} ${line.property_no}`}>
                  <Table.Td className="books-fixed">{line.ics_no}</Table.Td>
                  <Table.Td>{line.center}</Table.Td>
                  <Table.Td className="books-fixed">{line.property_no}</Table.Td>
                  <Table.Td>{line.described}</Table.Td>
                  <Table.Td>{line.unit}</Table.Td>
                  <Table.Td ta="end">{formatMoney(line.amount)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </RecordPart>
    </Stack>
  );
}
