import { Card, Group, Stack, Table, Text, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { ServiceCreditAccount } from '../../../contract/service-credits.ts';
import { creditsIn } from './credits-in.ts';

/** The balance with the row of each change, and the orders that granted it. */
export function AccountCards({ account: { balance, held, entries, grants, conversion } }: { account: ServiceCreditAccount }) {
  return (
    <Stack gap="md">
      <Card withBorder padding="md" component="section" aria-label={say('Service credits')}>
        <Stack gap="sm">
          <Group justify="space-between" align="baseline">
            <Title order={2} size="h4">
              {say('Service credits')}
            </Title>
            <Text fw={600} size="lg">
              {formatCredits(balance)}
            </Text>
          </Group>
          {held > 0 && <Text size="sm">{say('Of it {held} is set aside by requests.', { held: formatCredits(held) })}</Text>}
          {entries.length === 0 ? (
            <Text size="sm" c="dimmed">
              {say('No credits yet. Work that an order asks for during a vacation or on holidays earns them.')}
            </Text>
          ) : (
            <Entries entries={entries} />
          )}
          {conversion.credits > 0 && (
            <Text size="sm" c="dimmed">
              {say('Converted by 30/69 they would be {vl} days of vacation and {sl} of sick leave. {because}', {
                vl: (conversion.vl / 1000).toFixed(3),
                sl: (conversion.sl / 1000).toFixed(3),
                because: conversion.because ?? '',
              })}
            </Text>
          )}
        </Stack>
      </Card>
      {grants.length > 0 && (
        <Card withBorder padding="md" component="section" aria-label={say('Orders')}>
          <Stack gap="sm">
            <Title order={2} size="h4">
              {say('Orders')}
            </Title>
            {grants.map((grant) => (
              <Text size="sm" key={grant.id}>
                {grant.order_no}, {grant.activity}, {say('{from} to {to}', { from: longDate(grant.from), to: longDate(grant.to) })}:{' '}
                {formatCredits(grant.granted)}
                {grant.lost > 0 && say('; {credits} above the limit of the year', { credits: formatCredits(grant.lost) })}
                {grant.withdrawn_because && say('; taken back: {reason}', { reason: grant.withdrawn_because })}
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
            <Table.Th>{say('Date')}</Table.Th>
            <Table.Th>{say('Cause')}</Table.Th>
            <Table.Th ta="right">{say('Change')}</Table.Th>
            <Table.Th ta="right">{say('Balance')}</Table.Th>
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
