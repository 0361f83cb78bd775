import { Button, Card, Stack, Tabs, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { formatHours } from '@talaan/attendance/web/schedules/format-hours.ts';
import { HoursThroughTime } from '@talaan/attendance/web/schedules/hours-through-time.tsx';
import { PersonPage } from '@talaan/identity/web/person-page.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { readMySchedules } from '../contract/requests.ts';
import { RequestsList } from './requests-list.tsx';

/** One's requests for work schedules, and the hours that hold and held. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'hours' ? 'hours' : 'requests';
  const ask = (
    <Button component={Link} to="/account/work-schedules/new" leftSection={<IconPlus size={16} />}>
      Ask for a schedule
    </Button>
  );
  return (
    <PersonPage title="My work schedules">
      <Tabs value={tab} onChange={(value) => setSearch(value === 'hours' ? { tab: 'hours' } : {})} keepMounted={false}>
        <Tabs.List mb="xl">
          <Tabs.Tab value="requests">Requests</Tabs.Tab>
          <Tabs.Tab value="hours">My hours</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="requests">
          <RequestsList
            title="My work schedules"
            intro="Another schedule begins on a Monday, once the head of your office has approved it."
            whose="mine"
            decides={[]}
            views={[]}
            open={({ id }) => `/account/work-schedules/${id}`}
            actions={ask}
            empty={{
              title: 'No requests yet',
              description: 'Ask for one of the schedules that HR keeps, or for hours of your own.',
              action: ask,
            }}
          />
        </Tabs.Panel>
        <Tabs.Panel value="hours">
          <MyHours />
        </Tabs.Panel>
      </Tabs>
    </PersonPage>
  );
}

function MyHours() {
  const mine = useCall(readMySchedules, {}).data;
  if (!mine) return null;
  return (
    <Stack gap="md">
      <Card withBorder>
        <Title order={2}>Today: {mine.current.name}</Title>
        {formatHours(mine.current.hours).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Card>
      {mine.periods.length > 0 ? (
        <HoursThroughTime versions={mine.periods} />
      ) : (
        <Text c="dimmed">No schedule was assigned to you alone; that of your office or of everybody holds.</Text>
      )}
    </Stack>
  );
}
