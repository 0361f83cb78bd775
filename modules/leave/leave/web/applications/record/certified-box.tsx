import { Card, Stack, Table, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Certified } from '../../../contract/shapes.ts';
import { formatThousandths } from '../format-credits.ts';
import { PartTitle } from '../part-title.tsx';

/** Box 7.A as HR certified it. */
export function CertifiedBox({ certified, by }: { certified: Certified; by: string | null }) {
  const { as_of, vl, sl, vl_less, sl_less } = certified;
  const rows = [
    [say('Total earned'), vl, sl],
    [say('Less this application'), vl_less, sl_less],
    [say('Balance'), vl - vl_less, sl - sl_less],
  ] as const;
  return (
    <Card withBorder padding="md" component="section" aria-label={say('Certified credits')}>
      <Stack gap="xs">
        <PartTitle>{say('Certified credits')}</PartTitle>
        <Text size="xs" c="dimmed">
          {say('As of {date}', { date: longDate(as_of) })}
          {by !== null && say(', by {by}', { by })}
        </Text>
        <Table verticalSpacing={4} aria-label={say('Certified credits')} fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              <Table.Th ta="right">{say('Vacation')}</Table.Th>
              <Table.Th ta="right">{say('Sick')}</Table.Th>
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
