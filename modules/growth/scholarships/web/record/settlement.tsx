import { Card, Stack, Table, Text, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { BREACH_CAUSES } from '../../contract/codes.ts';
import type { Scholarship } from '../../contract/scholarships.ts';

/** The refund of a breach from demand to the last payment, with what is due today. */
export function Settlement({ settlement }: { settlement: NonNullable<Scholarship['settlement']> }) {
  const { cause, says, entries, balance } = settlement;
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Title order={3} size="h4">
          {cause === 'OTHER' ? say('Breach of the contract') : say('Breach: {cause}', { cause: BREACH_CAUSES[cause].toLowerCase() })}
        </Title>
        <Text size="sm">{says}</Text>
        <Text fw={600}>
          {balance === 0 ? say('Nothing is due any more.') : say('{balance} is due today.', { balance: formatPesos(balance) })}
        </Text>
        <Table.ScrollContainer minWidth={300} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table verticalSpacing={4} aria-label={say('Settlement of the breach')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th visibleFrom="sm">{say('Date')}</Table.Th>
                <Table.Th>{say('Entry')}</Table.Th>
                <Table.Th ta="right">{say('Amount')}</Table.Th>
                <Table.Th ta="right">{say('Balance')}</Table.Th>
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
                  <Table.Td ta="right">{formatMoney(entry.amount)}</Table.Td>
                  <Table.Td ta="right">{formatMoney(entry.principal + entry.interest)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Stack>
    </Card>
  );
}
