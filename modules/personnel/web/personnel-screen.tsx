import { Anchor, Button, Card, Grid, Group, SimpleGrid, Skeleton, Stack, Text, Timeline, Title } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import type { Answer } from '@talaan/kernel/web/call.ts';
import { today } from '@talaan/kernel/web/clock.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { readPersonnel } from '../contract.ts';
import { PersonAvatar } from './person-avatar.tsx';

type Person = Answer<typeof readPersonnel>['personnel'];

export function Screen() {
  const { id = '' } = useParams();
  const answer = useCall(readPersonnel, { params: { id: Number(id) } });
  const person = answer.data?.personnel;
  if (answer.isError) {
    return (
      <Page title="Personnel record">
        <Card withBorder>
          <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />
        </Card>
        <Anchor component={Link} to="/personnels/list">
          Back to the list
        </Anchor>
      </Page>
    );
  }
  if (!person) return <Skeleton h={320} aria-busy />;
  return (
    <Page title={person.fullname} intro={<Present person={person} />} actions={<AttendanceLink id={person.id} />}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="md">
            <Card withBorder padding="lg">
              <WhoCard person={person} />
            </Card>
            <Card withBorder padding="lg">
              <Pins pins={person.pins} />
            </Card>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Card withBorder padding="lg">
            <Appointments appointments={person.appointments} />
          </Card>
        </Grid.Col>
      </Grid>
    </Page>
  );
}

function runsNow({ from, to }: { from: string | null; to: string | null }): boolean {
  const day = today().toString();
  return (from === null || from <= day) && (to === null || to >= day);
}

/** What he is today, in one line. */
function Present({ person }: { person: Person }) {
  const now = person.appointments.find(runsNow);
  return now ? `${now.position}, ${now.office}, ${now.campus}` : 'No appointment runs today';
}

function AttendanceLink({ id }: { id: number }) {
  const user = useCurrentUser();
  if (!opens('EDATSADMIN', user.allowed_views)) return null;
  return (
    <Button component={Link} to={`/edats/personnel/${id}`} variant="default" leftSection={<IconCalendarTime size={16} />}>
      Attendance
    </Button>
  );
}

function WhoCard({ person }: { person: Person }) {
  const facts: [string, string | null][] = [
    ['Employee number', person.idno || '(Auto generate)'],
    ['Surname', person.surname],
    ['First name', person.first_name],
    ['Middle name', person.middle_name],
    ['Name extension', person.name_extension],
    ['Sex', person.sex],
    ['Birth date', person.birth_date && longDate(person.birth_date)],
    ['E-mail', person.email],
    ['Date hired', person.date_hired && longDate(person.date_hired)],
  ];
  return (
    <Stack gap="md">
      <Group gap="sm" wrap="nowrap">
        <PersonAvatar fullname={person.fullname} avatar={person.avatar} size={48} />
        <Title order={2} size="h4">
          Who
        </Title>
      </Group>
      <SimpleGrid cols={2} spacing="xs" verticalSpacing={6} component="dl" m={0}>
        {facts.flatMap(([name, value]) => [
          <Text key={name} component="dt" size="sm" c="dimmed">
            {name}
          </Text>,
          <Text key={`${name}-value`} component="dd" size="sm" m={0} style={{ overflowWrap: 'anywhere' }}>
            {value || '—'}
          </Text>,
        ])}
      </SimpleGrid>
    </Stack>
  );
}

function Pins({ pins }: { pins: Person['pins'] }) {
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        Device PINs
      </Title>
      {pins.length === 0 && (
        <Text size="sm" c="dimmed">
          None: punches on a device cannot be counted yet.
        </Text>
      )}
      {pins.map((pin) => (
        <Group key={`${pin.pin}-${pin.from}`} justify="space-between" wrap="nowrap">
          <Text size="sm" fw={500}>
            {pin.pin}
          </Text>
          <Text size="sm" c="dimmed">
            {sayPeriod(pin)}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}

function Appointments({ appointments }: { appointments: Person['appointments'] }) {
  return (
    <Stack gap="md">
      <Title order={2} size="h4">
        Appointments
      </Title>
      {appointments.length === 0 && (
        <Text size="sm" c="dimmed">
          None on record.
        </Text>
      )}
      <Timeline active={-1} bulletSize={14} lineWidth={2}>
        {appointments.map((one) => (
          <Timeline.Item
            key={one.from}
            title={
              <Group gap="xs">
                <Text size="sm" fw={500}>
                  {one.position}
                </Text>
                {runsNow(one) && <StatusBadge tone="good">Now</StatusBadge>}
              </Group>
            }
          >
            <Text size="sm">
              {one.office}, {one.campus}
            </Text>
            <Text size="sm" c="dimmed">
              {one.status}
              {one.salary_grade === null ? '' : `, salary grade ${one.salary_grade}`}
            </Text>
            <Text size="sm" c="dimmed">
              {sayPeriod(one)}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Stack>
  );
}

function sayPeriod({ from, to }: { from: string | null; to: string | null }): string {
  if (to === null) return from === null ? 'since ever' : `since ${longDate(from)}`;
  return from === null ? `until ${longDate(to)}` : `${longDate(from)} to ${longDate(to)}`;
}
