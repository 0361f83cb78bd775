import { Card, Stack, Table, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Certified } from '../../../contract/shapes.ts';
import { formatThousandths } from '../format-credits.ts';
import { PartTitle } from '../part-title.tsx';

/** Box 7.A as HR certified it. */
export function CertifiedBox({ certified, by }: { certified: Certified; by: string | null }) {
  const { as_of, vl, sl, vl_less, sl_less } = certified;
  const rows = [
    ['Total earned', vl, sl],
    ['Less this application', vl_less, sl_less],
    ['Balance', vl - vl_less, sl - sl_less],
  ] as const;
  return (
    <Card withBorder padding="md" component="section" aria-label="Certified credits">
      <Stack gap="xs">
        <PartTitle>Certified credits</PartTitle>
        <Text size="xs" c="dimmed">
          As of {longDate(as_of)}
          {by !== null && `, by ${by}`}
        </Text>
        <Table verticalSpacing={4} aria-label="Certified credits" fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              <Table.Th ta="right">Vacation</Table.Th>
              <Table.Th ta="right">Sick</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(([label, ...amounts]) => (
              <Table.Tr key={label}>
                <Table.Th scope="row" fw={400}>
                  {label}
                </Table.Th>
                {amounts.map((amount, at) => (
                  <Table.Td key={['vl', 'sl'][at]} ta="right">
                    {formatThousandths(amount)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Stack>
    </Card>
  );
}
