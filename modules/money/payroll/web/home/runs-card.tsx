import { Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import type { RoleRule } from '@talaan/requests/contract/request-kind.ts';
import { listRuns } from '../../contract/runs.ts';
import { runFlow, type RunState } from '../../workflow.ts';
import { RunBadge } from '../runs/run-badge.tsx';

const SHOWN = 5;
const ON_THEIR_WAY = (Object.keys(runFlow.words) as RunState[]).filter((state) => !(runFlow.ends as readonly string[]).includes(state));

/** The runs on their way, for those who certify or release them: where each is, and which wait for the reader, without amounts. */
export function Card() {
  const { allowed_views: views } = useCurrentUser();
  const isMine = (state: RunState) =>
    runFlow.awaited(state).some((role) => {
      const rule: RoleRule = runFlow.roles[role];
      return 'group' in rule && views.includes(rule.group);
    });
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
                  <Text span size="sm" fw={isMine(state) ? 600 : undefined}>
                    {title}
                    {isMine(state) && (
                      <Text span size="xs" c="dimmed" display="block">
                        Waits for you
                      </Text>
                    )}
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
