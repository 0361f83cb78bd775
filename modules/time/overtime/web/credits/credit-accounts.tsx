import { useState, type ReactNode } from 'react';
import { Anchor, Button, Card, Group, Stack, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import type { CreditAccount, CreditEntry, Credits } from '../../contract/credits.ts';
import { formatHours } from '../../rules/format-hours.ts';

interface CreditAccountsProps {
  credits: Credits;
  /** The address of the overtime from which an entry comes. */
  overtime: (id: number) => string;
  print: (code: string) => Promise<Blob>;
  /** The button that issues the certificate of a month. */
  issue?: (month: string) => ReactNode;
}

const TITLES = { COC: 'Compensatory overtime credit', CDO: 'Compensatory days off' } as const;
const EMPTY = {
  COC: 'No credit yet. Overtime for credit is added here once HR certifies its hours.',
  CDO: 'No days off yet. Duty on a rest day or holiday that gives a day off is added here.',
} as const;

/** What a person has, until when, and the row of each change with its cause. */
export function CreditAccounts(props: CreditAccountsProps) {
  return (
    <Stack gap="md">
      {props.credits.accounts.map((account) => (
        <Account key={account.book} account={account} overtime={props.overtime} />
      ))}
      <Certificates {...props} />
    </Stack>
  );
}

const formatAmount = (book: CreditAccount['book'], amount: number) => {
  const sign = amount < 0 ? '−' : '';
  const size = Math.abs(amount);
  return book === 'COC' ? `${sign}${formatHours(size)}` : `${sign}${size / 1000} ${size === 1000 ? 'day' : 'days'}`;
};

function Account({
  account: { book, balance, held, lots, entries },
  overtime,
}: { account: CreditAccount } & Pick<CreditAccountsProps, 'overtime'>) {
  return (
    <Card withBorder padding="md" component="section" aria-label={TITLES[book]}>
      <Stack gap="sm">
        <Group justify="space-between" align="baseline" gap="xs">
          <Title order={2} size="h4">
            {TITLES[book]}
          </Title>
          <Text fw={600} size="lg">
            {formatAmount(book, balance)}
          </Text>
        </Group>
        {held > 0 && <Text size="sm">{say('Of it {held} is set aside by requests.', { held: formatAmount(book, held) })}</Text>}
        {entries.length === 0 && (
          <Text size="sm" c="dimmed">
            {EMPTY[book]}
          </Text>
        )}
        {lots.map((lot) => (
          <Text size="sm" key={`${lot.earned_on} ${lot.expires_on}`}>
            {say('{balance} of {earnedOn}, until {expiresOn}', {
              balance: formatAmount(book, lot.balance),
              earnedOn: longDate(lot.earned_on),
              expiresOn: longDate(lot.expires_on),
            })}
          </Text>
        ))}
        {entries.length > 0 && <Entries book={book} entries={entries} overtime={overtime} />}
      </Stack>
    </Card>
  );
}

function Entries({ book, entries, overtime }: Pick<CreditAccount, 'book' | 'entries'> & Pick<CreditAccountsProps, 'overtime'>) {
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
                <Cause entry={entry} overtime={overtime} />
              </Table.Td>
              <Table.Td ta="right">{formatAmount(book, entry.amount)}</Table.Td>
              <Table.Td ta="right">{formatAmount(book, entry.balance)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Cause({ entry, overtime }: { entry: CreditEntry } & Pick<CreditAccountsProps, 'overtime'>) {
  if (entry.overtime_id !== null)
    return (
      <Anchor component={Link} to={overtime(entry.overtime_id)} size="sm">
        {entry.activity}
      </Anchor>
    );
  return (
    <>
      {entry.particulars}
      {entry.reason && `: ${entry.reason}`}
    </>
  );
}

function Certificates({ credits: { months }, print, issue }: CreditAccountsProps) {
  const [code, setCode] = useState<string>();
  if (months.length === 0) return null;
  return (
    <Card withBorder padding="md" component="section" aria-label={say('Certificates of COC earned')}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {say('Certificates of COC earned')}
        </Title>
        {months.map((one) => (
          <Group key={one.month} justify="space-between" gap="xs">
            <Text size="sm">
              {monthName(one.month)}: {formatHours(one.credited_seconds)}
              {one.lost_seconds > 0 && say(', {hours} above the limit not credited', { hours: formatHours(one.lost_seconds) })}
            </Text>
            <Group gap="xs">
              {one.code !== null && (
                <Button size="xs" variant="default" onClick={() => setCode(one.code!)}>
                  {say('Show')}
                </Button>
              )}
              {one.may_issue && issue?.(one.month)}
              {one.code === null && !(one.may_issue && issue) && (
                <Text size="xs" c="dimmed">
                  {one.may_issue ? say('Not yet issued by HR') : say('Issued when the month is over')}
                </Text>
              )}
            </Group>
          </Group>
        ))}
      </Stack>
      {code !== undefined && (
        <Dialog size="paper" title={say('Certificate of COC earned')} onClose={() => setCode(undefined)}>
          <IssuedPaper code={code} of={['coc', code]} fetchPdf={() => print(code)} name="Certificate of COC earned.pdf" />
        </Dialog>
      )}
    </Card>
  );
}
