import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatHours } from '@talaan/attendance/web/schedules/format-hours.ts';
import { HoursThroughTime } from '@talaan/attendance/web/schedules/hours-through-time.tsx';
import { PersonPage } from '@talaan/identity/web/person-page.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readMySchedules } from '../contract/requests.ts';
import { RequestsList } from './requests-list.tsx';

const PARTS = { requests: 'Requests', hours: 'My hours' } as const;

/** One's requests for work schedules, and the hours that hold and held. */
export function Screen() {
  return (
    <PersonPage title={say('My work schedules')}>
      <MySchedules />
    </PersonPage>
  );
}

function MySchedules() {
  const parts = <ScreenParts parts={PARTS} />;
  const ask = (
    <Button component={Link} to="/account/work-schedules/new" leftSection={<IconPlus size={16} />}>
      {say('Ask for a schedule')}
    </Button>
  );
  if (useScreenPart(PARTS) === 'hours')
    return (
      <Page title={say('My work schedules')} intro={say('The hours by which your days are counted.')} actions={parts}>
        <MyHours />
      </Page>
    );
  return (
    <RequestsList
      title={say('My work schedules')}
      intro={say('Another schedule begins on a Monday, once the head of your office has approved it.')}
      whose="mine"
      decides={[]}
      views={[]}
      open={({ id }) => `/account/work-schedules/${id}`}
      parts={parts}
      main={ask}
      empty={{
        title: say('No requests yet'),
        description: say('Ask for one of the schedules that HR keeps, or for hours of your own.'),
        action: ask,
      }}
    />
  );
}

function MyHours() {
  const mine = useCall(readMySchedules, {}).data;
  if (!mine) return null;
  return (
    <Stack gap="md">
      <Card withBorder>
        <Title order={2}>{say('Today: {name}', { name: mine.current.name })}</Title>
        {formatHours(mine.current.hours).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Card>
      {mine.periods.length > 0 ? (
        <HoursThroughTime versions={mine.periods} />
      ) : (
        <Text c="dimmed">{say('No schedule was assigned to you alone; that of your office or of everyone applies.')}</Text>
      )}
    </Stack>
  );
}
