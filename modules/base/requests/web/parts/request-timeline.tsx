import { Text, Timeline } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { formatTaker } from '@talaan/kernel/contract/step-taker.ts';
import { FileLink } from '@talaan/kernel/web/files/file-link.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readStepFile } from '../../contract/steps.ts';
import type { RequestView, RouteLine, TimelineStep } from '../../contract/timeline.ts';

/** The steps of a request, who took each and when, and below them the people who come next. */
export function RequestTimeline({ request }: { request: RequestView }) {
  const route = request.is_closed ? [] : request.route.filter(({ is_past }) => !is_past);
  // A returned request is with its owner now, whose stage has the last place.
  const coming = [...route.filter(({ is_open }) => is_open), ...route.filter(({ is_open }) => !is_open)];
  return (
    <Timeline active={request.steps.length - 1} bulletSize={12} lineWidth={2} aria-label={say('Steps')}>
      {request.steps.map((step) => (
        <Timeline.Item key={step.no}>
          <Step request={request.id} step={step} isEarlierRound={step.round < request.round} />
        </Timeline.Item>
      ))}
      {coming.map((line) => (
        <Timeline.Item key={`${line.place} ${line.seat}`} lineVariant="dashed">
          <ComingStage line={line} />
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

function Step({ request, step, isEarlierRound }: { request: number; step: TimelineStep; isEarlierRound: boolean }) {
  return (
    <>
      <Text size="sm" c={isEarlierRound ? 'dimmed' : undefined}>
        {say(step.label)} <Text span c="dimmed" size="xs">{`→ ${say(step.state_words)}`}</Text>
      </Text>
      {step.remarks !== '' && <Text size="sm">“{step.remarks}”</Text>}
      {step.file !== null && (
        <FileLink py={4} endpoint={readStepFile} input={{ params: { id: request, no: step.no } }}>
          <IconPaperclip size={14} aria-hidden /> {step.file}
        </FileLink>
      )}
      <Text size="xs" c="dimmed">
        {formatInstant(step.at)}, {formatTaker(step)}
        {isEarlierRound && say('; round {round}, no longer counts', { round: step.round })}
      </Text>
    </>
  );
}

/** A stage that is open or still to come: the seat, who has it today, and why it is in the route. */
export function ComingStage({ line }: { line: RouteLine }) {
  return (
    <>
      <Text size="sm" c={line.is_open ? undefined : 'dimmed'}>
        {line.is_open ? say('Now: ') : say('Next: ')}
        {line.people.length > 0 ? line.people.map(nameOf).join(say(' or ')) : say('no approver today')}
      </Text>
      <Text size="xs" c="dimmed">
        {[
          say(line.seat),
          line.because && say(line.because),
          isNoLonger(line) && say('at filing {filed_with}', { filed_with: line.filed_with ?? '' }),
        ]
          .filter(Boolean)
          .join('; ')}
      </Text>
    </>
  );
}

function nameOf({ name, in_place_of }: RouteLine['people'][number]): string {
  return in_place_of === null ? name : say('{name} for {in_place_of}', { name, in_place_of });
}

/** Whether the person who had the seat at filing has it no more. */
function isNoLonger({ filed_with, people }: RouteLine): boolean {
  return Boolean(filed_with) && people.every(({ name }) => !filed_with!.includes(name));
}
