import { useState } from 'react';
import { Button, Group, Stack, Text, Timeline, Title } from '@mantine/core';
import { IconFileText, IconPencil, IconPlus } from '@tabler/icons-react';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { printBreach, readBreach, stepBreach, type BreachRow, type BreachStep } from '../../contract/breaches.ts';
import { CLOCK_WORDS, STATE_WORDS, STEP_WORDS } from '../../rules/breach-words.ts';
import { BreachForm } from './breach-form.tsx';
import { StepForm } from './step-form.tsx';

const TONES: Readonly<Record<BreachRow['clocks'][number]['state'], Tone>> = {
  waiting: 'waiting',
  overdue: 'bad',
  in_time: 'good',
  late: 'warning',
  excused: 'past',
  not_begun: 'neutral',
};

/** A breach with its clocks and steps; what is done about it is recorded here. */
export function BreachDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const found = useCall(readBreach, { params: { id } }).data;
  const [asked, setAsked] = useState<'correct' | 'step'>();
  const printing = useSend(printBreach);
  if (!found) return null;
  const { breach, steps, version } = found;
  const back = () => setAsked(undefined);
  if (asked === 'correct') return <BreachForm breach={breach} version={version} onClose={back} />;
  if (asked === 'step') return <StepForm breach={breach} onClose={back} />;
  return (
    <Dialog title={breach.title} size="form" onClose={onClose}>
      <Stack gap="md">
        <Clocks breach={breach} />
        <Facts
          facts={[
            ['Known at', formatInstant(breach.known_at)],
            ['What happened', breach.nature],
            ['Personal data', breach.involved],
            ['Affected', breach.affected],
            ['Number of people', breach.people ?? 'Not known yet'],
            ['Recorded by', `${breach.recorded_by}, ${formatInstant(breach.recorded_at)}`],
          ]}
        />
        <Steps steps={steps} />
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            leftSection={<IconFileText size={16} />}
            loading={printing.isPending}
            onClick={() => printing.mutate({ params: { id } })}
          >
            Report
          </Button>
          {breach.closed_at === null && (
            <ForCallers of={stepBreach}>
              <Button variant="default" leftSection={<IconPencil size={16} />} onClick={() => setAsked('correct')}>
                Correct
              </Button>
              <Button leftSection={<IconPlus size={16} />} onClick={() => setAsked('step')}>
                Record a step
              </Button>
            </ForCallers>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

function Clocks({ breach: { clocks } }: { breach: BreachRow }) {
  if (clocks.length === 0)
    return <Text size="sm">Notifying is no duty: not all three conditions of NPC Circular 16-03, section 11, are met.</Text>;
  return (
    <Facts
      facts={clocks.map(({ of, state, due_at, done_at }) => [
        CLOCK_WORDS[of],
        <Group key={of} gap="xs">
          <StatusBadge tone={TONES[state]}>{STATE_WORDS[state]}</StatusBadge>
          <span>{done_at ? `done ${formatInstant(done_at)}` : due_at ? `due ${formatInstant(due_at)}` : ''}</span>
        </Group>,
      ])}
    />
  );
}

function Steps({ steps }: { steps: readonly BreachStep[] }) {
  if (steps.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No step is recorded yet.
      </Text>
    );
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        Steps
      </Title>
      <Timeline bulletSize={12} lineWidth={2}>
        {steps.map(({ no, kind, at, note, by }) => (
          <Timeline.Item key={no} title={STEP_WORDS[kind]}>
            <Text size="sm">{note}</Text>
            <Text size="xs" c="dimmed">
              {formatInstant(at)}, recorded by {by}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Stack>
  );
}
