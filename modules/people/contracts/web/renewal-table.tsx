import { ScrollArea, Table, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { RATE_KINDS, type previewRenewals } from '../contract.ts';

export function RenewalTable({ renewals }: { renewals: Answer<typeof previewRenewals>['renewals'] }) {
  return (
    <ScrollArea viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'What comes of each contract' }}>
      <Table miw={860}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th miw={240}>Name</Table.Th>
            <Table.Th>Contract</Table.Th>
            <Table.Th>Office</Table.Th>
            <Table.Th>Period</Table.Th>
            <Table.Th ta="right">Rate</Table.Th>
            <Table.Th>Outcome</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {renewals.map((one) => (
            <Table.Tr key={one.id}>
              <Table.Td>
                <NamedFace {...one} />
              </Table.Td>
              <Table.Td>{one.number}</Table.Td>
              <Table.Td>{one.office}</Table.Td>
              <Table.Td>
                {longDate(one.from)} to {longDate(one.to)}
              </Table.Td>
              <Table.Td ta="right">
                {formatMoney(one.rate)} {RATE_KINDS[one.rate_kind]}
                {one.premium > 0 && ` + ${one.premium} %`}
              </Table.Td>
              <Table.Td>
                {one.hindrance === null ? (
                  <StatusBadge tone="good">Renewed</StatusBadge>
                ) : (
                  <>
                    <StatusBadge tone="warning">Left out</StatusBadge>
                    <Text size="sm">{one.hindrance}</Text>
                  </>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}
