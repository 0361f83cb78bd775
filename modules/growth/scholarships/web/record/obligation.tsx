import { Card, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Scholarship } from '../../contract/scholarships.ts';

/** The obligation as a ledger, and what leaving on a day would cost; the day is in the address. */
export function Obligation({ obligation }: { obligation: NonNullable<Scholarship['obligation']> }) {
  const [search, setSearch] = useSearchParams();
  const { as_of: day, entries, months, served, until, refund } = obligation;
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Title order={3} size="h4">
          {say('Service obligation')}
        </Title>
        <Text size="sm">
          {say('{served} of {months} months are served', { served, months })}
          {until !== null && say('; the last day is {until} as days without pay are known', { until: longDate(until) })}.
        </Text>
        {refund && (
          <Group align="flex-end" gap="md">
            <DateField
              label={say('If the service ended on')}
              value={day}
              onChange={(chosen) => {
                const next = new URLSearchParams(search);
                if (chosen) next.set('day', chosen);
                else next.delete('day');
                setSearch(next, { preventScrollReset: true, replace: true });
              }}
            />
            <Stack gap={0}>
              <Text fw={600}>{formatPesos(refund.amount)}</Text>
              <Text size="sm">{refund.says}</Text>
            </Stack>
          </Group>
        )}
        <Table.ScrollContainer minWidth={300} maxHeight={480} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table verticalSpacing={4} stickyHeader aria-label={say('Ledger of the obligation')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th visibleFrom="sm">{say('Date')}</Table.Th>
                <Table.Th>{say('Entry')}</Table.Th>
                <Table.Th ta="right">{say('Months')}</Table.Th>
                <Table.Th ta="right">{say('Left')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {entries.map((entry) => (
                <Table.Tr key={entry.on + entry.says}>
                  <Table.Td visibleFrom="sm" style={{ whiteSpace: 'nowrap' }}>
                    {longDate(entry.on)}
                  </Table.Td>
                  <Table.Td>
                    <Text size="xs" c="dimmed" hiddenFrom="sm">
                      {longDate(entry.on)}
                    </Text>
                    {entry.says}
                  </Table.Td>
                  <Table.Td ta="right">
                    {entry.months === 0 ? '' : entry.months > 0 ? `+${entry.months}` : String(entry.months).replace('-', '−')}
                  </Table.Td>
                  <Table.Td ta="right">{entry.left}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Stack>
    </Card>
  );
}
