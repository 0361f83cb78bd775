import { Anchor, Button, Group, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { readCondition, readSupport, type Condition, type ConditionPart, type ConditionState } from '../../contract/system.ts';
import { FailedJobs } from '../jobs/failed-jobs.tsx';

const READ_AGAIN_MS = 60_000;
/** With more facts than that a part takes the whole width. */
const FACTS_IN_A_CARD = 10;

const STATES: Record<ConditionState, { tone: Tone; label: string }> = {
  fine: { tone: 'neutral', label: 'OK' },
  look: { tone: 'warning', label: 'Needs attention' },
  act: { tone: 'bad', label: 'Act now' },
};

/** How the system is, part by part, in words: what is fine, what to look at, what to do now. */
export function Screen() {
  const answer = useCall(readCondition, {}, { every: READ_AGAIN_MS });
  return (
    <Page
      title="System status"
      intro={answer.data && `Read ${formatInstant(answer.data.at)}.`}
      actions={
        <>
          <SupportButton />
          <Button variant="default" loading={answer.isFetching} onClick={() => void answer.refetch()}>
            Refresh
          </Button>
        </>
      }
    >
      {answer.data ? (
        <Parts condition={answer.data} />
      ) : answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <Skeleton h={480} />
      )}
    </Page>
  );
}

/** What those who help from outside ask for. */
function SupportButton() {
  const saving = useSend(readSupport);
  return (
    <Button variant="default" leftSection={<IconDownload size={16} />} loading={saving.isPending} onClick={() => saving.mutate({})}>
      Support bundle
    </Button>
  );
}

function Parts({ condition: { parts, failed_jobs: failed } }: { condition: Condition }) {
  return (
    <Stack gap="md">
      <Summary parts={parts} />
      <Cards parts={ofState(parts, 'act', 'look')} />
      {failed.length > 0 && <FailedJobs jobs={failed} />}
      <Cards parts={ofState(parts, 'fine')} />
    </Stack>
  );
}

/** Those that ask for most come first. */
function ofState(parts: ConditionPart[], ...states: ConditionState[]): ConditionPart[] {
  return states.flatMap((state) => parts.filter((part) => part.state === state));
}

function Cards({ parts }: { parts: ConditionPart[] }) {
  if (parts.length === 0) return null;
  const short = parts.filter(({ facts }) => facts.length <= FACTS_IN_A_CARD);
  const long = parts.filter(({ facts }) => facts.length > FACTS_IN_A_CARD);
  return (
    <>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {short.map((part) => (
          <Part key={part.name} part={part} />
        ))}
      </SimpleGrid>
      {long.map((part) => (
        <Part key={part.name} part={part} />
      ))}
    </>
  );
}

function Summary({ parts }: { parts: ConditionPart[] }) {
  const named = (state: ConditionState) =>
    ofState(parts, state)
      .map(({ title }) => title)
      .join(', ');
  const [act, look] = [named('act'), named('look')];
  return (
    <Text role="status">
      {act && (
        <>
          <Text span fw={600}>
            Act now:
          </Text>{' '}
          {act}.{' '}
        </>
      )}
      {look && (
        <>
          <Text span fw={600}>
            Check:
          </Text>{' '}
          {look}.
        </>
      )}
      {!act && !look && 'All parts are fine.'}
    </Text>
  );
}

function Part({ part: { name, title, state, says, facts, link } }: { part: ConditionPart }) {
  const id = `condition-${name}`;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            <Title order={2} id={id}>
              {title}
            </Title>
            <StatusBadge tone={STATES[state].tone}>{STATES[state].label}</StatusBadge>
          </Group>
          {link && (
            <Anchor component={Link} to={link.to} size="sm">
              {link.label}
            </Anchor>
          )}
        </Group>
        <Text size="sm">{says}</Text>
        {facts.length > 0 && <Facts facts={facts.map(({ label, value }) => [label, value] as const)} />}
      </Stack>
    </Paper>
  );
}
