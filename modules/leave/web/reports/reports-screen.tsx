import { Anchor, Card, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useMayFollow } from '@talaan/kernel/web/may-follow.ts';
import { Page } from '@talaan/kernel/web/page.tsx';

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
    to: '/HR/leaves/submitted-leave?type=ML&type=MLSP&type=MLX&type=MLM&type=PL&type=MLA',
    title: 'Register of maternity and paternity leave',
    note: 'applications of mothers, fathers and other caregivers',
  },
  { to: '/HR/leaves/submitted-leave?show=deemed', title: 'Deemed approved', note: 'what was due under Section 49 of MC 41 s.1998' },
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
