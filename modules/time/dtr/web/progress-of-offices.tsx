import { Anchor, Card, Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count, formatDay } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readProgress, type OfficeProgress } from '../contract/progress.ts';
import { BarOfStates, STATE_COLORS } from './bar-of-states.tsx';
import { dtrFlow, type DtrState } from '../workflow.ts';

/** Who holds how many records of a month since when, by office, the longest pending first. Each number leads to its records. */
export function ProgressOfOffices({ month }: { month: string }) {
  const answer = useCall(readProgress, { query: { month } });
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={400} aria-busy />;
  const { offices, due_on } = answer.data;
  if (offices.length === 0)
    return (
      <NothingHere
        title={`No daily time records in ${monthName(month)}`}
        description="The offices of those who served in the month appear here."
      />
    );
  const all = totalOf(offices);
  return (
    <Stack gap="sm">
      <Card withBorder padding="sm">
        <Stack gap="xs">
          <Text size="sm">
            {monthName(month)}: {all.LOCKED} of {count(sum(all), 'record')} locked; due at HR on {longDate(due_on)}.
          </Text>
          <BarOfStates name="All offices" states={all} height={16} />
          <Group gap="6px 16px">
            {dtrFlow.states.map((state) => (
              <Anchor key={state} component={Link} to={recordsOf(month, { state })} size="sm">
                <Swatch state={state} /> {dtrFlow.words[state]} {all[state]}
              </Anchor>
            ))}
          </Group>
        </Stack>
      </Card>
      <Card withBorder padding={0}>
        <Stack gap={0} component="ul" m={0} p={0}>
          {offices.map((office) => (
            <OfficeLine key={office.office_id} office={office} month={month} />
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}

function OfficeLine({ office, month }: { office: OfficeProgress; month: string }) {
  const { office_id, states, records, oldest } = office;
  const waiting = dtrFlow.states.filter((state) => states[state] > 0 && state !== 'LOCKED');
  return (
    <Group component="li" gap="sm" px="sm" py={8} className="progress-line" align="flex-start">
      <Stack gap={0} flex="1 1 260px" miw={0}>
        <Anchor component={Link} to={recordsOf(month, { office: office_id })} size="sm" fw={500}>
          {office.office}
        </Anchor>
        <Text size="xs" c="dimmed">
          {[office.campus, office.head ?? 'no head today'].join(' · ')}
        </Text>
      </Stack>
      <Stack gap={4} flex="2 1 320px" miw={0}>
        <BarOfStates name={office.office} states={states} height={12} />
        <Group gap="2px 12px">
          {waiting.map((state) => (
            <Anchor key={state} component={Link} to={recordsOf(month, { office: office_id, state })} size="xs">
              {dtrFlow.words[state]} {states[state]}
            </Anchor>
          ))}
          <Text size="xs" c="dimmed">
            {states.LOCKED} of {records} locked
          </Text>
        </Group>
      </Stack>
      <Text size="xs" flex="0 0 180px" c={oldest ? undefined : 'dimmed'}>
        {oldest ? `oldest since ${formatDay(oldest)}` : records === states.LOCKED ? 'all locked' : 'not over yet'}
      </Text>
    </Group>
  );
}

function Swatch({ state }: { state: DtrState }) {
  return <Progress size={10} w={10} value={100} color={STATE_COLORS[state]} display="inline-block" aria-hidden />;
}

function recordsOf(month: string, filters: Record<string, string | number>): string {
  return `?${new URLSearchParams({ tab: 'records', month, ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)])) })}`;
}

function totalOf(offices: readonly OfficeProgress[]): OfficeProgress['states'] {
  const all = { OPEN: 0, CERTIFYING: 0, SUBMITTED: 0, VERIFIED: 0, RECEIVED: 0, LOCKED: 0 };
  for (const { states } of offices) for (const state of dtrFlow.states) all[state] += states[state];
  return all;
}

function sum(states: OfficeProgress['states']): number {
  return Object.values(states).reduce((total, one) => total + one, 0);
}
