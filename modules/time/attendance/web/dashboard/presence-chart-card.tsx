import type { ReactNode } from 'react';
import { Group, Progress, SimpleGrid, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Presence } from '../../contract/days.ts';
import { countPresence } from '../../contract/presence.ts';
import { PRESENCE_LOOKS, PRESENCES_SHOWN } from '../daily/presence-appearance.ts';

const LIST = '/edats/daily-attendance';

type Counted = Answer<typeof countPresence>;
type Counts = Counted['campuses'][number]['counts'];

/** How people stand on the last day of work, in all and on each campus; each number leads to its people. */
export function Card() {
  const answer = useCall(countPresence, { query: { day: 'last' } });
  const date = answer.data?.date;
  return (
    <CardFrame title={date ? say('Attendance on {date}', { date: longDate(date) }) : say('Attendance')} answer={answer}>
      {(counted) => <Bars counted={counted} />}
    </CardFrame>
  );
}

function Bars({ counted: { date, campuses } }: { counted: Counted }) {
  const { allowed_views: views } = useCurrentUser();
  const mayFollow = useMayFollow();
  const linkTo = (query: string) => {
    if (mayFollow(LIST)) return `${LIST}?date=${date}&${query}`;
    return opens('EDATSDEPTHEAD', views) ? '/department/statistic' : undefined;
  };
  if (campuses.length === 0) return <Text size="sm">{say('No one served on this day.')}</Text>;
  const all = addUp(campuses.map(({ counts }) => counts));
  return (
    <Stack gap="sm">
      <Group>
        <Bar counts={all} name="Everyone" height={20} />
      </Group>
      <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="xs" verticalSpacing={4}>
        {PRESENCES_SHOWN.filter((presence) => (all[presence] ?? 0) > 0).map((presence) => (
          <Legend key={presence} presence={presence} people={all[presence]!} to={linkTo(`presence=${presence}`)} />
        ))}
      </SimpleGrid>
      {campuses.length > 1 &&
        campuses.map(({ id, name, counts }) => <CampusRow key={id} name={name} counts={counts} to={linkTo(`campus=${id}`)} />)}
    </Stack>
  );
}

/** True proportions: nobody is drawn wider than they are. */
function Bar({ counts, name, height }: { counts: Counts; name: string; height: number }) {
  const people = sumOf(counts);
  const words = PRESENCES_SHOWN.flatMap((presence) => (counts[presence] ? [`${PRESENCE_LOOKS[presence].label} ${counts[presence]}`] : []));
  return (
    <Progress.Root size={height} flex={1} role="img" aria-label={`${name}: ${count(people, 'person', 'people')}. ${words.join(', ')}.`}>
      {PRESENCES_SHOWN.filter((presence) => counts[presence]).map((presence) => (
        <Progress.Section
          key={presence}
          withAria={false}
          value={(counts[presence]! / people) * 100}
          color={PRESENCE_LOOKS[presence].color}
        />
      ))}
    </Progress.Root>
  );
}

function Legend({ presence, people, to }: { presence: Presence; people: number; to: string | undefined }) {
  const { label, color, Icon } = PRESENCE_LOOKS[presence];
  const words = (
    <Group gap={6} wrap="nowrap">
      <Icon size={14} stroke={1.75} aria-hidden color={`var(--mantine-color-${color}-light-color)`} />
      <Text span size="sm" truncate>
        {label}
      </Text>
      <Text span size="sm" fw={600}>
        {people}
      </Text>
    </Group>
  );
  return <Row to={to}>{words}</Row>;
}

function CampusRow({ name, counts, to }: { name: string; counts: Counts; to: string | undefined }) {
  const here = (counts.present ?? 0) + (counts.late ?? 0) + (counts.incomplete ?? 0);
  return (
    <Row to={to}>
      <Group gap="sm" wrap="nowrap">
        <Text span size="sm" w={110} truncate flex="none">
          {name}
        </Text>
        <Bar counts={counts} name={name} height={10} />
        <Text span size="sm" w={72} ta="end" flex="none">
          {say('{here} of {counts}', { here, counts: sumOf(counts) })}
        </Text>
      </Group>
    </Row>
  );
}

function Row({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (!to) return <div>{children}</div>;
  return (
    <Link to={to} className="menu-line dashboard-line">
      {children}
    </Link>
  );
}

function addUp(all: readonly Counts[]): Counts {
  return Object.fromEntries(PRESENCES_SHOWN.map((presence) => [presence, all.reduce((sum, counts) => sum + (counts[presence] ?? 0), 0)]));
}

function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, people) => sum + people, 0);
}
