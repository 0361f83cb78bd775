import { Anchor, Card, SimpleGrid, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Facts, type Fact } from '@talaan/kernel/web/pages/facts.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import type { Ledger } from '../contract/deductions.ts';
import { StateBadge } from './state-badge.tsx';

/** Months that are to come, before the rest is told in a line. */
const SHOWN = 12;

interface LoanLedgerProps {
  deduction: Ledger;
  further?: readonly Fact[];
  /** Where a run is opened, for those who may. */
  runs?: string;
}

/** A deduction with what each run took and lacked of it, and what is to come. */
export function LoanLedger({ deduction, further, runs }: LoanLedgerProps) {
  const { principal, paid, balance, months_left: left, ended_because: because } = deduction;
  return (
    <>
      <Card withBorder padding="md">
        <Facts
          facts={[
            ['State', <StateBadge key="state" state={deduction.state} />],
            ['Lender', deduction.lender],
            ['Reference', deduction.reference_no],
            ['Monthly', formatPesos(deduction.monthly)],
            ['Principal', principal !== null && formatPesos(principal)],
            ['Paid', paid > 0 && formatPesos(paid)],
            ['Balance', balance !== null && formatPesos(balance)],
            ['Months left', left !== null && left > 0 && count(left, 'month')],
            ['From', monthName(deduction.from_month)],
            ['Last month', deduction.to_month !== null && monthName(deduction.to_month)],
            ['Ended', because !== null && `${longDate(deduction.ended_on!)}: ${because}`],
            ...(further ?? []),
          ]}
        />
      </Card>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Taken deduction={deduction} runs={runs} />
        <ToCome deduction={deduction} />
      </SimpleGrid>
    </>
  );
}

function Taken({ deduction: { runs: taken, paid_before: before, principal }, runs }: { deduction: Ledger; runs: string | undefined }) {
  const isMissing = taken.some(({ lacking }) => lacking > 0);
  return (
    <RecordPart title={say('What payslips took')}>
      {taken.length === 0 ? (
        <Text size="sm">{say('Nothing yet.')}</Text>
      ) : (
        <Table.ScrollContainer minWidth={isMissing ? 340 : 260} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{say('Month')}</Table.Th>
                <Table.Th ta="end">{say('Deducted')}</Table.Th>
                {isMissing && <Table.Th ta="end">{say('Missing')}</Table.Th>}
                {principal !== null && <Table.Th ta="end">{say('Balance')}</Table.Th>}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {taken.map((run) => (
                <Table.Tr key={run.run_id}>
                  <Table.Td>
                    {runs === undefined ? (
                      monthName(run.month)
                    ) : (
                      <Anchor component={Link} size="sm" to={`${runs}/${run.run_id}`}>
                        {monthName(run.month)}
                      </Anchor>
                    )}
                    {!run.is_released && (
                      <Text size="xs" c="dimmed">
                        {say('Not released yet')}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td ta="end">{formatMoney(run.taken)}</Table.Td>
                  {isMissing && <Table.Td ta="end">{run.lacking > 0 ? formatMoney(run.lacking) : '—'}</Table.Td>}
                  {principal !== null && <Table.Td ta="end">{formatMoney(run.balance)}</Table.Td>}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {before > 0 && <Text size="sm">{say('Paid before: {before}', { before: formatPesos(before) })}</Text>}
    </RecordPart>
  );
}

function ToCome({ deduction: { schedule, balance, state } }: { deduction: Ledger }) {
  const last = schedule.at(-1);
  const further = schedule.length - SHOWN;
  return (
    <RecordPart title={say('What is to come')}>
      {!last ? (
        <Text size="sm">{state === 'RUNNING' ? say('Nothing more.') : say('It is not deducted any more.')}</Text>
      ) : (
        <Table.ScrollContainer minWidth={260} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{say('Month')}</Table.Th>
                <Table.Th ta="end">{say('Due')}</Table.Th>
                {balance !== null && <Table.Th ta="end">{say('Balance')}</Table.Th>}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {schedule.slice(0, SHOWN).map((month) => (
                <Table.Tr key={month.month}>
                  <Table.Td>{monthName(month.month)}</Table.Td>
                  <Table.Td ta="end">{formatMoney(month.amount)}</Table.Td>
                  {balance !== null && <Table.Td ta="end">{formatMoney(month.balance)}</Table.Td>}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {last && further > 0 && (
        <Text size="sm">
          {say('And {months} more, the last {last} with {amount}.', {
            months: count(further, 'month'),
            last: monthName(last.month),
            amount: formatPesos(last.amount),
          })}
        </Text>
      )}
    </RecordPart>
  );
}
