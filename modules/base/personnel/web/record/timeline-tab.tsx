import { Card, Collapse, Group, List, Skeleton, Stack, Text, Timeline, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconArrowMoveRight,
  IconBriefcase,
  IconChevronDown,
  IconChevronRight,
  IconCoins,
  IconDoorExit,
  IconPencil,
  IconPlane,
  IconStar,
  IconUserStar,
  IconZzz,
} from '@tabler/icons-react';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readCareer, type CareerEvent } from '../../contract/career.ts';
import type { RecordPerson } from './record-tab.ts';
import { formatPeriod } from './format-period.ts';

const ICONS: Record<CareerEvent['kind'], typeof IconBriefcase> = {
  appointment: IconBriefcase,
  salary: IconCoins,
  designation: IconStar,
  head: IconUserStar,
  assignment: IconArrowMoveRight,
  standing: IconPlane,
  'leave without pay': IconZzz,
  separation: IconDoorExit,
};

/** A career from the last row to the first, with what was corrected on the way. */
export function Tab({ person }: { person: RecordPerson }) {
  const answer = useCall(readCareer, { params: { id: person.id } });
  if (answer.isError && !answer.data) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={320} aria-busy />;
  const { timeline, taken_out } = answer.data;
  if (timeline.length === 0)
    return <NothingHere title="No service is on record" description="A career begins with the first appointment." />;
  return (
    <Card withBorder padding="lg">
      <Timeline bulletSize={26} lineWidth={2} active={-1}>
        {timeline.map((event) => (
          <Event key={event.key} event={event} />
        ))}
      </Timeline>
      {taken_out.map((one) => (
        <Note key={`${one.what} ${one.at}`} text={`The ${one.what} was taken out on ${formatDay(one.at)} because: ${one.reason}`} />
      ))}
    </Card>
  );
}

/** Mantine gives a timeline its items as direct children. */
function Event({ event, ...item }: { event: CareerEvent }) {
  const now = useToday();
  const Icon = ICONS[event.kind];
  const runs = event.kind !== 'separation' && event.from <= now && (event.to === null || event.to >= now);
  return (
    <Timeline.Item
      {...item}
      bullet={<Icon size={14} aria-hidden />}
      title={
        <Group gap="xs">
          <Text size="sm" fw={500}>
            {event.title}
          </Text>
          {runs && <StatusBadge tone="info">Now</StatusBadge>}
          {event.from > now && <StatusBadge tone="waiting">Planned</StatusBadge>}
        </Group>
      }
    >
      <Text size="sm" c="dimmed">
        {[formatPeriod(event), ...event.details].join(' · ')}
      </Text>
      {event.salaries.length > 0 && <Salaries salaries={event.salaries} />}
      {event.corrections.map((one) => (
        <Note key={one.at} text={`Corrected on ${formatDay(one.at)}${one.by ? ` by ${one.by}` : ''} because: ${one.reason}`} />
      ))}
    </Timeline.Item>
  );
}

/** The salaries of one appointment: the last one, and the others when asked for. */
function Salaries({ salaries }: { salaries: CareerEvent['salaries'] }) {
  const [isOpen, { toggle }] = useDisclosure();
  const [last, ...earlier] = salaries;
  if (!last) return null;
  return (
    <Stack gap={2} mt={4}>
      <Text size="sm">{formatSalary(last)}</Text>
      {earlier.length > 0 && (
        <UnstyledButton onClick={toggle} aria-expanded={isOpen} mih={{ base: 44, sm: 'auto' }}>
          <Group gap={4}>
            {isOpen ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
            <Text size="sm">
              {earlier.length} earlier {earlier.length === 1 ? 'salary' : 'salaries'}
            </Text>
          </Group>
        </UnstyledButton>
      )}
      <Collapse expanded={isOpen}>
        <List size="sm">
          {earlier.map((one) => (
            <List.Item key={one.from}>{formatSalary(one)}</List.Item>
          ))}
        </List>
      </Collapse>
    </Stack>
  );
}

function formatSalary(one: CareerEvent['salaries'][number]): string {
  return `PHP ${formatMoney(one.amount)}, SG ${one.salary_grade}-${one.step}, ${formatPeriod(one)} (${one.cause})`;
}

function Note({ text }: { text: string }) {
  return (
    <Group gap={6} wrap="nowrap" mt={4} align="flex-start">
      <IconPencil size={14} aria-hidden />
      <Text size="sm" fs="italic">
        {text}
      </Text>
    </Group>
  );
}
