import { useState } from 'react';
import { Alert, Anchor, Button, Card, Grid, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listHomeDays, readHomeToday, type HomeDay, type HomeDayRow } from '../../contract/days.ts';
import { formatLog } from '../format-log.ts';
import { HomeStatusBadge } from '../status.tsx';
import { DayDrawer } from './day-drawer.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ReportForm } from './report-form.tsx';
import { TodayCard } from './today-card.tsx';

const SHOWN = 30;

/** Logging in and out on a day at home, its tasks and accomplishment, and the days before. */
export function Screen() {
  const answer = useCall(readHomeToday, {});
  const [isPrinting, setPrinting] = useState(false);
  const today = answer.data;
  return (
    <Page
      title={say('WFH attendance')}
      intro={say('On the dates of an approved order you log in and out here; the time is that of the server.')}
      actions={
        <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setPrinting(true)}>
          {say('Accomplishment report')}
        </Button>
      }
    >
      {answer.isError && !today ? (
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      ) : !today ? (
        <Skeleton h={320} aria-busy />
      ) : (
        <Grid gap="md">
          <Grid.Col span={{ base: 12, md: 6 }}>
            <Stack gap="md">
              {today.day ? <TodayCard key={today.day.date} day={today.day} /> : <NoOrder next={today.next_dates} />}
              {today.to_report.map((day) => (
                <ToReport key={day.date} day={day} />
              ))}
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 6 }}>
            <Days />
          </Grid.Col>
        </Grid>
      )}
      <DayDrawer />
      {isPrinting && <ReportDialog onClose={() => setPrinting(false)} />}
    </Page>
  );
}

function NoOrder({ next }: { next: readonly string[] }) {
  return (
    <Card withBorder>
      <NothingHere
        title={say('You do not work from home today')}
        description={
          next.length > 0
            ? say(next.length === 1 ? 'Your next date is {dates}.' : 'Your next dates are {dates}.', {
                dates: next.map(longDate).join(', '),
              })
            : say('Once an approved order names you, its dates appear here.')
        }
      />
    </Card>
  );
}

/** A day of the past without its report, or with one that the head returned. */
function ToReport({ day }: { day: HomeDay }) {
  return (
    <Card withBorder padding="md">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {longDate(day.date)}
        </Title>
        {day.state === 'RETURNED' && (
          <Alert color="yellow" title={say('Your head returned this')}>
            {say('Open the day below to read why, correct it, and submit it again.')}
          </Alert>
        )}
        <Text size="sm">{say('Tasks: {tasks}', { tasks: day.tasks.join('; ') })}</Text>
        <ReportForm day={day} />
      </Stack>
    </Card>
  );
}

/** The days before, the newest first. */
function Days() {
  const { linkTo } = useAddress();
  const today = useToday();
  const answer = useCall(listHomeDays, { query: { whose: 'mine', per_page: SHOWN, sort: '-date' } });
  if (!answer.data) return answer.isError ? null : <Skeleton h={200} aria-busy />;
  const days = answer.data.days.filter(({ date }) => date < today);
  return (
    <Card withBorder padding="md">
      <Stack gap="xs">
        <Title order={2} size="h4">
          {say('Days at home')}
        </Title>
        {days.length === 0 && <Text size="sm">{say('Days that you worked from home appear here.')}</Text>}
        {days.map((row) => (
          <DayLine key={row.id} row={row} to={row.log_id === null ? undefined : linkTo({ day: row.log_id })} />
        ))}
      </Stack>
    </Card>
  );
}

function DayLine({ row, to }: { row: HomeDayRow; to: string | undefined }) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs" mih={36}>
      <Stack gap={0} miw={0}>
        {to === undefined ? (
          <Text size="sm">{longDate(row.date)}</Text>
        ) : (
          <Anchor component={Link} to={to} size="sm">
            {longDate(row.date)}
          </Anchor>
        )}
        <Text size="xs" c="dimmed">
          {[formatLog(row), row.order_no].filter(Boolean).join(', ')}
        </Text>
      </Stack>
      <HomeStatusBadge status={row.status} />
    </Group>
  );
}
