import { Card, Grid, Skeleton, Stack, Title } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FileLink } from '@talaan/kernel/web/files/file-link.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { DEGREE_NAMES, GRANT_NAMES, MODE_NAMES } from '../../contract/codes.ts';
import { fetchAdmission } from '../../contract/applications.ts';
import { readScholarship, type Scholarship } from '../../contract/scholarships.ts';
import { ConditionsList } from '../conditions-list.tsx';
import { Costs } from './costs.tsx';
import { Obligation } from './obligation.tsx';
import { Reports } from './reports.tsx';
import { Settlement } from './settlement.tsx';

/** What is known of a scholarship: study, conditions, contract, reports, costs, the obligation as a ledger and the settlement of a breach. */
export function Part({ recordId }: { recordId: number }) {
  const [search] = useSearchParams();
  const day = search.get('day');
  const answer = useCall(readScholarship, {
    params: { id: recordId },
    query: day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { day } : {},
  });
  if (answer.isError && !answer.data) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={320} aria-busy />;
  const { scholarship } = answer.data;
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <Stack gap="md">
          <Card withBorder>
            <Facts facts={factsOf(scholarship)} />
          </Card>
          {scholarship.settlement && <Settlement settlement={scholarship.settlement} />}
          {scholarship.obligation && <Obligation obligation={scholarship.obligation} />}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <Stack gap="md">
          <Card withBorder>
            <Stack gap="sm">
              <Title order={3} size="h4">
                {scholarship.signed_on === null ? 'Conditions' : 'Conditions at signing'}
              </Title>
              <ConditionsList conditions={scholarship.conditions} />
            </Stack>
          </Card>
          {scholarship.signed_on !== null && <Reports scholarship={scholarship} />}
          {scholarship.signed_on !== null && scholarship.reads_money && <Costs scholarship={scholarship} />}
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

function factsOf(scholarship: Scholarship) {
  const { contract, standing } = scholarship;
  return [
    ['Grant', `${GRANT_NAMES[scholarship.kind]}${scholarship.grantor === '' ? '' : `, by ${scholarship.grantor}`}`],
    ['Study', `${DEGREE_NAMES[scholarship.degree]}: ${scholarship.programme}`],
    ['School', scholarship.school],
    [
      'Days',
      scholarship.stretches
        .map(
          ({ mode, from, to, is_extension: more }) =>
            `${more ? `Extended, ${MODE_NAMES[mode].toLowerCase()}` : MODE_NAMES[mode]}, ${longDate(from)} to ${longDate(to)}`,
        )
        .join('\n'),
    ],
    ['Reason', scholarship.reason],
    [
      'Notice of admission',
      scholarship.admission !== null && (
        <FileLink key="admission" endpoint={fetchAdmission} input={{ params: { id: scholarship.id } }}>
          {scholarship.admission}
        </FileLink>
      ),
    ],
    ['Deliberated', scholarship.deliberated_on !== null && longDate(scholarship.deliberated_on)],
    ['Service at the least', `${scholarship.least_months} months`],
    ['Amount of the grant', contract && formatPesos(contract.amount)],
    ['Months of the contract', contract && `${contract.terms.months} months`],
    ['Sureties', contract?.sureties.map(({ name, address }) => `${name}, ${address}`).join('\n')],
    ['Signed', scholarship.signed_on !== null && longDate(scholarship.signed_on)],
    ['Notarized', scholarship.notarized_on !== null && longDate(scholarship.notarized_on)],
    [
      'Service status',
      standing && `${standing.name}, ${longDate(standing.from)}${standing.to === null ? '' : ` to ${longDate(standing.to)}`}`,
    ],
    ['Study ended', scholarship.ended_on !== null && longDate(scholarship.ended_on)],
    ['Degree finished', scholarship.completed_on !== null && longDate(scholarship.completed_on)],
    ['Return to duty due', scholarship.return_due && scholarship.return_due.state !== 'DONE' && longDate(scholarship.return_due.due_on)],
    ['Returned to duty', scholarship.reported_on !== null && longDate(scholarship.reported_on)],
    ['Left the service', scholarship.left_on !== null && longDate(scholarship.left_on)],
  ] as const;
}
