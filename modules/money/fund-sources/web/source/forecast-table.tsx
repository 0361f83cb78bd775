import { Stack, Table, Text } from '@mantine/core';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { Proportion } from '@talaan/kernel/web/pages/proportion.tsx';
import type { SourceRecord } from '../../contract/sources.ts';
import { howFull } from '../../rules/how-full.ts';
import { barColor } from '../fund-badge.tsx';
import { monthWord } from '../month-word.ts';

/** The year month by month: paid, obligated, and how far the allotment is used up by the end of each. */
export function ForecastTable({ source }: { source: SourceRecord }) {
  const { allotment, forecast } = source;
  const total = forecast.reduce((sum, { paid, to_pay }) => sum + paid + to_pay, 0);
  const renewed = forecast.reduce((sum, one) => sum + one.if_renewed, 0);
  if (total === 0) return <Text size="sm">Nothing is obligated yet. Each casual or contract that names this fund is, up to December.</Text>;
  const rows = forecast.map((one, at) => ({
    ...one,
    used: forecast.slice(0, at + 1).reduce((sum, { paid, to_pay }) => sum + paid + to_pay, 0),
  }));
  return (
    <Stack gap="sm">
      <Text size="sm">{formatForecast(allotment - total, renewed)}</Text>
      <Table.ScrollContainer minWidth={460} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Month</Table.Th>
              <Table.Th ta="end">Paid</Table.Th>
              <Table.Th ta="end">To pay</Table.Th>
              {renewed > 0 && <Table.Th ta="end">If renewed</Table.Th>}
              <Table.Th ta="end">Used so far</Table.Th>
              <Table.Th w="22%">Of the allotment</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.month}>
                <Table.Td>{monthWord(row.month)}</Table.Td>
                <Table.Td ta="end">{row.paid === 0 ? '—' : formatMoney(row.paid)}</Table.Td>
                <Table.Td ta="end">{row.to_pay === 0 ? '—' : formatMoney(row.to_pay)}</Table.Td>
                {renewed > 0 && <Table.Td ta="end">{row.if_renewed === 0 ? '—' : formatMoney(row.if_renewed)}</Table.Td>}
                <Table.Td ta="end">{formatMoney(row.used)}</Table.Td>
                <Table.Td>
                  <Proportion
                    value={Math.min(row.used, allotment)}
                    most={allotment}
                    color={barColor[howFull({ allotment, obligated: row.used })]}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}

/** What is left in December of what is obligated now, and if all who end before are renewed until then. */
function formatForecast(left: number, renewed: number): string {
  const now = left < 0 ? `${formatPesos(-left)} is lacking in December.` : `${formatPesos(left)} is left in December.`;
  if (renewed === 0) return now;
  const after = left - renewed;
  const then = after < 0 ? `${formatPesos(-after)} would be lacking` : `${formatPesos(after)} would be left`;
  return `${now} If all who end before are renewed, ${then}.`;
}
