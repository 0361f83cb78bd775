import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { readDesk } from '../../contract/home.ts';
import { RunBadge } from '../runs/run-badge.tsx';

/** The payroll of the month, and what hinders it. */
export function Card() {
  const answer = useCall(readDesk, {});
  return (
    <CardFrame title="Payroll" more={{ label: 'Payroll runs', to: '/payroll/runs' }} answer={answer}>
      {({ month, run, no_account: bare, held }) => (
        <Stack gap="sm">
          <Group gap="xs">
            <Text size="sm" fw={500}>
              {run?.title ?? `No payroll of ${monthName(month)} yet`}
            </Text>
            {run && <RunBadge state={run.state} />}
          </Group>
          {run ? (
            <Stack gap={0}>
              <Line label="Findings to mend first" figure={run.blocking} to={`/payroll/runs/${run.id}`} />
              <Line label="Held in this payroll" figure={run.held} to={`/payroll/runs/${run.id}/payslips?held=1`} />
              <Line label="People paid" figure={run.people} to={`/payroll/runs/${run.id}/payslips`} />
            </Stack>
          ) : (
            <Button component={Link} to="/payroll/runs/new" leftSection={<IconPlus size={16} />} w="fit-content">
              New run
            </Button>
          )}
          <Stack gap={0}>
            <Line label="No bank account" figure={bare} to="/payroll/people?lacks=account" />
            <Line label="Held in every payroll" figure={held} to="/payroll/people?lacks=held" />
          </Stack>
        </Stack>
      )}
    </CardFrame>
  );
}

function Line({ label, figure, to }: { label: string; figure: number; to: string }) {
  return (
    <Link to={to} className="menu-line dashboard-line">
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text span size="sm">
          {label}
        </Text>
        <Text span size="sm" fw={500}>
          {figure.toLocaleString('en-PH')}
        </Text>
      </Group>
    </Link>
  );
}
