import { Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { listRuns } from '../../contract/runs.ts';
import { runFlow, type RunState } from '../../workflow.ts';
import { RunBadge } from '../runs/run-badge.tsx';

const SHOWN = 5;
const ON_THEIR_WAY = (Object.keys(runFlow.words) as RunState[]).filter((state) => !(runFlow.ends as readonly string[]).includes(state));

/** The runs on their way, for those who certify or release them: where each is, without amounts. */
export function Card() {
  const answer = useCall(listRuns, { query: { state: ON_THEIR_WAY, per_page: SHOWN } });
  return (
    <CardFrame title="Payroll" more={{ label: 'Payroll runs', to: '/payroll/runs' }} answer={answer}>
      {({ runs }) =>
        runs.length === 0 ? (
          <Text size="sm">No payroll is on its way.</Text>
        ) : (
          <Stack gap={0}>
            {runs.map(({ id, title, state }) => (
              <Link key={id} to={`/payroll/runs/${id}`} className="menu-line dashboard-line">
                <Group justify="space-between" gap="sm" wrap="nowrap">
                  <Text span size="sm">
                    {title}
                  </Text>
                  <RunBadge state={state} />
                </Group>
              </Link>
            ))}
          </Stack>
        )
      }
    </CardFrame>
  );
}
