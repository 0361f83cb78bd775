import { useState } from 'react';
import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { openedLater, shownLater } from '@talaan/kernel/web/shown-later.ts';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';
import type { ForcedYear } from '../contract/forced-plans.ts';
import { forcedFlow } from '../rules/forced-flow.ts';
import { formatAmount } from '@talaan/leave/rules/format-days.ts';
import { ForcedFacts } from './forced-facts.tsx';
import { PlannedDays } from './planned-days.tsx';

const PlanForm = shownLater(async () => (await import('./plan-form.tsx')).PlanForm);
const CancelDates = openedLater(async () => (await import('./cancel-dates.tsx')).CancelDates);

/** A year of forced leave: what is due, the dates, and what the reader may do. */
export function ForcedYearView({ found }: { found: ForcedYear }) {
  const { plan, days, may_plan, forced, year } = found;
  const [isChanging, setChanging] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const showsForm = may_plan && (plan === null || plan.state === 'RETURNED' || isChanging);
  return (
    <Stack gap="md">
      {forced.standing === 'DUE' && (
        <Alert color="yellow" title={say('{left} of forced leave left to take in {year}', { left: formatAmount(forced.left), year })}>
          {say(
            'What is not taken by 31 December is forfeited from vacation leave (MC 41 s.1998 Sec. 25), unless the agency cancels it by written order.',
          )}
        </Alert>
      )}
      {plan === null && (
        <Card withBorder padding="md">
          <ForcedFacts found={found} />
        </Card>
      )}
      {showsForm ? (
        <Card withBorder padding="md">
          <Stack gap="md">
            <Title order={2} size="h4">
              {plan === null ? say('Plan of {year}', { year }) : say('Other dates')}
            </Title>
            <PlanForm found={found} onDone={() => setChanging(false)} />
          </Stack>
        </Card>
      ) : (
        plan === null && <NoPlan found={found} />
      )}
      {plan && (
        <>
          <Group gap="xs">
            {may_plan && plan.state === 'APPROVED' && !isChanging && (
              <Button variant="default" onClick={() => setChanging(true)}>
                {say('Change the dates')}
              </Button>
            )}
            {plan.actions.some(({ action }) => action === 'cancelDates') && (
              <Button variant="default" onClick={() => setCancelling(true)}>
                {say('Cancel dates by order')}
              </Button>
            )}
          </Group>
          <RequestPanel id={plan.id} kinds={[forcedFlow.kind]} onItsScreen />
          {isCancelling && <CancelDates id={plan.id} days={days} onClose={() => setCancelling(false)} />}
        </>
      )}
    </Stack>
  );
}

function NoPlan({ found: { days, due_on, year } }: { found: ForcedYear }) {
  return (
    <Card withBorder padding="md">
      {days.length > 0 ? (
        <PlannedDays days={days} />
      ) : (
        <Text size="sm">
          {say('There is no plan of {year}. It is filed by {due_on}, by the employee, HR or the clerk of the office.', {
            year,
            due_on: longDate(due_on),
          })}
        </Text>
      )}
    </Card>
  );
}
