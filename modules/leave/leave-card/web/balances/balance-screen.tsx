import { useState } from 'react';
import { Alert, Anchor, Badge, Button, Card, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { formatThousandths } from '@talaan/leave/rules/format-thousandths.ts';
import { readBalances } from '../../contract/balances.ts';
import { Arrangements } from './arrangements.tsx';
import { EnteredCredits } from './entered-credits.tsx';
import { EnterDialog, type EntryKind } from './enter-dialog.tsx';

const EARNS = {
  REGULAR: 'Earns vacation and sick leave.',
  TEACHER: 'On teacher leave: earns no vacation or sick leave; service is credited by orders.',
  NONE: 'Earns no leave credits.',
};

/** The credits of a person, and what HR enters of them from papers; the type of the address is marked. */
export function Screen() {
  const { id, type = '' } = useParams();
  const answer = useCall(readBalances, { params: { id: Number(id) } });
  const found = answer.data;
  return (
    <Page
      title={found ? `Leave balance of ${found.personnel.fullname}` : 'Leave balance'}
      intro="Credits from former cards and other agencies, and corrections. Nothing that was posted changes: each correction is a row of its own."
      actions={
        found && (
          <Group gap="xs">
            <Button component={Link} to={`/account/withoutpay?person=${id}`} variant="default">
              Leave without pay
            </Button>
            <Button component={Link} to={`/edats/leave/${id}/${type}/${found.personnel.idno}/leaveRecord`} variant="default">
              Leave card
            </Button>
          </Group>
        )
      }
    >
      {answer.isError && !found && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!found && !answer.isError && <Skeleton h={420} aria-busy />}
      {found && <Balances found={found} type={type} />}
    </Page>
  );
}

function Balances({ found, type }: { found: Answer<typeof readBalances>; type: string }) {
  const [entering, setEntering] = useState<EntryKind>();
  const { personnel, earns, accounts, entered, old_card: card, arrangements } = found;
  const isOpened = card !== null || entered.some(({ kind, taken_back: back }) => kind === 'opening' && back === null);
  return (
    <Stack gap="md">
      <Alert color={earns === 'NONE' ? 'yellow' : 'blue'}>{earns === null ? 'Does not serve today.' : EARNS[earns]}</Alert>
      <Card withBorder component="section" aria-label="Balances">
        <Group justify="space-between" mb="xs">
          <Title order={2}>Balances of today</Title>
          <Group gap="xs">
            {!isOpened && <Button onClick={() => setEntering('opening')}>Bring forward</Button>}
            <Button variant="default" onClick={() => setEntering('transfer')}>
              From a former agency
            </Button>
            <Button variant="default" disabled={accounts.length === 0} onClick={() => setEntering('adjustment')}>
              Correct
            </Button>
          </Group>
        </Group>
        {accounts.length === 0 && <Text size="sm">No credits yet. Bring forward what the card of the person says.</Text>}
        {accounts.length > 0 && (
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Credits</Table.Th>
                <Table.Th ta="right">Balance</Table.Th>
                <Table.Th ta="right">Reserved</Table.Th>
                <Table.Th>Until</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {accounts.map(({ book, name, balance, held, expires_on: until }) => (
                <Table.Tr key={book}>
                  <Table.Td>
                    {name} {book === type && <Badge variant="light">{book}</Badge>}
                  </Table.Td>
                  <Table.Td ta="right">{formatThousandths(balance)}</Table.Td>
                  <Table.Td ta="right">{held === 0 ? '' : formatThousandths(held)}</Table.Td>
                  <Table.Td>{until && longDate(until)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Card>
      {earns !== 'TEACHER' && accounts.some(({ book, balance }) => book === 'SC' && balance > 0) && (
        <Text size="sm">
          No longer on teacher leave:{' '}
          <Anchor component={Link} to={`/edats/ServiceCredits?person=${personnel.id}`} inherit>
            convert the service credits into vacation and sick leave
          </Anchor>
          .
        </Text>
      )}
      {card && (
        <Text size="sm">
          The old leave card was imported whole: {count(card.rows, 'row')}, {monthName(card.from)} to {monthName(card.to)}.
        </Text>
      )}
      <EnteredCredits personnelId={personnel.id} entered={entered} />
      <Arrangements personnelId={personnel.id} arrangements={arrangements} />
      {entering && <EnterDialog kind={entering} found={found} type={type} onClose={() => setEntering(undefined)} />}
    </Stack>
  );
}
