import { Table, Text } from '@mantine/core';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { CostPart } from '../contract/fields.ts';

/** How a cost comes about, part by part, each with its rule and the law or circular behind it, and the sum of all. */
export function CostTable({ parts, total }: { parts: readonly CostPart[]; total: number }) {
  return (
    <Table.ScrollContainer minWidth={300} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Part</Table.Th>
            <Table.Th ta="end">PHP</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {parts.map(({ code, label, amount, how, source }) => (
            <Table.Tr key={code}>
              <Table.Td>
                {label}
                <Text size="xs" c="dimmed">
                  {[how, source].filter(Boolean).join(' · ')}
                </Text>
              </Table.Td>
              <Table.Td ta="end">{formatMoney(amount)}</Table.Td>
            </Table.Tr>
          ))}
          <Table.Tr fw={600}>
            <Table.Td>Total</Table.Td>
            <Table.Td ta="end">{formatMoney(total)}</Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
