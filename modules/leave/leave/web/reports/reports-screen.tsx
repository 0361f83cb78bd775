import { Anchor, Card, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';

const PATH = '/edats/leave/reports';

const REPORTS = [
  { to: `${PATH}/usage`, title: 'Leave by office and type', note: 'people, applications and days with and without pay of a month' },
  { to: `${PATH}/forced-leave`, title: 'Forced leave compliance', note: 'who must take five days, who planned them, and what is left' },
  {
    to: `${PATH}/liability`,
    title: 'Leave liability',
    note: 'what vacation and sick leave is worth: credits × highest salary × constant factor',
  },
  {
    to: `${PATH}/sick-leave`,
    title: 'Frequent sick leave',
    note: 'single Mondays and Fridays more than three times in a month, for a talk about wellness alone',
  },
  {
    to: `${PATH}/parental`,
    title: 'Maternity and paternity register',
    note: 'dates, delivery, days allocated by CS Form No. 6a and who receives them',
  },
  {
    to: '/HR/leaves/submitted-leave?show=deemed',
    title: 'Due under Section 49',
    note: 'not acted upon within five working days; HR confirms them',
  },
  {
    to: '/HR/leaves/submitted-leave?show=deemed-approved',
    title: 'Deemed approved',
    note: 'what HR confirmed as approved under Section 49 of MC 41 s.1998',
  },
  { to: '/HR/leaves/submitted-leave?show=unpaid', title: 'Leave without pay', note: 'applications with days without pay' },
  { to: '/HR/leaves/vacation-pay', title: 'Vacation pay of teachers', note: 'days served in a school year, paid and unpaid vacation days' },
  {
    to: '/HR/leaves/payments',
    title: 'Monetization and terminal leave',
    note: 'all requests; under For payroll those approved in a month',
  },
] as const;

/** The reports of leave, each with what it says. */
export function Screen() {
  const mayFollow = useMayFollow();
  return (
    <Page title="Leave reports">
      <Card withBorder padding="md">
        <Stack gap="sm">
          {REPORTS.filter(({ to }) => mayFollow(to)).map(({ to, title, note }) => (
            <Text key={to} size="sm">
              <Anchor component={Link} to={to} inherit underline="always">
                {title}
              </Anchor>
              : {note}
            </Text>
          ))}
        </Stack>
      </Card>
    </Page>
  );
}
