import { Box, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { Proportion } from '@talaan/kernel/web/pages/proportion.tsx';
import { readFundsHome, type HomeFund } from '../contract/home.ts';
import { formatPermille } from '../rules/judge-hire.ts';
import { barColor, FundBadge } from './fund-badge.tsx';

/** The fund sources of the year for the budget office, the fullest first, and whom none pays. */
export function Card() {
  const answer = useCall(readFundsHome, {});
  if (answer.data && answer.data.funds.length === 0) return null;
  return (
    <CardFrame title="Fund sources" more={{ label: 'All fund sources', to: '/payroll/casual_fund_source' }} answer={answer}>
      {({ funds, unfunded }) => (
        <Stack gap={4}>
          {funds.map((fund) => (
            <Fund key={fund.id} fund={fund} />
          ))}
          {unfunded > 0 && (
            <Link to="/payroll/casual_fund_source/unfunded" className="menu-line dashboard-line">
              <Group justify="space-between" gap="sm" wrap="nowrap">
                <Text span size="sm">
                  Without a fund source
                </Text>
                <Text span size="sm" fw={500}>
                  {unfunded}
                </Text>
              </Group>
            </Link>
          )}
        </Stack>
      )}
    </CardFrame>
  );
}

function Fund({ fund: { id, name, allotment, obligated, used, state } }: { fund: HomeFund }) {
  return (
    <Link to={`/payroll/casual_fund_source/${id}`} className="menu-line dashboard-line">
      <Stack gap={2} w="100%">
        <Group justify="space-between" gap="sm" wrap="nowrap">
          <Group gap="xs" wrap="nowrap" miw={0}>
            <Text span size="sm" truncate>
              {name}
            </Text>
            <Box flex="none">
              <FundBadge state={state} />
            </Box>
          </Group>
          <Text span size="sm" fw={500} flex="none">
            {formatPermille(used)}
          </Text>
        </Group>
        <Group>
          <Proportion value={Math.min(obligated, allotment)} most={allotment} color={barColor[state]} />
        </Group>
        <Text span size="xs" c="dimmed">
          {formatPesos(Math.max(0, allotment - obligated))} left of {formatPesos(allotment)}
        </Text>
      </Stack>
    </Link>
  );
}
