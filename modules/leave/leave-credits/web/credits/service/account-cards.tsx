import { Card, Group, Stack, Table, Text, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { ServiceCreditAccount } from '../../../contract/service-credits.ts';
import { creditsIn } from './credits-in.ts';

/** The balance with the row of each change, and the orders that granted it. */
export function AccountCards({ account: { balance, held, entries, grants, conversion } }: { account: ServiceCreditAccount }) {
  return (
    <Stack gap="md">
      <Card withBorder padding="md" component="section" aria-label="Service credits">
        <Stack gap="sm">
          <Group justify="space-between" align="baseline">
            <Title order={2} size="h4">
              Service credits
            </Title>
            <Text fw={600} size="lg">
              {formatCredits(balance)}
            </Text>
          </Group>
          {held > 0 && <Text size="sm">Of it {formatCredits(held)} is set aside by requests.</Text>}
          {entries.length === 0 ? (
            <Text size="sm" c="dimmed">
              No credits yet. Work that an order asks for during a vacation or on holidays earns them.
            </Text>
          ) : (
            <Entries entries={entries} />
          )}
          {conversion.credits > 0 && (
            <Text size="sm" c="dimmed">
              Converted by 30/69 they would be {(conversion.vl / 1000).toFixed(3)} days of vacation and {(conversion.sl / 1000).toFixed(3)}{' '}
              of sick leave. {conversion.because}
            </Text>
          )}
        </Stack>
      </Card>
      {grants.length > 0 && (
        <Card withBorder padding="md" component="section" aria-label="Orders">
          <Stack gap="sm">
            <Title order={2} size="h4">
              Orders
            </Title>
            {grants.map((grant) => (
              <Text size="sm" key={grant.id}>
                {grant.order_no}, {grant.activity}, {longDate(grant.from)} to {longDate(grant.to)}: {formatCredits(grant.granted)}
                {grant.lost > 0 && `; ${formatCredits(grant.lost)} above the limit of the year`}
                {grant.withdrawn_because && `; taken back: ${grant.withdrawn_because}`}
              </Text>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

/** `1 credit`, `2.500 credits`. */
function formatCredits(thousandths: number): string {
  return thousandths === 0 ? 'No credits' : `${creditsIn(thousandths)} ${thousandths === 1000 ? 'credit' : 'credits'}`;
}

function Entries({ entries }: Pick<ServiceCreditAccount, 'entries'>) {
  return (
    <Table.ScrollContainer minWidth={320} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Date</Table.Th>
            <Table.Th>Cause</Table.Th>
            <Table.Th ta="right">Change</Table.Th>
            <Table.Th ta="right">Balance</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry, at) => (
            <Table.Tr key={`${entry.on} ${entries.length - at}`}>
              <Table.Td>{longDate(entry.on)}</Table.Td>
              <Table.Td>
                {entry.particulars}
                {entry.reason && `: ${entry.reason}`}
              </Table.Td>
              <Table.Td ta="right">{entry.amount < 0 ? `−${creditsIn(-entry.amount)}` : creditsIn(entry.amount)}</Table.Td>
              <Table.Td ta="right">{creditsIn(entry.balance)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
