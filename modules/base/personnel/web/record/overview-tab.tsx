import { Button, Card, Grid, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DayField } from '@talaan/kernel/web/forms/day-field.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { useContributed } from '@talaan/kernel/web/module.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { Together, useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readPosition, type Position } from '../../contract/career.ts';
import { LastEvents } from './last-events.tsx';
import { isShownTo, recordCards } from './record-card.ts';
import type { RecordPerson } from './record-tab.ts';
import { SectionCards } from './section-cards.tsx';
import { formatPeriod } from './format-period.ts';

/** What is asked most of a record: its sections, this month and the papers by their modules, and what happened last. */
export function Tab({ person }: { person: RecordPerson }) {
  return (
    <Together value>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <SectionCards id={person.id} service={<ServiceCard id={person.id} />} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <Stack gap="md">
            <ContributedCards person={person} />
            <LastEvents id={person.id} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Together>
  );
}

function ContributedCards({ person }: { person: RecordPerson }) {
  const { allowed_views: views } = useCurrentUser();
  const cards = useContributed(recordCards).filter((card) => isShownTo(card, views));
  return cards.map(({ name, Card }) => <Card key={name} person={person} meanwhile={<Skeleton h={140} aria-busy />} />);
}

/** Where somebody is today, or was on the day in the address (`?on=2024-05-01`). */
function ServiceCard({ id }: { id: number }) {
  const [search, setSearch] = useSearchParams();
  const now = useToday();
  const on = /^\d{4}-\d{2}-\d{2}$/.exec(search.get('on') ?? '')?.[0];
  const answer = useCall(readPosition, { params: { id }, query: { on } });
  const choose = (day: string | null) => setSearch(day && day !== now ? { on: day } : {});
  const position = answer.data?.position;
  return (
    <Card withBorder padding="md" component="section" aria-label="Service">
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2} size="h4">
            {on ? `On ${longDate(on)}` : 'Service'}
          </Title>
          <Group gap="xs">
            <DayField label="As of" w={132} day={on ?? now} onChange={choose} />
            {on && (
              <Button variant="default" onClick={() => choose(null)}>
                Today
              </Button>
            )}
          </Group>
        </Group>
        {answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
        {!position && !answer.isError && <Skeleton h={240} aria-busy />}
        {position && <PositionFacts position={position} />}
      </Stack>
    </Card>
  );
}

function PositionFacts({ position }: { position: Position }) {
  const { appointment, salary, standing, assignment, separation, designations, heads } = position;
  return (
    <Stack gap="md">
      <Group gap="xs">
        {(!appointment || standing) && <StatusBadge tone={standing ? 'warning' : 'past'}>{position.personnel_status}</StatusBadge>}
        {standing && <Text size="sm">{[formatPeriod(standing), standing.authority].filter(Boolean).join(' · ')}</Text>}
        {separation && (
          <Text size="sm">{[`last day ${longDate(separation.last_day)}`, separation.authority].filter(Boolean).join(' · ')}</Text>
        )}
      </Group>
      {appointment && (
        <Facts
          facts={[
            ['Position', appointment.position],
            ['Office', `${appointment.office} (${appointment.acronym})`],
            ['Campus', appointment.campus],
            ['Status', [appointment.status, appointment.nature].filter(Boolean).join(', ')],
            ['Plantilla item', appointment.item_number && `${appointment.item_number}${appointment.is_substitute ? ' (substitute)' : ''}`],
            ['Salary grade and step', salary && `${salary.salary_grade}-${salary.step}`],
            ['Monthly salary', salary && `PHP ${formatMoney(salary.amount)}`],
            ['Daily rate', appointment.daily_rate && `PHP ${formatMoney(appointment.daily_rate)}`],
            ['Authority', appointment.authority],
            ['Period', formatPeriod(appointment)],
          ]}
        />
      )}
      {assignment && (
        <Duty
          title={`${assignment.kind.charAt(0).toUpperCase()}${assignment.kind.slice(1)}: ${assignment.place}`}
          note={[assignment.order_number, formatPeriod(assignment)]}
        />
      )}
      {heads.map((one) => (
        <Duty
          key={`${one.office} ${one.from}`}
          title={`${one.is_acting ? 'Officer in charge' : one.title}, ${one.office}`}
          note={[formatPeriod(one)]}
        />
      ))}
      {designations.map((one) => (
        <Duty
          key={one.id}
          title={`${one.title}${one.is_in_charge ? ' (OIC)' : ''}, ${one.office}`}
          note={[formatPeriod(one), one.units_released > 0 ? `${one.units_released} units released` : '']}
        />
      ))}
    </Stack>
  );
}

function Duty({ title, note }: { title: string; note: string[] }) {
  return (
    <Stack gap={0}>
      <Text size="sm" fw={500}>
        {title}
      </Text>
      <Text size="sm" c="dimmed">
        {note.filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}
