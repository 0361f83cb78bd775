import { Button, Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readMyVacationPay, type MyVacationPay } from '../../contract/vacation-pay.ts';
import { PayFacts } from './pay-facts.tsx';

/** The reader’s own vacation pay, year by year. */
export function Screen() {
  const answer = useCall(readMyVacationPay, {});
  const years = answer.data?.years;
  return (
    <Page
      title={say('My vacation pay')}
      intro={say('Vacations of teachers are paid in proportion to the days served.')}
      actions={
        <Button component={Link} to="/account/service-credits" variant="default">
          {say('Service credits')}
        </Button>
      }
    >
      {answer.isError && !years ? (
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      ) : !years ? (
        <Skeleton h={320} aria-busy />
      ) : years.length === 0 ? (
        <NothingHere title={say('No school year')} description={say('You were not on teacher leave in a school year that HR keeps.')} />
      ) : (
        <Stack gap="md">
          {years.map((one) => (
            <Year key={one.school_year.id} one={one} />
          ))}
        </Stack>
      )}
    </Page>
  );
}

function Year({ one: { school_year: year, ...pay } }: { one: MyVacationPay }) {
  const today = useToday();
  return (
    <Card withBorder padding="md" component="section" aria-label={say('School year {name}', { name: year.name })}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {say('School year {name}', { name: year.name })}
        </Title>
        {year.last_day >= today && (
          <Text size="sm" c="dimmed">
            {say('The year runs: days to come count as served until something else is on record.')}
          </Text>
        )}
        <PayFacts pay={pay} year={year} />
      </Stack>
    </Card>
  );
}
