import { Alert, Anchor, Grid, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { Proportion } from '@talaan/kernel/web/pages/proportion.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { RecordPage } from '@talaan/kernel/web/pages/record-page.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { useNeighbours } from '@talaan/kernel/web/pages/use-neighbours.ts';
import { listSources, readSource, type SourceRecord } from '../../contract/sources.ts';
import { PAID_AS } from '../../rules/accounts.ts';
import { formatPermille } from '../../rules/judge-hire.ts';
import { barColor, FundBadge } from '../fund-badge.tsx';
import { monthWord } from '../month-word.ts';
import { ForecastTable } from './forecast-table.tsx';
import { PlannedLines } from './planned-lines.tsx';
import { RecordPaymentButton, SourceActs } from './source-acts.tsx';

/** One fund source: what is obligated of its allotment, by whom, to December, and what it was planned for. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readSource, { params: { id } });
  const neighbours = useNeighbours(listSources, 'sources', id);
  const source = answer.data?.source.id === id ? answer.data.source : undefined;
  if (answer.isError) return <RecordFailed title="Fund source" list="/payroll/casual_fund_source" answer={answer} />;
  if (!source) return <Skeleton h={360} aria-busy />;
  return (
    <RecordPage
      name={source.name}
      state={<FundBadge state={source.state} />}
      line={[String(source.year), `${source.fund_code} ${source.fund}`, source.program].join(' · ')}
      neighbours={neighbours}
      open={(other) => `/payroll/casual_fund_source/${other}`}
      actions={<SourceActs source={source} />}
      main={source.people > 0 && <RecordPaymentButton source={source} />}
    >
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 8 }} order={{ base: 2, md: 1 }}>
          <Stack gap="md">
            <RecordPart title="To December">
              <Unpaid source={source} />
              <ForecastTable source={source} />
            </RecordPart>
            <RecordPart title="Planned">
              <PlannedLines source={source} />
            </RecordPart>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }} order={{ base: 1, md: 2 }}>
          <RecordPart title="Allotment">
            <Allotment source={source} />
          </RecordPart>
        </Grid.Col>
      </Grid>
    </RecordPage>
  );
}

function Allotment({ source }: { source: SourceRecord }) {
  const { id, allotment, obligated, paid, balance, used, state } = source;
  return (
    <Stack gap="md">
      <Stack gap={4}>
        <Text size="sm">
          {formatPermille(used)} obligated, {formatPesos(balance)} left
        </Text>
        <Group>
          <Proportion value={Math.min(obligated, allotment)} most={allotment} color={barColor[state]} />
        </Group>
      </Stack>
      <Facts
        facts={[
          ['Allotment', formatPesos(allotment)],
          ['Obligated', formatPesos(obligated)],
          ['Paid', formatPesos(paid)],
          ['Still to be paid', formatPesos(obligated - paid)],
          ['Account', source.account_code],
          ['Pays', PAID_AS[source.paid_as]],
          [
            'People',
            <Anchor key="people" component={Link} to={`/payroll/casual_fund_source/${id}/people`} size="sm">
              {count(source.people, 'person', 'people')}
            </Anchor>,
          ],
          [
            'Ledger',
            <Anchor key="ledger" component={Link} to={`/payroll/casual_fund_source/${id}/ledger`} size="sm">
              What was obligated, freed and paid
            </Anchor>,
          ],
        ]}
      />
    </Stack>
  );
}

/** Months that are over and of which something is obligated still: a payroll was not recorded, or paid less. */
function Unpaid({ source }: { source: SourceRecord }) {
  if (source.unpaid_months.length === 0) return null;
  const sum = source.unpaid_months.reduce((total, { to_pay }) => total + to_pay, 0);
  const months = source.unpaid_months.map(({ month }) => monthWord(month));
  return (
    <Alert color="yellow" title={`${formatPesos(sum)} of earlier months is not recorded as paid`}>
      {months.join(', ')}.{' '}
      <Anchor
        component={Link}
        to={`/payroll/casual_fund_source/${source.id}/payment?month=${source.unpaid_months[0]!.month}`}
        size="sm"
        underline="always"
      >
        Record a payment
      </Anchor>
    </Alert>
  );
}
