import { useState } from 'react';
import { Anchor, Stack, Table, Text } from '@mantine/core';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import type { PlannedLine, SourceRecord } from '../../contract/sources.ts';
import { CostTable } from '../cost-table.tsx';

/** What the fund source is planned for; the cost of one opens into what it comes from. */
export function PlannedLines({ source: { lines, planned, allotment, paid_as: paidAs } }: { source: SourceRecord }) {
  const [shown, setShown] = useState<PlannedLine | null>(null);
  if (lines.length === 0)
    return (
      <Text size="sm">
        {paidAs === 'CASUAL'
          ? 'It was not planned by position. Edit it to add lines.'
          : 'Contracts are charged as they are made; it needs no lines.'}
      </Text>
    );
  return (
    <Stack gap="sm">
      <Text size="sm">
        {formatPesos(planned)} planned of {formatPesos(allotment)} allotted
        {planned > allotment ? `: ${formatPesos(planned - allotment)} more than there is.` : '.'}
      </Text>
      <Table.ScrollContainer minWidth={560} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Position</Table.Th>
              <Table.Th>Office</Table.Th>
              <Table.Th ta="end">SG</Table.Th>
              <Table.Th ta="end">Months</Table.Th>
              <Table.Th ta="end">Hired</Table.Th>
              <Table.Th ta="end">Cost of one (PHP)</Table.Th>
              <Table.Th ta="end">Of all (PHP)</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line) => (
              <Table.Tr key={line.no}>
                <Table.Td>
                  {line.position}
                  {line.item_number && (
                    <Text size="xs" c="dimmed">
                      {line.item_number}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td title={line.office_name}>{line.office}</Table.Td>
                <Table.Td ta="end">{line.salary_grade}</Table.Td>
                <Table.Td ta="end">{line.months}</Table.Td>
                <Table.Td ta="end">
                  {line.filled} of {line.heads}
                </Table.Td>
                <Table.Td ta="end">
                  <Anchor component="button" type="button" size="sm" onClick={() => setShown(line)}>
                    {formatMoney(line.per_head)}
                  </Anchor>
                </Table.Td>
                <Table.Td ta="end">{formatMoney(line.cost)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {shown && (
        <Dialog title={`Cost of one: ${shown.position}`} size="form" onClose={() => setShown(null)}>
          <CostTable parts={shown.parts} total={shown.per_head} />
        </Dialog>
      )}
    </Stack>
  );
}
